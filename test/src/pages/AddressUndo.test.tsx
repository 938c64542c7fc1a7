import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App } from '#src/App.tsx';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStore } from '#test/support/draftStore.ts';

useServer();

const TOKEN = 'fJ3-token_of_the_link';
const URL_OF_CALLS = `/api/address-undo/${TOKEN}/`;
const UNDO = {
  offer_name: 'Emberfield Copper Share Offer',
  masked_mobile: 'mobile number (Australia, +61) that ends in 678',
  until: '2026-11-22T10:00:00',
};
const TITLE = 'Undo the change to your email address';
const ok = () => HttpResponse.json({});

beforeEach(() => window.history.replaceState(null, '', `/undo/#${TOKEN}`));

function answerLooks(...answers: (() => Response)[]): () => number {
  let calls = 0;
  server.use(
    http.get(at(URL_OF_CALLS), () => {
      calls += 1;
      return (answers[calls - 1] ?? answers.at(-1) ?? (() => HttpResponse.json(UNDO)))();
    }),
  );
  return () => calls;
}

function answerUndo(...answers: (() => Response)[]): Record<string, FormDataEntryValue>[] {
  const sent: Record<string, FormDataEntryValue>[] = [];
  server.use(
    http.post(at(URL_OF_CALLS), async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return (answers[sent.length - 1] ?? ok)();
    }),
  );
  return sent;
}

async function show() {
  const shown = renderWithStore(<App />, aStore());
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByLabelText('One-time password');

describe('the page that undoes a change of address', () => {
  it('[3-DRAFT-01] says of which offer, until when and where a code would go, and sends none unasked', async () => {
    answerLooks();
    const sent = answerUndo();
    await show();

    expect(await screen.findByText(/Emberfield Copper Share Offer was changed from yours/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toBe(TITLE);
    expect(screen.getByText(/you can undo the change until 22\/11\/2026, 10:00 am \S+\./)).toBeVisible();
    expect(screen.getByText(/before the change: the mobile number \(Australia, \+61\) that ends in 678/)).toBeVisible();
    expect(screen.queryByLabelText('One-time password')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[3-DRAFT-01] sends a code, refuses a wrong one at its field, and says that the change is undone after the right one', async () => {
    answerLooks();
    const sent = answerUndo(
      ok,
      () => HttpResponse.json({ verified: false, code_over: true }),
      () => HttpResponse.json({ verified: true }),
    );
    await show();
    await press('Send code');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.type(await field(), '123456');
    await press('Undo the change');
    expect(await screen.findByText('This code is no longer valid')).toBeVisible();
    expect(screen.getByText(/That code is no longer valid/)).toBeVisible();
    expect(screen.queryByText(/is valid for|try again/)).not.toBeInTheDocument();
    await press('Undo the change');

    expect(await screen.findByRole('heading', { level: 1, name: 'The change has been undone' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { action: 'send_sms_code' },
      { action: 'undo', otp_token: '123456' },
      { action: 'undo', otp_token: '123456' },
    ]);
  });

  it('[3-DRAFT-01] says after another press that the change is undone where the first answer was lost', async () => {
    answerLooks();
    const sent = answerUndo(
      ok,
      () => HttpResponse.error(),
      () => HttpResponse.json({ verified: true }),
    );
    await show();
    await press('Send code');
    await userEvent.type(await field(), '123456');
    await press('Undo the change');
    expect(await screen.findByText('That did not work. Please try again.')).toHaveAttribute('role', 'status');
    await press('Undo the change');

    expect(await screen.findByRole('heading', { level: 1, name: 'The change has been undone' })).toBeVisible();
    expect(sent).toHaveLength(3);
  });

  it('[3-DRAFT-01] says so when it is loaded again, and asks for nothing', async () => {
    answerLooks(() => HttpResponse.json({ is_undone: true }));
    const sent = answerUndo();
    await show();

    expect(await screen.findByRole('heading', { level: 1, name: 'The change has been undone' })).toBeVisible();
    expect(document.title).toBe('The change has been undone');
    expect(screen.getByText(/Your email address is back on the application/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  const gone = () => HttpResponse.json({ message: 'no' }, { status: 404 });
  it.each([
    ['before the press', [ok, gone]],
    ['with the last wrong code', [ok, () => HttpResponse.json({ verified: false, code_over: true })]],
    ['before a code was asked for', [gone]],
  ])('[3-DRAFT-01] says that the link undoes nothing any more where it has ended %s', async (_when, answers) => {
    answerLooks(() => HttpResponse.json(UNDO), gone);
    answerUndo(...answers);
    await show();
    await press('Send code');
    if (answers.length > 1) {
      await userEvent.type(await field(), '123456');
      await press('Undo the change');
    }

    expect(await screen.findByRole('heading', { level: 1, name: 'This link can no longer be used' })).toBeVisible();
  });

  it('[3-DRAFT-01] says at the field why no code was sent', async () => {
    answerLooks();
    answerUndo(() => HttpResponse.json('Too many codes have been requested.', { status: 400 }));
    await show();
    await press('Send code');

    expect(await screen.findByText('Too many codes have been requested.')).toBeVisible();
  });

  it('[3-DRAFT-01] says of a link that undoes nothing any more why that may be, and asks for nothing', async () => {
    answerLooks(() => HttpResponse.json({ message: 'no' }, { status: 404 }));
    await show();

    expect(await screen.findByRole('heading', { level: 1, name: 'This link can no longer be used' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(/works for one day/);
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  });

  it('[3-ERR-01] says that it could not be loaded, and tries again', async () => {
    const calls = answerLooks(
      () => HttpResponse.json({}, { status: 500 }),
      () => HttpResponse.json(UNDO),
    );
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await press('Try again');

    expect(await screen.findByText(/was changed from yours to another/)).toBeVisible();
    expect(calls()).toBe(2);
  });
});
