import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import { BankDetailsStep } from '#features/bank_details/index.ts';
import { ReviewStep } from '#features/review/index.ts';
import { fileOpened, stepOpened } from '#store/events.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectIsSessionLost } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { signIn } from '#store/session/signIn.ts';
import { addPending, changePending, dropPending, pendingUploads } from '#store/documents/pendingUploads.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD } from '#test/support/sessionService.ts';

const MISSING_STATEMENT = /A recent statement is required/;
const UPLOAD = at('/api/application_docs/');
const statements = (type: 'OPTIONAL' | 'REQUIRED') =>
  aDemoOffer('emberfield-copper', {
    new_investor_bank_statement_type: type,
    existing_investor_bank_statement_type: type,
  });
const [LENIENT, DEMANDING] = [statements('OPTIONAL'), statements('REQUIRED')];

/** The bank account's step and what stands after it. */
function Wizard() {
  const step = useAppSelector(selectCurrentStep);
  if (step === 'bank_details') return <BankDetailsStep />;
  return step === 'review' ? <ReviewStep /> : <p>another step</p>;
}

async function renderWizard({ isRequired = false, fileId = '' } = {}) {
  const offer = isRequired ? DEMANDING : LENIENT;
  const application = anIndividualApplication(offer);
  const store = aStoreOnReview({
    offer,
    application: { ...application, bank_details: { ...application.bank_details, bank_statement: null } },
  });
  const { offerSlug, mode } = store.getState().wizard;
  if (fileId)
    store.dispatch(
      fileOpened({
        fileId,
        offerSlug: offerSlug ?? '',
        offerName: offer.name,
        userId: null,
        firstStep: 'review',
        mode,
        at: NOW,
      }),
    );
  store.dispatch(stepOpened({ name: 'bank_details' }));
  const view = renderWithStore(<Wizard />, store);
  await act(async () => undefined);
  const go = (name: 'bank_details' | 'review') => act(async () => void store.dispatch(stepOpened({ name })));
  return {
    ...view,
    user: userEvent.setup(),
    go,
    statement: () => selectApplication(store.getState()).bank_details?.bank_statement,
  };
}

const choose = (user: ReturnType<typeof userEvent.setup>, name = 'statement.pdf') =>
  user.upload(screen.getByLabelText(/Choose a PDF file/), new File(['%PDF'], name, { type: 'application/pdf' }));
const next = () => screen.getByRole('button', { name: 'Next' });
const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));
const waits = () => screen.findByText('Waiting to upload. It will start automatically');

useServer();
afterEach(() => act(() => abortAllUploads()));

it('[1-UPL-04] holds Next while the service refuses a file, tells it in the summary, and lets go with the file', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.json({ doc_file: ['Virus found'] }, { status: 400 })));
  const { user, store } = await renderWizard();
  await choose(user);
  await screen.findByText('Virus found');

  await user.click(next());
  expect(selectCurrentStep(store.getState())).toBe('bank_details');
  expect(screen.getByText('statement.pdf: Virus found')).toBeInTheDocument();
  expect(next()).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Remove statement.pdf' }));
  await user.click(next());
  expect(selectCurrentStep(store.getState())).toBe('payment_options');
});

it.each([
  ['too large', 'statement.pdf', 20_000_001, 'The file is larger than 20 MB'],
  ['not a PDF', 'statement.docx', 1000, 'Only PDF files are accepted'],
  ['empty', 'statement.pdf', 0, 'The file is empty'],
])(
  '[1-UPL-04, 1-UPL-10] holds Next while a file is refused before it is sent as %s, tells it in the summary, and goes on with another in its place',
  async (_why, name, size, message) => {
    const sent = jest.fn();
    server.use(http.post(UPLOAD, sent));
    const { store } = await renderWizard();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(
      screen.getByLabelText(/Choose a PDF file/),
      Object.defineProperty(new File(['%PDF'], name), 'size', { value: size }),
    );
    expect(screen.getByLabelText(/Choose another PDF file/)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );

    await user.click(next());
    expect(selectCurrentStep(store.getState())).toBe('bank_details');
    expect(screen.getByRole('link', { name: `${name}: ${message}` })).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(sent).not.toHaveBeenCalled();

    await user.upload(
      screen.getByLabelText(/Choose another PDF file/),
      new File(['%PDF'], 'better.pdf', { type: 'application/pdf' }),
    );
    await screen.findByRole('link', { name: 'better.pdf' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(next());
    expect(selectCurrentStep(store.getState())).toBe('payment_options');
  },
);

it('[1-UPL-05] says on review that a file still waits, and takes it up where its step is opened again', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  const { user, go, statement } = await renderWizard();
  await choose(user);
  await waits();
  await user.click(next());
  await go('review');
  expect(screen.getByText('Not part of the application yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'statement.pdf for Bank account details is waiting to upload' }));
  await waits();
  await waitFor(() =>
    expect(document.activeElement?.closest('fieldset')).toBe(screen.getByRole('group', { name: /^Bank statement/ })),
  );

  server.resetHandlers();
  await reconnect();
  expect(await screen.findByRole('link', { name: 'statement.pdf' })).toBeInTheDocument();
  await user.click(next());

  expect(statement()).toMatchObject({ filename: 'statement.pdf', download: '/api/documents/d1/' });
  await go('review');
  expect(screen.queryByText('Not part of the application yet')).not.toBeInTheDocument();
});

it('[1-UPL-05] goes on while another step is on screen, and is added to its own without a visit', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  const { user, go, statement } = await renderWizard();
  await choose(user);
  await waits();
  await go('review');

  server.resetHandlers();
  await reconnect();
  await waitFor(() => expect(screen.queryByText('Not part of the application yet')).not.toBeInTheDocument());
  expect(statement()).toMatchObject({ filename: 'statement.pdf' });
  expect(screen.getByRole('button', { name: /^Submit/ })).not.toHaveAttribute('aria-disabled');
  expect(pendingUploads()).toEqual([]);
  await go('bank_details');
  expect(await screen.findByRole('link', { name: 'statement.pdf' })).toBeInTheDocument();
});

it.each([
  ['the service fails', () => new HttpResponse(null, { status: 503 })],
  ['there is no connection', () => HttpResponse.error()],
])(
  '[1-UPL-05] does not say that a required document is missing while it waits because %s, and Next goes on',
  async (_when, answer) => {
    server.use(http.post(UPLOAD, answer));
    const { user, store } = await renderWizard({ isRequired: true });
    await user.click(next());
    expect(screen.getAllByText(MISSING_STATEMENT)).toHaveLength(2);

    await choose(user);
    await waits();
    expect(
      screen.getByText('statement.pdf is waiting to upload and will start automatically').closest('[role="status"]'),
    ).toBeInTheDocument();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(screen.queryByText(MISSING_STATEMENT)).not.toBeInTheDocument();
    expect(next()).not.toHaveAttribute('aria-disabled');
    await user.click(next());

    expect(selectCurrentStep(store.getState())).toBe('payment_options');
  },
);

it('[1-UPL-05] leaves with a required document that arrives while Next waits for it, and not without one that is refused', async () => {
  let answer = (_response: Response) => {};
  server.use(http.post(UPLOAD, () => new Promise<Response>((resolve) => (answer = resolve))));
  const { user, store, statement } = await renderWizard({ isRequired: true });
  await choose(user);
  await user.click(next());
  await act(async () => answer(HttpResponse.json({ doc_file: ['Virus found'] }, { status: 400 })));
  expect(await screen.findByRole('link', { name: 'statement.pdf: Virus found' })).toBeInTheDocument();
  expect(selectCurrentStep(store.getState())).toBe('bank_details');

  await user.upload(
    screen.getByLabelText(/Choose another PDF file/),
    new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' }),
  );
  await user.click(next());
  await act(async () =>
    answer(HttpResponse.json({ id: 'd1', filename: 'statement.pdf', download: '/api/documents/d1/' })),
  );

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('payment_options'));
  expect(statement()).toMatchObject({ id: 'd1' });
});

it('[1-UPL-05] adds on review what arrived while its step could not be given it', async () => {
  const { go, statement, store } = await renderWizard();
  await go('review');
  const place = {
    fileId: selectFileId(store.getState()),
    step: 'bank_details',
    fieldId: 'bank-bank_statement',
    path: 'bank_statement',
  } as const;
  act(() => {
    addPending({ id: 'late', place, file: new File(['%PDF'], 'statement.pdf'), refusal: null });
    changePending('late', {
      status: 'arrived',
      leftBy: '',
      document: { id: 'd5', filename: 'statement.pdf', download: '/api/documents/d5/' },
    });
  });

  await waitFor(() => expect(statement()).toMatchObject({ id: 'd5' }));
  expect(screen.queryByText('Not part of the application yet')).not.toBeInTheDocument();
});

it('[1-UPL-05] calls a required document that waits waiting and not missing as well, in one notice', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  const { user, go } = await renderWizard({ isRequired: true });
  await choose(user);
  await waits();
  await user.click(next());
  await go('review');

  expect(screen.getByText('Not part of the application yet')).toBeInTheDocument();
  expect(screen.queryByText(/Bank statement documents are required/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Please review the application details|Everything looks good/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Leave out statement.pdf' }));
  expect(screen.getByText(/Bank statement documents are required/).closest('[tabindex="-1"]')).toHaveFocus();
});

it.each([
  ['waits', () => HttpResponse.error(), 'Waiting to upload'],
  ['has arrived at a step that only its own form can fill', undefined, 'Uploaded, not added yet'],
])(
  '[1-UPL-05] says of a document that %s in its own line of review that it is not there yet, and not that it is missing',
  async (_how, answer, text) => {
    if (answer) server.use(http.post(UPLOAD, answer));
    else server.use(http.post(UPLOAD, () => HttpResponse.error(), { once: true }));
    const { user, go } = await renderWizard({ isRequired: true });
    await choose(user);
    await waits();
    await user.click(next());
    if (!answer) act(() => pendingUploads().forEach(({ id }) => changePending(id, { status: 'arrived' })));
    await go('review');
    const line = () => screen.getByText('Bank statement').nextElementSibling;

    expect(line()).toHaveTextContent(text);
    act(() => pendingUploads().forEach(({ id }) => dropPending(id)));
    expect(line()).toHaveTextContent('Not supplied');
  },
);

it('[1-UPL-05] holds Submit while a document waits, says so, and lets go of it on demand', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  let lodged = 0;
  server.use(
    http.post(
      at('/offer/api/application-create-update/'),
      () => ((lodged += 1), new HttpResponse(null, { status: 503 })),
    ),
  );
  const { user, go } = await renderWizard();
  await choose(user);
  await waits();
  await user.click(next());
  await go('review');
  const submit = screen.getByRole('button', { name: /^Submit/ });

  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.click(submit);
  expect(screen.getByText('Not part of the application yet').closest('[tabindex="-1"]')).toHaveFocus();
  expect(lodged).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Leave out statement.pdf' }));
  expect(pendingUploads()).toEqual([]);
  await user.click(submit);
  await waitFor(() => expect(lodged).toBe(1));
});

it('[1-UPL-05, 3-ERR-03] keeps a file that comes after the session has ended, and sends it once the person has logged in again', async () => {
  const service = aSessionService();
  const refusal = { code: 'session', message: 'Your session has ended' };
  server.use(
    ...service.handlers,
    http.post(UPLOAD, () => (service.user() === null ? HttpResponse.json(refusal, { status: 401 }) : undefined)),
  );
  const { user, store, statement } = await renderWizard({ fileId: 'f1' });
  await choose(user);
  await waits();
  await user.click(next());
  expect(selectIsSessionLost(store.getState())).toBe(true);

  await act(async () => void (await store.dispatch(signIn({ username: 'olivia@example.com', password: PASSWORD }))));

  // At once, not after its pause.
  await waitFor(() => expect(statement()).toMatchObject({ filename: 'statement.pdf' }), { timeout: 1_000 });
  expect(pendingUploads()).toEqual([]);
});

it('[1-UPL-08] is without a removed document at once, though the service has not heard of it and the step was not saved since', async () => {
  const { user, go, statement } = await renderWizard();
  await choose(user);
  await screen.findByRole('link', { name: 'statement.pdf' });
  await user.click(next());
  expect(statement()).toMatchObject({ filename: 'statement.pdf' });
  await go('bank_details');
  server.use(http.delete(at('/api/documents/:id/'), () => new HttpResponse(null, { status: 503 })));

  await user.click(screen.getByRole('button', { name: 'Remove statement.pdf' }));
  expect(screen.queryByText('statement.pdf')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Choose a PDF file/)).toHaveFocus();
  await act(async () => undefined);
  await go('review');

  expect(statement()).toBeNull();
});

it('lets go of every file when the session ends', async () => {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  const { user, go } = await renderWizard();
  await choose(user);
  await waits();
  await go('review');

  act(() => abortAllUploads());

  expect(pendingUploads()).toEqual([]);
});

/** What a connection can do to an upload: the service has it or not, the answer comes or not. */
const CUTS = [
  () => HttpResponse.error(),
  () => new HttpResponse(null, { status: 502 }),
  () => new HttpResponse('{"id":"d', { headers: { 'content-type': 'application/json' } }),
  () => new HttpResponse(null, { status: 429 }),
];

it.each(Array.from({ length: 100 }, (_, seed) => [seed]))(
  '[1-UPL-05] keeps what was typed, and shows one document, after cuts no. %i',
  async (seed) => {
    const cuts = Array.from({ length: 1 + (seed % 3) }, (_, index) => CUTS[(seed * 7 + index * 3) % CUTS.length]);
    server.use(http.post(UPLOAD, () => cuts.shift()?.()));
    const { user } = await renderWizard();
    await user.clear(screen.getByLabelText('Account name'));
    await choose(user);
    await user.type(screen.getByLabelText('Account name'), 'Jane Q Citizen');

    await waitFor(
      async () => {
        await reconnect();
        expect(screen.getAllByRole('link', { name: 'statement.pdf' })).toHaveLength(1);
      },
      { timeout: 4_000 },
    );

    expect(screen.getByLabelText('Account name')).toHaveValue('Jane Q Citizen');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(pendingUploads()).toEqual([]);
  },
);
