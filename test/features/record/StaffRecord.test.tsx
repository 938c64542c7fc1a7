import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ManagedApplication } from '#api/issuerApi.ts';
import { LONGEST_NOTE } from '#domain/application/issuerPage.ts';
import type { User } from '#domain/session.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { aManagedApplication, aRecord, anAnswer } from '#test/support/records.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
afterEach(() => void jest.restoreAllMocks());

const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const HANDLE = '0b6a3f2e-6d9a-4b51-9f0e-0f6f2d1c7a11';

const managed = (given: Partial<ManagedApplication> = {}) =>
  aManagedApplication({ numbers: [{ step: 'tax_details', path: 'investors.0.tfn', handle: HANDLE }], ...given });

/** Opens the issuer's page of an application; `state`: of its entry in the history. */
function open(
  answer: ManagedApplication = managed(),
  { id = 31, state = null }: { id?: number; state?: unknown } = {},
): void {
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [STAFF] })),
    http.get(at('/api/applications/:id/record/'), ({ params }) =>
      HttpResponse.json(anAnswer(aRecord('individual', undefined, { reference: `EMB-${String(params['id'])}` }))),
    ),
    http.get(at('/api/issuer/applications/:id/'), () => HttpResponse.json(answer)),
  );
  history.replaceState(state, '', `/issuer/applications/${id}/`);
  renderWithStore(<App />);
}

const card = (name: string) => screen.findByRole('region', { name });
const entries = async (name: string) =>
  within(await card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says for each person which required documents were supplied', async () => {
  const identity = { kind: 'identity', is_supplied: true } as const;
  open(
    managed({
      readiness: [
        { subject: 'Ada Marsh', items: [identity, { kind: 'certificate', is_supplied: false }] },
        { subject: 'Ben Marsh', items: [identity] },
      ],
    }),
  );

  const documents = await card('Required documents');

  expect(
    within(documents)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada Marsh', 'Ben Marsh']);
  expect(await entries('Required documents')).toEqual([
    'Identity documents: Supplied',
    "Accountant's certificate: Not supplied",
    'Identity documents: Supplied',
  ]);
});

it('lists the e-mails and the history in sentences, each with its time in the zone of the offer', async () => {
  const event = {
    role: 'issuer',
    name: 'Grace Nakamura',
    reason: null,
    status: null,
    questions: [] as string[],
    payment: null,
  } as const;
  open(
    managed({
      emails: [
        { id: 'a', kind: 'confirmation', state: 'sent', at: '2026-11-25T09:36:00.000Z' },
        { id: 'b', kind: 'issuer_notice', state: 'waiting', at: '2026-11-25T09:35:12.000Z' },
      ],
      history: [
        { ...event, id: '3', at: '2026-11-26T01:00:00.000Z', kind: 'number_revealed', reason: 'registry' },
        { ...event, id: '2', at: '2026-11-25T10:00:00.000Z', kind: 'note_added' },
        { ...event, id: '1', at: '2026-11-25T09:35:12.000Z', kind: 'submitted', role: 'investor', name: null },
      ],
      has_older: true,
    }),
  );

  expect(await entries('Emails')).toEqual([
    'Confirmation to the investorSent on 25/11/2026, 8:36 pm AEDT',
    'Notice to the issuerWaiting to be sent',
  ]);
  expect(await entries('History')).toEqual([
    '26/11/2026, 12:00 pm AEDTGrace Nakamura looked at a tax number. Reason: To enter it in the register.',
    '25/11/2026, 9:00 pm AEDTGrace Nakamura added a note.',
    '25/11/2026, 8:35 pm AEDTThe investor submitted the application.',
  ]);
  expect(screen.getByText('Older entries are not shown.')).toBeInTheDocument();
});

describe('a tax number', () => {
  it('is shown for a reason, and hidden again when the focus moves on', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(
      http.post(at('/api/applications/31/reveal-number/'), async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return HttpResponse.json({ number: '123456782' });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show TFN' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show TFN?' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Show TFN' }));
    expect(within(dialog).getByLabelText('Reason')).toHaveFocus();
    expect(within(dialog).getByText('This field is required')).toBeInTheDocument();
    expect(sent).toEqual([]);

    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'To enter it in the register');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show TFN' }));

    expect(await screen.findByText('123 456 782')).toBeInTheDocument();
    expect(sent).toEqual([{ handle: HANDLE, reason: 'registry' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide TFN' })).toHaveFocus());
    await userEvent.tab();
    expect(screen.queryByText('123 456 782')).not.toBeInTheDocument();
  });

  it('that arrives after the dialog was closed is thrown away', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(at('/api/applications/31/reveal-number/'), async () => {
        await held;
        return HttpResponse.json({ number: '123456782' });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show TFN' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'To correct the application');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show TFN' }));
    await userEvent.keyboard('{Escape}');
    const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));

    answer();

    await answered;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show TFN' })).toHaveFocus());
    expect(screen.queryByText('123 456 782')).not.toBeInTheDocument();
  });

  it('of a session that has ended leads to the log-in', async () => {
    server.use(http.post(at('/api/applications/31/reveal-number/'), () => HttpResponse.json({}, { status: 404 })));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show TFN' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'To correct the application');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show TFN' }));
    expect(await within(dialog).findByText(/no longer signed in for the issuer/)).toBeInTheDocument();
    server.use(
      http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })),
      http.get(at('/api/applications/:id/record/'), () => HttpResponse.json({}, { status: 404 })),
    );

    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));

    expect(await screen.findByLabelText('Your email address')).toBeInTheDocument();
  });

  it('stays hidden if the service refuses, and the dialog says why', async () => {
    server.use(
      http.post(at('/api/applications/31/reveal-number/'), () => HttpResponse.json({ message: '' }, { status: 429 })),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show TFN' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'To correct the application');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show TFN' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Too many numbers were shown');
  });
});

describe('an internal note', () => {
  const write = async (text: string) => {
    const field = await screen.findByLabelText('New note');
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  };

  it('is added once, however often it is tried, and then listed', async () => {
    const sent: Record<string, unknown>[] = [];
    open(managed(), { id: 41 });
    server.use(
      http.post(at('/api/issuer/applications/41/notes/'), async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return sent.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
      }),
    );

    await write('');
    expect(screen.getByText('Enter a note.')).toBeInTheDocument();
    expect(screen.getByLabelText('New note')).toHaveFocus();
    await write('Called the investor');
    expect(await screen.findByText(/The note was not saved/)).toBeInTheDocument();
    expect(screen.getByLabelText('New note')).toHaveValue('Called the investor');
    const note = { id: 'n', at: '2026-11-26T01:00:00.000Z', author: 'Grace Nakamura', text: 'Called the investor' };
    server.use(http.get(at('/api/issuer/applications/:id/'), () => HttpResponse.json(managed({ notes: [note] }))));
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await entries('Internal notes')).toEqual(['Grace Nakamura, 26/11/2026, 12:00 pm AEDTCalled the investor']);
    expect(screen.getByLabelText('New note')).toHaveValue('');
    expect(sent.map(({ text }) => text)).toEqual(['Called the investor', 'Called the investor']);
    expect(sent[0]?.['id']).toBe(sent[1]?.['id']);
  });

  it('that is changed after a lost answer is another note: the first may have arrived', async () => {
    const sent: Record<string, unknown>[] = [];
    open(managed(), { id: 45 });
    server.use(
      http.post(at('/api/issuer/applications/45/notes/'), async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return sent.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
      }),
    );
    await write('Called');
    await screen.findByText(/The note was not saved/);

    await userEvent.type(screen.getByLabelText('New note'), ' again');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    await screen.findByText('The note was added.');
    expect(sent.map(({ text }) => text)).toEqual(['Called', 'Called again']);
    expect(sent[0]?.['id']).not.toBe(sent[1]?.['id']);
  });

  it('that is too long is refused beside its field', async () => {
    open(managed(), { id: 42 });
    const field = await screen.findByLabelText('New note');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(LONGEST_NOTE + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    expect(field).toHaveAccessibleDescription(expect.stringContaining('it has 2,001 characters, the maximum is 2,000'));
  });

  it('that is typed is still there after another application was looked at', async () => {
    open(managed(), { id: 43, state: { list: listed([43, 44]) } });
    await userEvent.type(await screen.findByLabelText('New note'), 'Half a note');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: 'Application EMB-44' });
    expect(await screen.findByLabelText('New note')).toHaveValue('');

    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));

    await screen.findByRole('heading', { level: 1, name: 'Application EMB-43' });
    expect(await screen.findByLabelText('New note')).toHaveValue('Half a note');
  });
});

/** Page of the list, as the list puts it into the history. */
const listed = (ids: number[], given: Record<string, unknown> = {}) => ({
  href: '/issuer/applications/?status=submitted',
  state: { search: 'Marsh', place: '' },
  ids,
  previous: null,
  next: null,
  ...given,
});

describe('opened from the list', () => {
  it('leads to the next application, also on the next page of the list, and back to the list as it was', async () => {
    const asked: Record<string, unknown>[] = [];
    const answer = { results: [{ application_id: 33 }], previous: 'before:x', next: null };
    server.use(
      http.post(at('/api/issuer/applications/'), async ({ request }) => {
        asked.push(Object.fromEntries(await request.formData()));
        return HttpResponse.json(answer);
      }),
    );
    open(managed(), { state: { list: listed([30, 31], { next: 'after:y' }) } });

    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));

    const title = await screen.findByRole('heading', { level: 1, name: 'Application EMB-33' });
    expect(title).toHaveFocus();
    expect(asked).toEqual([{ search: 'Marsh', status: 'submitted', order: 'newest', place: 'after:y' }]);
    expect(await screen.findByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute(
      'href',
      '/issuer/applications/?status=submitted',
    );
  });

  it('leads to the whole list if it was opened by its address', async () => {
    open();

    const link = await screen.findByRole('link', { name: 'All applications' });
    expect(link).toHaveAttribute('href', '/issuer/applications/');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

it('shows an uploaded document in its place where the browser can, and in a new tab everywhere', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  open();
  const address = '/api/issuer/applications/31/documents/d1/';
  const link = await screen.findByRole('link', { name: 'passport.pdf' });
  expect(link).toHaveAttribute('href', address);

  await userEvent.click(screen.getByRole('button', { name: 'View passport.pdf' }));

  expect(screen.getByTitle('passport.pdf')).toHaveAttribute('src', address);
  await userEvent.click(screen.getByRole('button', { name: 'Hide passport.pdf' }));
  expect(screen.queryByTitle('passport.pdf')).not.toBeInTheDocument();
});

it('shows the record although the rest could not be loaded, and loads that on a press', async () => {
  open();
  server.use(http.get(at('/api/issuer/applications/:id/'), () => HttpResponse.error(), { once: true }));
  await screen.findByText('Documents, notes and history could not be loaded');
  expect(screen.getByRole('region', { name: 'Investor details' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await card('History')).toBeInTheDocument();
});

it('saves record and documents in one zip, and says what to do where a document is missing', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  server.use(
    http.get(at('/api/issuer/applications/31/files.zip'), () => HttpResponse.json({ message: 'No' }, { status: 404 }), {
      once: true,
    }),
    http.get(at('/api/issuer/applications/31/files.zip'), () => HttpResponse.text('PK')),
  );
  open();
  const link = await screen.findByRole('link', { name: 'Download everything (zip)' });
  expect(link).toHaveAttribute('href', '/api/issuer/applications/31/files.zip');

  await userEvent.click(link);

  expect(await screen.findByRole('alert', { name: 'The file could not be downloaded' })).toHaveTextContent(
    'A document is not available at the moment. The links below open each of the others.',
  );
  expect(saved).toEqual([]);
  await userEvent.click(link);
  await waitFor(() => expect(saved).toEqual(['blob:1 as EMB-31.zip']));
  expect(screen.queryByRole('alert', { name: 'The file could not be downloaded' })).not.toBeInTheDocument();
});

it('asks for the log-in where the files are refused because nobody is signed in any more', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Download everything (zip)' });
  const none = () => HttpResponse.json({ message: 'No' }, { status: 404 });
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })),
    http.get(at('/api/applications/31/record/'), none),
    http.get(at('/api/issuer/applications/31/files.zip'), none),
  );
  await userEvent.click(link);

  expect(await screen.findByLabelText('Your email address')).toBeInTheDocument();
});
