import { webcrypto } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ServedDocument } from '#api/recordsApi.ts';
import type { ApplicationRecord } from '#domain/application/record.ts';
import { App } from '#src/App.tsx';
import { idleTexts } from '#domain/texts/idle.ts';
import { aDemoOffer, aUser } from '#test/support/applications.ts';
import { INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { setPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import type { User } from '#domain/session.ts';
import { at } from '#test/support/handlers.ts';
import { aManagedApplication, aRecord, anAnswer, SERVED } from '#test/support/records.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
beforeEach(() =>
  server.use(http.get(at('/api/issuer/applications/:id/'), () => HttpResponse.json(aManagedApplication()))),
);

/** As `Manage this application` or the receipt's link opens it. */
function open(address: string, record: ApplicationRecord | null, documents?: readonly ServedDocument[]): void {
  server.use(
    http.get(at('/api/applications/:id/record/'), ({ params }) =>
      record !== null && params['id'] === '31'
        ? HttpResponse.json(anAnswer(record, documents))
        : HttpResponse.json({ message: 'This page was not found' }, { status: 404 }),
    ),
  );
  history.replaceState(null, '', address);
  renderWithStore(<App />);
}

const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

it('[1-ADV-07] tells the issuer beside the record how it was approved, and nobody else', async () => {
  const record = aRecord();
  const findings = {
    adviser: { email: false, mobile: null },
    investor: { email: true, mobile: true },
    same_device: true,
    at_once: true,
  };
  server.use(
    http.get(at('/api/applications/:id/record/'), () =>
      HttpResponse.json({ ...anAnswer(record), status: 'submitted', approval: findings }),
    ),
  );
  history.replaceState(null, '', '/issuer/applications/31/');
  renderWithStore(<App />);

  const notice = await screen.findByRole('region', { name: 'About the approval' });
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Approved in a browser in which the adviser has submitted applications',
    'Approved within two minutes of being sent to the investor',
    'Adviser: email address not confirmed, mobile number not recorded',
    'Investor: email address confirmed, mobile number confirmed',
  ]);
});

it('shows what was submitted, in its order, with what was declared and agreed to', async () => {
  open('/applications/31/', aRecord());

  expect(await screen.findByRole('heading', { level: 1, name: 'What you submitted' })).toBeInTheDocument();
  expect(document.title).toBe('What you submitted');
  expect(cards()).toEqual([
    'Emberfield Copper Share Offer',
    'Offer documentation',
    'Contact details',
    'Investment amount',
    'Investor details',
    'Tax details',
    'Bank account details',
    'Payment Options',
    'Terms and Conditions',
    'Declaration',
    'Documents',
    'About this record',
  ]);
  expect(screen.queryByText('About the approval')).not.toBeInTheDocument();
  expect(await screen.findByText(/may accept an application in whole or in part/)).toBeInTheDocument();
  expect(await screen.findByText(/not a deposit/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    '/api/applications/31/record.pdf',
  );
});

it.each(INVESTOR_KINDS)('draws each line of the record of an application by %s', async (owner) => {
  for (const offer of [aDemoOffer(), aDemoOffer('saltbush-healthcare-property')]) {
    const record = aRecord(owner, offer);
    open('/applications/31/', record);
    const [head] = await screen.findAllByRole('heading', { level: 1 });
    const page = head?.closest('main');

    for (const { sections } of record.steps)
      for (const { title, lines } of sections) {
        if (title) expect(page).toHaveTextContent(title.replace(/\s+/g, ' '));
        for (const { label } of lines) expect(page).toHaveTextContent(label.replace(/\s+/g, ' '));
      }
    document.body.replaceChildren();
  }
});

it.each([
  ['400.00', 'Payment receivedAUD 400.00To pay nowAUD 1,633.00'],
  ['2033.00', 'Payment receivedAUD 2,033.00To pay nowNothing'],
])('says that %s was received, and what is still to pay', async (received, words) => {
  server.use(
    http.get(at('/api/applications/:id/record/'), () => HttpResponse.json({ ...anAnswer(aRecord()), received })),
  );
  history.replaceState(null, '', '/applications/31/');
  renderWithStore(<App />);

  expect(await screen.findByText('Payment received')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(words);
});

it('says of a question that was left open that it was', async () => {
  open('/applications/31/', aRecord());

  const question = await screen.findByText("Your adviser's email address", { selector: 'dt' });
  expect(question.nextElementSibling).toHaveTextContent(/^Not given$/);
});

it('shows of a number its end, in words, and no star', async () => {
  open('/applications/31/', aRecord());

  expect(await screen.findByText(/Ends in 782/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('*');
});

it('keeps the lines in which an adviser wrote to the investor', async () => {
  const offer = aDemoOffer();
  const record = aRecord('individual', offer);
  const line = {
    path: 'message_to_investor',
    label: 'Message',
    kind: 'text' as const,
    value: 'Dear Jane\nall is well',
  };
  open('/applications/31/', {
    ...record,
    steps: [{ name: 'review', title: 'Review', sections: [{ path: '', lines: [line] }] }],
  });

  const words = await screen.findByText(/Dear Jane/);
  expect(words.textContent).toBe('Dear Jane\nall is well');
});

it('names each document with its size and what is in it', async () => {
  open('/applications/31/', aRecord());

  const documents = await screen.findByRole('region', { name: 'Documents' });
  const files = within(documents)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(files).toEqual([
    `passport.pdf 310 kBSHA-256 ${'c'.repeat(64)}`,
    `Prospectus 2.4 MBSHA-256 ${'b'.repeat(64)}`,
    'RulesNot available then',
  ]);
});

it.each(['/applications/31/', '/issuer/applications/31/'])(
  '[1-LAND-39, 2-SUB-05] links at %s each document of the offer as it was served then, and none that was not',
  async (address) => {
    open(address, aRecord());

    const documents = within(await screen.findByRole('region', { name: 'Documents' }));
    // Staff have a link to the applicant's document as well, once the rest of their page is there.
    const links = documents.getAllByRole('link').filter((link) => link.textContent !== 'passport.pdf');
    expect(links).toEqual([documents.getByRole('link', { name: 'Prospectus' })]);
    const [link] = links;
    expect(link).toHaveAttribute('href', `/offers/emberfield-copper/documents/${'b'.repeat(64)}/`);
    expect(link).toHaveAttribute('target', '_blank');
    for (const words of documents.getAllByText('Links open in a new tab.'))
      expect(words).toHaveAttribute('data-print', 'no');
    expect(documents.queryByText(/since/)).not.toBeInTheDocument();
  },
);

it.each([
  // Morning of the 26th in Sydney, for whoever reads it.
  ['has another', { replaced_at: '2026-11-25T20:35:12.000Z' }, 'Replaced since, on 26/11/2026'],
  ['has none', { withdrawn_at: '2026-11-25T09:35:12.000Z' }, 'No longer part of the offer, since 25/11/2026'],
])('[1-LAND-39] says of a document that the offer %s by now', async (_what, change, words) => {
  open('/applications/31/', aRecord(), [{ ...SERVED, ...change }]);

  const link = await screen.findByRole('link', { name: 'Prospectus' });
  expect(link.closest('li')).toHaveTextContent(`Prospectus 2.4 MB${words}SHA-256 ${'b'.repeat(64)}`);
});

it('[1-LAND-39] links nothing that is not given out', async () => {
  open('/applications/31/', aRecord(), []);

  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByText(/Prospectus/)).toBeInTheDocument();
  expect(documents.queryByRole('link')).not.toBeInTheDocument();
  expect(documents.queryByText('Links open in a new tab.')).not.toBeInTheDocument();
});

it('[1-SHELL-03, 2-SUB-05, 2-SUB-06] leads staff from `Manage this application` to what was submitted, under its reference', async () => {
  open(
    '/issuer/applications/31/',
    aRecord('company', aDemoOffer(), { submitted_by: { role: 'issuer', name: 'Grace Nakamura' } }),
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Application EMB-7K2M9Q' })).toBeInTheDocument();
  expect(screen.getByText(/Grace Nakamura/).closest('dd')).toHaveTextContent('The issuer');
});

it('says that it waits for approval where it does', async () => {
  open('/applications/31/', aRecord('individual', aDemoOffer(), { status: 'pending_approval' }));

  expect(await screen.findByText('Waiting for the investor’s approval')).toBeInTheDocument();
});

describe('the issuer’s page of an application that cannot be shown', () => {
  const staff = aUser({ is_acting_as_issuer: true, has_issuer_role_groups: true });
  const signedIn = (user: User | null) =>
    server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })));

  it('says so to staff, for another issuer’s as for one that does not exist', async () => {
    signedIn(staff);
    open('/issuer/applications/32/', null);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This application cannot be shown here' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/only to the staff of the issuer that received it/)).toBeInTheDocument();
  });

  it('lets staff log in, and then shows the application', async () => {
    signedIn(null);
    open('/issuer/applications/31/', null);
    await userEvent.type(await screen.findByLabelText('Your email address'), 'grace@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    server.use(http.post(at('/login/'), () => new HttpResponse(null, { status: 204 })));
    signedIn(staff);
    server.use(http.get(at('/api/applications/:id/record/'), () => HttpResponse.json(anAnswer(aRecord()))));

    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Application EMB-7K2M9Q' })).toBeInTheDocument();
  });
});

it('says that it could not be loaded, and loads it on a press', async () => {
  history.replaceState(null, '', '/applications/31/');
  server.use(http.get(at('/api/applications/:id/record/'), () => HttpResponse.error(), { once: true }));
  renderWithStore(<App />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get(at('/api/applications/:id/record/'), () => HttpResponse.json(anAnswer(aRecord()))));

  await userEvent.click(again);

  expect(await screen.findByRole('link', { name: 'Download as PDF' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'What you submitted' })).toHaveFocus();
});

it('[1-LAND-44, 3-LOGIN-10] asks for nothing before a sign-out that is owed here was made up for', async () => {
  setPendingSignOut(true);
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => calls.push(`${request.method} ${new URL(request.url).pathname}`));
  server.use(http.post(at('/logout/'), () => HttpResponse.error(), { once: true }));
  open('/applications/31/', aRecord());
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(calls).not.toContain('GET /api/applications/31/record/');
  server.use(http.post(at('/logout/'), () => new HttpResponse(null, { status: 204 })));

  await userEvent.click(again);

  expect(await screen.findByRole('heading', { level: 1, name: 'What you submitted' })).toBeInTheDocument();
  expect(calls.filter((call) => /logout|record/.test(call))).toEqual([
    'POST /logout/',
    'POST /logout/',
    'GET /api/applications/31/record/',
  ]);
  server.events.removeAllListeners();
});

it('[3-LOGIN-11] is watched like a step: whoever is signed in is warned before nobody is at it any more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [aUser()] })));
  open('/applications/31/', aRecord());
  await screen.findByRole('heading', { level: 1, name: 'What you submitted' });
  await screen.findByRole('alert');

  await act(() => jest.advanceTimersByTimeAsync(29 * 60_000));

  expect(screen.getByRole('region', { name: idleTexts.title })).toBeInTheDocument();
  jest.useRealTimers();
});

describe('Check a record', () => {
  const known = new Set<string>();
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    known.clear();
    server.use(
      http.post(at('/api/records/check/'), async ({ request }) => {
        const form = await request.formData();
        const fields = [...form.entries()].map(([name, value]) => ({
          name,
          value: typeof value === 'string' ? value : '',
        }));
        asked.push(...fields.map(({ name, value }) => `${name} ${value}`));
        return HttpResponse.json({ is_known: fields.some(({ value }) => known.has(value)) });
      }),
    );
    history.replaceState(null, '', '/check/');
    // jsdom is a page on plain http.
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis.crypto, 'subtle'));

  const SHA_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const choose = async (content: string) =>
    userEvent.upload(await screen.findByLabelText('File'), new File([content], 'record.json'));

  it('sends the SHA-256 of the file alone, and says that it is ours', async () => {
    known.add(SHA_OF_ABC);
    renderWithStore(<App />);

    await choose('abc');

    expect(
      await screen.findByText('This file is a record created here, and it has not been changed.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('record.json');
    expect(asked).toEqual([`sha256 ${SHA_OF_ABC}`]);
  });

  it('takes the same file again, where the first try did not come through', async () => {
    known.add(SHA_OF_ABC);
    server.use(http.post(at('/api/records/check/'), () => HttpResponse.error(), { once: true }));
    renderWithStore(<App />);
    await choose('abc');
    await screen.findByText(/could not be checked/);
    // A browser tells of no change while the field has the same file already.
    expect(await screen.findByLabelText('File')).toHaveValue('');

    await choose('abc');

    expect(
      await screen.findByText('This file is a record created here, and it has not been changed.'),
    ).toBeInTheDocument();
  });

  it('says that a changed one is not', async () => {
    known.add(SHA_OF_ABC);
    renderWithStore(<App />);

    await choose('abcd');

    expect(await screen.findByText(/or it has been changed since/)).toBeInTheDocument();
  });

  it('says where the browser calculates none', async () => {
    Reflect.deleteProperty(globalThis.crypto, 'subtle');
    renderWithStore(<App />);

    await choose('abc');

    expect(await screen.findByText(/must be opened over https/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    [429, 'Too many files were checked. Wait a minute and try again.'],
    [503, 'The file could not be checked. Check your connection and choose it again.'],
  ])('says what to do where the service answers %i', async (status, words) => {
    server.use(http.post(at('/api/records/check/'), () => HttpResponse.json({}, { status })));
    renderWithStore(<App />);

    await choose('abc');

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  });
});

describe('an application that an adviser submitted for its investor’s approval', () => {
  const record = aRecord('individual', aDemoOffer(), { status: 'pending_approval' });
  const advised = { ...record, summary: { ...record.summary, adviser: 'Ava Reed' } };
  function show(changes: Partial<ReturnType<typeof anAnswer>>): void {
    server.use(
      http.get(at('/api/applications/:id/record/'), () => HttpResponse.json({ ...anAnswer(advised), ...changes })),
    );
    history.replaceState(null, '', '/applications/31/');
    renderWithStore(<App />);
  }

  it('[2-ROLE-08] says until when the investor can approve it', async () => {
    show({ approve_until: '2026-12-21T02:00:00.000Z' });

    expect(await screen.findByRole('heading', { level: 1, name: 'What was submitted' })).toBeVisible();
    const status = 'Waiting for the investor’s approval, until 21/12/2026, 1:00 pm AEDT';
    expect(screen.getByText(status)).toBeVisible();
  });

  it.each([
    ['declined', 'The investor has declined this application', 'Declined by the investor'],
    ['approval_expired', 'The investor has not approved this application in time', 'Not approved in time'],
  ] as const)('[2-ROLE-08] says that it was %s, and that nothing is to be paid', async (ended, title, status) => {
    show({ status: 'withdrawn', ended });

    const notice = await screen.findByRole('region', { name: title });
    expect(notice).toHaveTextContent('It will not be sent to the issuer, and there is nothing to pay.');
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.queryByText(/^Waiting for/)).not.toBeInTheDocument();
  });

  it.each([
    ['declined', 'The investor declined the application. Its details were deleted on 05/12/2026.', true],
    ['approval_expired', 'The investor did not approve the application in time. Its details were deleted', true],
    [null, 'They were deleted on 05/12/2026.', false],
  ] as const)('[2-ROLE-08] says of one that was %s and emptied that what was entered is deleted', async (...given) => {
    const [ended, words, isUnpaid] = given;
    const emptied = { message: 'x', reference: 'EMB-7K2M9Q', emptied_at: '2026-12-04T20:00:00.000Z', ended };
    server.use(http.get(at('/api/applications/:id/record/'), () => HttpResponse.json(emptied, { status: 410 })));
    history.replaceState(null, '', '/applications/31/');
    renderWithStore(<App />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Application EMB-7K2M9Q' })).toBeVisible();
    const notice = screen.getByRole('region', { name: 'The details of this application have been deleted' });
    expect(notice).toHaveTextContent(words);
    if (isUnpaid) expect(notice).toHaveTextContent('It will not be sent to the issuer, and there is nothing to pay.');
    else expect(notice).not.toHaveTextContent('issuer');
    expect(screen.queryByRole('link', { name: 'Download as PDF' })).not.toBeInTheDocument();
  });
});
