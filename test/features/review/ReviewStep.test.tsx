import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application } from '#domain/application.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { ReviewStep } from '#features/review/index.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { landingErrors } from '#domain/texts/errors.ts';
import { applicationSubmitted, draftKept, draftSaved, stepOpened, userLoaded } from '#store/events.ts';
import type { AppStore } from '#store/createStore.ts';
import { connectionChanged } from '#store/file/saveStatusSlice.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { selectCompleted, selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { drained } from '#test/support/eventLoop.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const AT = '2026-11-21T00:00:00.000Z';
const CALL = at('/offer/api/application-create-update/');
const offer = aDemoOffer('emberfield-copper', {
  application_terms_and_conditions: '',
  allow_submit_with_missing_docs: false,
});

function withoutDocuments(application: Application): Application {
  const investors = application.investor_details?.investors?.map((investor) => ({ ...investor, idDoc: null }));
  return { ...application, investor_details: { ...application.investor_details, ...(investors && { investors }) } };
}

function show(options: Parameters<typeof aStoreOnReview>[0] = {}) {
  return renderWithStore(<ReviewStep />, aStoreOnReview({ offer, ...options }));
}

const submit = () => screen.getByRole('button', { name: /^Submit/ });

it('[1-SHELL-35, 1-SHELL-36] lists every step of the sidebar but review itself, each with an Edit link that opens it', async () => {
  const { store } = show();
  const details = screen.getByRole('region', { name: 'Application details' });
  expect(
    within(details)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Application details',
    'Contact details',
    'Investment amount',
    'Investor details',
    'Tax details',
    'Bank account details',
    'Payment Options',
  ]);
  expect(within(details).getByText('Is the investor an Australian resident for tax purposes?')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Edit Investor details' }));
  expect(selectCurrentStep(store.getState())).toBe('investor_details');
});

it('[1-LAND-39, 1-ADV-05] says what is missing on the landing page, is not all good, and leads to its field, which is marked', async () => {
  const whole = anIndividualApplication(offer);
  const application: Application = {
    ...whole,
    landingpage: { ...whole.landingpage, agree_to_terms: false },
    contact_details: { ...whole.contact_details, applicant_role: 'advisor', adviser_has_authority: null },
  };
  const store = aStoreOnReview({ offer, application });
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  renderWithStore(<Wizard />, store);
  const title = await screen.findByText('The start of the application is not complete');

  const missing = screen.getAllByRole('button', { name: /must be accepted|answer yes or no/ });
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'The terms and conditions must be accepted',
    "Do you have the investor's authority to act? Please answer yes or no",
  ]);
  expect(screen.queryByText(/Everything looks good/)).not.toBeInTheDocument();
  await userEvent.click(submit());
  expect(title.closest('#landing-gaps')).toHaveFocus();
  expect(selectCurrentStep(store.getState())).toBe('review');

  await userEvent.click(screen.getByRole('button', { name: /must be accepted/ }));

  const terms = await screen.findByRole('checkbox', { name: /agree to the/ });
  await waitFor(() => expect(terms).toHaveFocus());
  expect(terms).toHaveAccessibleDescription(/must be accepted/);
});

it('[2-SUB-09] says of a saved draft which step is not complete, before anything is sent, until it is, and leads to it', async () => {
  const whole = anIndividualApplication(offer);
  const investors = whole.investor_details?.investors ?? [];
  const withoutName = {
    ...whole.investor_details,
    investors: investors.map((each) => ({ ...each, legalLastName: '' })),
  };
  const store = aStoreOnReview({ offer, application: { ...whole, investor_details: withoutName } });
  let calls = 0;
  server.use(http.post(CALL, () => HttpResponse.json({}, { status: (calls += 1) > 0 ? 500 : 200 })));
  store.dispatch(draftSaved({ id: 31, revision: 1, draft_url: '/offers/a/draft/31/' }, { application: whole, at: AT }));
  renderWithStore(<ReviewStep />, store);

  const title = await screen.findByText('Some steps are not complete');
  expect(screen.queryByText(/Everything looks good/)).not.toBeInTheDocument();
  await userEvent.click(submit());
  expect(title.closest('#open-steps')).toHaveFocus();
  expect(calls).toBe(0);
  // Another version comes in: what is said stays as long as it is so.
  act(() => void store.dispatch(draftKept(whole, AT)));
  expect(title).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: /^Investor details: .*legal last name/ }));
  expect(selectCurrentStep(store.getState())).toBe('investor_details');
  act(() => {
    if (whole.investor_details) store.dispatch(saveStep('investor_details', whole.investor_details));
    store.dispatch(stepOpened({ name: 'review' }));
  });
  await waitFor(() => expect(screen.queryByText('Some steps are not complete')).not.toBeInTheDocument());
  expect(screen.getByText(/Everything looks good/)).toBeInTheDocument();
});

it('[1-SHELL-37] has an Edit button that begins at the contact details, in variant two only', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  unmount();

  const { store } = show({ offer: { ...offer, issuer_holdings_two_enabled: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

const ISSUER = { id: 9, username: 'staff@issuer.example', is_acting_as_issuer: true };

it.each([
  { case: 'a new application', mode: NEW_APPLICATION, text: 'Success! This application has been saved.' },
  {
    case: 'an application that was lodged',
    mode: { editing: true, draft: false, status: 'submitted' as const, preview: false },
    text: 'Success! Changes to this application have been saved.',
  },
])(
  '[1-SHELL-03, 2-SUB-03, 2-SUB-04, 2-SUB-05] tells an issuer who saved $case, with the way to it',
  async ({ mode, text }) => {
    const store = aStoreOnReview({ offer, mode });
    store.dispatch(userLoaded(ISSUER));
    renderWithStore(<ReviewStep />, store);
    act(
      () =>
        void store.dispatch(applicationSubmitted({ answer: { id: 77, original_application_id: 31 }, receipt: null })),
    );

    const box = await screen.findByRole('region', { name: text });
    expect(box).toHaveFocus();
    expect(within(box).getByRole('link', { name: 'Manage this application' })).toHaveAttribute(
      'href',
      '/issuer/applications/31/',
    );
    expect(screen.queryByRole('button', { name: /^(Edit|Save|Back)/ })).not.toBeInTheDocument();
  },
);

it('[2-SUB-03, 2-SUB-06, 2-SUB-08, 2-NEXT-13] keeps an issuer who saved on the page, which is then done', async () => {
  server.use(http.post(CALL, () => HttpResponse.json({ id: 77, reference: 'A-77', original_application_id: 40 })));
  const store = aStoreOnReview({ offer });
  store.dispatch(userLoaded(ISSUER));
  renderWithStore(<ReviewStep />, store);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));

  expect(await screen.findByRole('link', { name: 'Manage this application' })).toHaveAttribute(
    'href',
    '/issuer/applications/40/',
  );
  expect(selectCurrentStep(store.getState())).toBe('review');
  expect(selectCompleted(store.getState())).toBe(true);
});

it('[2-REV-02, 3-MISC-01] shows the declaration, sanitised', async () => {
  const terms = '<p onclick="x()">A<script>y()</script></p>';
  show({ offer: publicOffer({ ...offer, application_terms_and_conditions: terms }) });
  const text = await screen.findByText('A');
  expect(text.outerHTML).toBe('<p>A</p>');
});

describe('an existing holding', () => {
  function aTopUp(): Application {
    const { contact_details, investor_details: _investor, tax_details: _tax, ...rest } = anIndividualApplication(offer);
    return {
      ...rest,
      contact_details: {
        ...contact_details,
        holdingProfileType: 'TOP_UP',
        selectedSubregister: { id: 7, account_name: 'Jane Citizen' },
      },
    };
  }
  const tick = () => screen.getByRole('checkbox', { name: 'I confirm that the details of this holding are correct.' });

  it('[2-REV-03, 2-REV-04] is sent only when its details are confirmed, and asks for that next to the tick', async () => {
    const store = aStoreOnReview({ offer, application: aTopUp() });
    store.dispatch(userLoaded(aUser()));
    renderWithStore(<ReviewStep />, store);
    await userEvent.click(submit());
    expect(tick()).toHaveFocus();
    expect(tick()).toHaveAccessibleDescription('Please confirm that the details are correct.');

    await userEvent.click(tick());
    expect(tick()).toHaveAccessibleDescription('');
    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(selectApplication(store.getState()).review).toMatchObject({ detailsAreCorrectConfirmation: true });
  });

  it('[2-MISC-02, 1-SHELL-02] leads to the investor centre, which changes its details, without leaving the application', () => {
    show({ application: aTopUp() });
    const link = screen.getByRole('link', { name: 'update them in the investor centre' });
    expect(link).toHaveAttribute('href', '/investor/dashboard');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('[2-REV-05] a new one needs no confirmation', () => {
    show();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });
});

it('[2-REV-06, 2-REV-09, 2-READY-50] says that all is well and names the sum on the button', () => {
  show();
  expect(screen.getByText("Everything looks good. You're almost done.")).toBeInTheDocument();
  expect(submit()).toHaveTextContent(/^Submit AUD [\d,]+\.\d\d$/);
});

it('[2-READY-05, 2-READY-43, 2-READY-51] does not submit while required documents are missing, and says which', async () => {
  const sent = jest.fn();
  server.use(http.post(CALL, sent));
  const { store } = show({ application: withoutDocuments(anIndividualApplication(offer)) });
  expect(screen.getByText('Verification documents are required before submission')).toBeInTheDocument();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(submit());
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toHaveTextContent('Please review the application details above');

  await userEvent.click(screen.getByRole('button', { name: /Jane Citizen, Identity documents: Not supplied/ }));
  expect(selectCurrentStep(store.getState())).toBe('investor_details');
});

it('[2-READY-42, 2-READY-52] submits all the same where the offer allows it', () => {
  const lenient = { ...offer, allow_submit_with_missing_docs: true };
  show({ offer: lenient, application: withoutDocuments(anIndividualApplication(lenient)) });
  expect(screen.getByText('You have not provided some verification documents.')).toBeInTheDocument();
  expect(
    screen.getByText('You may still submit your application but will be required to provide documents later.'),
  ).toBeInTheDocument();
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

it('[2-CALL-01, 2-CALL-02, 2-SUB-07, 3-TAX-11] posts the whole application and goes on to the next steps', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(CALL, async ({ request }) => {
      const application = await readApplication(request);
      if (application instanceof Response) return application;
      sent.push(application.data);
      return HttpResponse.json({ id: 31, reference: 'EMB-7K2M9Q', status: 'submitted' });
    }),
  );
  const { store } = show();
  await userEvent.click(submit());

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('next_steps'));
  expect(selectCompleted(store.getState())).toBe(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    offer: offer.id,
    issuer_is_submitting: false,
    all_docs_are_attached: true,
    review: { holdingProfileType: 'NEW' },
    tax_details: { investors: [{ tfn: '123456782' }] },
  });
});

it('[2-SUB-14] makes one submission of several presses', async () => {
  const sent = jest.fn<Promise<Response>, []>(() => new Promise((resolve) => (answer = resolve)));
  let answer = (_response: Response) => {};
  server.use(http.post(CALL, sent));
  const { store } = show();
  await userEvent.tripleClick(submit());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await drained();
  answer(HttpResponse.json({ id: 31, reference: 'R', status: 'submitted' }));
  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('[2-SUB-09, 2-SUB-11, 2-SUB-13] says that it failed, keeps everything and lets it be sent again', async () => {
  server.use(http.post(CALL, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { store } = show();
  const before = selectApplication(store.getState());
  await userEvent.click(submit());

  const notice = await screen.findByRole('region', { name: 'An error occurred while processing your application' });
  expect(notice).toHaveFocus();
  expect(selectApplication(store.getState())).toMatchObject(before);

  await userEvent.click(submit());
  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
});

it("[2-SUB-10, 2-CALL-05] shows the service's own word about the offer", async () => {
  server.use(http.post(CALL, () => HttpResponse.json({ offer: ['This offer is closed'] }, { status: 400 })));
  show();
  await userEvent.click(submit());
  expect(await screen.findByRole('region', { name: 'This offer is closed' })).toBeInTheDocument();
});

it('leads to the step whose answers the service refused', async () => {
  const errors = { contact_details: { email_address: 'Please enter a valid email address' } };
  server.use(http.post(CALL, () => HttpResponse.json({ errors, message: 'x' }, { status: 400 })));
  const { store } = show();
  await userEvent.click(submit());
  await userEvent.click(
    await screen.findByRole('button', { name: 'Contact details: Please enter a valid email address' }),
  );
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

it.each<[string, boolean, string]>([
  ['with authority', true, ' and jane.citizen@example.com.'],
  ['without authority', false, ', and a request for approval to jane.citizen@example.com.'],
])('[2-REV-19, 1-ADV-07] says to an adviser %s who is e-mailed what', (_who, adviser_has_authority, end) => {
  const whole = anIndividualApplication(offer);
  const adviser = { applicant_role: 'advisor', adviser_has_authority, adviser_email: 'ava@example.com' } as const;
  show({ application: { ...whole, contact_details: { ...whole.contact_details, ...adviser } } });
  expect(
    screen.getByText((_text, element) =>
      Boolean(
        element?.tagName === 'P' &&
        element.textContent.startsWith(`A confirmation email will be sent to ava@example.com${end}`),
      ),
    ),
  ).toBeInTheDocument();
});

it('[2-REV-18, 2-REV-19] says where the confirmation goes and leads to the step that changes it', async () => {
  const { store } = show();
  expect(screen.getByText(/A confirmation email will be sent to jane.citizen@example.com\./)).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: 'If this is not correct, change it in step 2, Contact details.' }),
  );
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

const FAILED = 'An error occurred while processing your application';
const CALL_REGISTRAR = /If that does not work, call Bellbird Share Registry Pty Ltd on \+61 3 5550 0140\.$/;

it.each<[string, () => Response, string, RegExp]>([
  ['the service failed', () => new HttpResponse(null, { status: 500 }), FAILED, /is kept\. Press Submit again/],
  [
    'answers were refused',
    () => HttpResponse.json({ errors: { contact_details: { email_address: 'x' } }, message: 'x' }, { status: 400 }),
    FAILED,
    /Nothing was submitted\. Everything you entered is kept: correct what is listed here/,
  ],
  [
    'the offer takes none',
    () => HttpResponse.json({ offer: ['This offer is closed'] }, { status: 400 }),
    'This offer is closed',
    /Nothing was submitted\. Everything you entered is kept\./,
  ],
  [
    'a limit is reached',
    () => HttpResponse.json({ message: 'Please try again from 4:00 pm AEDT.' }, { status: 429 }),
    'Please try again from 4:00 pm AEDT.',
    /AEDT\.Nothing was submitted\. Everything you entered is kept\.If/,
  ],
])(
  '[2-SUB-09, 2-SUB-10, 2-CALL-17] says, where %s, what is kept, what to do and whom to call',
  async (_name, answer, title, advice) => {
    server.use(http.post(CALL, answer));
    show();
    await userEvent.click(submit());

    const notice = await screen.findByRole('region', { name: title });
    expect(notice).toHaveTextContent(advice);
    expect(notice).toHaveTextContent(CALL_REGISTRAR);
    expect(within(notice).getByRole('link', { name: '+61 3 5550 0140' })).toHaveAttribute('href', 'tel:+61355500140');
  },
);

it.each([
  ['a new application', NEW_APPLICATION],
  [
    'a saved draft, whose list has no landing page',
    { editing: true, draft: true, status: 'draft', preview: false, verified: true },
  ],
] as const)('[2-SUB-10] leads from a refused holding to the landing page: %s', async (_name, mode) => {
  const errors = { landingpage: { selectedSubregister: landingErrors.holdingGone } };
  server.use(http.post(CALL, () => HttpResponse.json({ errors, message: 'x' }, { status: 400 })));
  const { store } = show({ mode });
  await userEvent.click(submit());

  await userEvent.click(
    await screen.findByRole('button', { name: /^Landing page: You cannot apply with this holding/ }),
  );
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
});

it('[2-SUB-09] says of an earlier version that has arrived no more than that, and whom to call', async () => {
  server.use(http.post(CALL, () => new HttpResponse(null, { status: 422 })));
  show();
  await userEvent.click(submit());

  const notice = await screen.findByRole('region', {
    name: /^This application was submitted before your last changes/,
  });
  expect(within(notice).getAllByRole('paragraph')).toHaveLength(1);
  expect(notice).toHaveTextContent(CALL_REGISTRAR);
});

describe('a submission without an answer', () => {
  const QUESTION = at('/offer/api/submission-outcome/');
  const CHECKING = 'We are checking whether your application arrived.';
  const checking = () => screen.findByRole('region', { name: CHECKING });
  const lose = () => server.use(http.post(CALL, () => HttpResponse.error(), { once: true }));
  const goOnline = (store: AppStore, isOnline: boolean) =>
    act(() => {
      store.dispatch(connectionChanged(isOnline));
      if (isOnline) window.dispatchEvent(new Event('online'));
    });
  afterEach(() => jest.useRealTimers());

  it('[2-SUB-09, 2-SUB-14] is no failure: it is asked after, and nothing can be changed meanwhile', async () => {
    lose();
    server.use(http.post(QUESTION, () => HttpResponse.json({ outcome: 'in_flight' })));
    show();
    await userEvent.click(submit());

    expect(await checking()).toHaveFocus();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
  });

  it('[2-SUB-09, 2-REV-18] does not speak of a way to go on meanwhile, and offers nothing that leads nowhere', async () => {
    lose();
    server.use(http.post(QUESTION, () => HttpResponse.json({ outcome: 'in_flight' })));
    show();
    expect(screen.getByText(/You're almost done/)).toBeVisible();
    expect(screen.getByRole('button', { name: /If this is not correct/ })).toBeVisible();
    await userEvent.click(submit());
    await checking();

    expect(screen.getByText(/^A confirmation email will be sent to/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /If this is not correct/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/You're almost done/)).not.toBeInTheDocument();
  });

  it('[2-SUB-07, 2-SUB-09] ends in the receipt as soon as the browser is online again', async () => {
    lose();
    const { store } = show();
    // The next question is asked a second later otherwise: no second passes.
    jest.useFakeTimers();
    fireEvent.click(submit());
    await drained();
    goOnline(store, false);
    expect(screen.getByRole('region', { name: CHECKING })).toHaveTextContent(
      'There is no connection at the moment. We will check again once it is back.',
    );

    server.use(
      http.post(QUESTION, () => HttpResponse.json({ outcome: 'arrived', reply: { id: 31, reference: 'A-31' } })),
    );
    goOnline(store, true);

    await drained();
    expect(selectCurrentStep(store.getState())).toBe('next_steps');
  });

  it('[2-SUB-09, 2-SUB-13] says that nothing was submitted, and lets it be sent again', async () => {
    lose();
    server.use(http.post(QUESTION, () => HttpResponse.json({ outcome: 'never_arrived' })));
    const { store } = show();
    await userEvent.click(submit());
    await checking();
    goOnline(store, true);

    const notice = await screen.findByRole('region', { name: FAILED });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Nothing was submitted. You can safely submit again.');
    expect(screen.getAllByRole('button', { name: /^Edit/ })).not.toHaveLength(0);
    await userEvent.click(submit());
    await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  });
});
