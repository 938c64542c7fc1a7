/** The page of a submitted application for a reader without an account, before the code and after the time is over. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http, type HttpResponseResolver } from 'msw';
import { App } from '#src/App.tsx';
import { recordTexts as texts } from '#domain/texts/record.ts';
import { at } from '#test/support/handlers.ts';
import { aRecord, anAnswer } from '#test/support/records.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

afterEach(() => jest.useRealTimers());

const WITH_KEY = '/applications/31/#the-key';
const asksFor = () => screen.findByRole('heading', { level: 1, name: 'Open your application with a code' });
const shown = () => screen.findByRole('heading', { level: 1, name: 'What you submitted' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = async (code: string) => {
  await userEvent.clear(await screen.findByLabelText('One-time password'));
  await userEvent.type(screen.getByLabelText('One-time password'), `${code}{Enter}`);
};

/** Opens the page; gives what lets the record be read, or ends that. */
function open(address: string, isOpen = false): (isOpen: boolean) => void {
  let may = isOpen;
  server.use(
    http.get(at('/api/applications/:id/record/'), () =>
      may ? HttpResponse.json(anAnswer(aRecord())) : HttpResponse.json({}, { status: 404 }),
    ),
  );
  history.replaceState(null, '', address);
  renderWithStore(<App />);
  return (isOpenNow) => {
    may = isOpenNow;
  };
}

/** Answers calls with a code or for one in turn; gives the keys and actions of the calls. */
function answerCodes(...answers: (() => ReturnType<HttpResponseResolver>)[]): unknown[] {
  const calls: unknown[] = [];
  server.use(
    http.post(at('/api/applications/:id/reading/:key/'), async ({ params, request }) => {
      const form = await request.formData();
      calls.push([params['key'], form.get('action'), form.get('otp_token')]);
      return answers.shift()?.() ?? HttpResponse.error();
    }),
  );
  return calls;
}

const sent = () => HttpResponse.json({});
const wrong = () => HttpResponse.json({ verified: false });
const over = () => HttpResponse.json({ verified: false, code_over: true });
const refused = (status: number, words: string) => () => HttpResponse.json(words, { status });

it.each([
  ['with the link of an e-mail', ['/applications/32/#a', '/applications/31/#wrong', '/applications/x/#y']],
  ['without it', ['/applications/32/', '/applications/31/', '/applications/x/']],
])('[2-SUB-06] asks for the code in the same words at every address %s', async (_how, addresses) => {
  const seen = [];
  for (const address of addresses) {
    open(address);
    await asksFor();
    seen.push(screen.getByRole('main').textContent);
    cleanup();
  }
  expect(new Set(seen).size).toBe(1);
});

it('[2-SUB-06] sends the code with the key of the e-mail’s link, and shows the record once it is right', async () => {
  const allow = open(WITH_KEY);
  const right = () => {
    allow(true);
    return HttpResponse.json({ verified: true });
  };
  const calls = answerCodes(sent, wrong, right);
  await asksFor();
  expect(screen.queryByText(texts.bare)).not.toBeInTheDocument();
  await press('Send code');
  expect(await screen.findByText(texts.sent.byLink)).toBeInTheDocument();

  await enter('654321');
  expect(await screen.findByText('The One-Time Password is invalid, please try again')).toBeInTheDocument();
  await enter('123 456');

  expect(await shown()).toHaveFocus();
  expect(calls).toEqual([
    ['the-key', 'send_sms_code', null],
    ['the-key', 'sms_login', '654321'],
    ['the-key', 'sms_login', '123456'],
  ]);
});

it('[2-SUB-06] says at a bare address that the link of the e-mail sends the code, before and after one was asked for', async () => {
  open('/applications/31/');
  const calls = answerCodes(sent);
  await asksFor();
  expect(screen.getByText(texts.bare)).toBeInTheDocument();

  await press('Send code');

  expect(await screen.findByText(texts.sent.bare)).toHaveRole('status');
  expect(screen.queryByText(texts.bare)).not.toBeInTheDocument();
  expect(calls).toEqual([['none', 'send_sms_code', null]]);
});

it('[2-SUB-06] says that a code has ended and another one is needed', async () => {
  open(WITH_KEY);
  answerCodes(sent, over);
  await asksFor();
  await press('Send code');

  await enter('654321');

  expect(await screen.findByText(/^That code is no longer valid/)).toHaveRole('status');
  expect(screen.getByLabelText('One-time password')).toHaveAccessibleDescription('This code is no longer valid');
  expect(screen.queryByText(/is valid for|try again/)).not.toBeInTheDocument();
});

it.each([
  ['too many codes were asked for', 400, 'Too many codes have been requested. Please try again in 5 minutes.'],
  ['strangers have guessed', 429, 'Too many wrong codes were entered on new devices today.'],
  ['the budget is used up', 429, 'No more text messages can be sent from here today.'],
])('[2-SUB-06] shows the service’s words where %s', async (_why, status, words) => {
  open(WITH_KEY);
  answerCodes(refused(status, words));
  await asksFor();

  await press('Send code');

  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('[2-SUB-06] shows the service’s words where strangers have guessed meanwhile', async () => {
  open(WITH_KEY);
  answerCodes(sent, refused(429, 'Too many wrong codes were entered on new devices today.'));
  await asksFor();
  await press('Send code');

  await enter('654321');

  expect(await screen.findByText('Too many wrong codes were entered on new devices today.')).toBeInTheDocument();
});

it('says that no call came through', async () => {
  open(WITH_KEY);
  answerCodes();
  await asksFor();

  await press('Send code');

  expect(await screen.findByText('That did not work. Please try again.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
});

it('[2-SUB-06] closes within five minutes after the time is over, and says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const allow = open(WITH_KEY, true);
  await shown();
  expect(screen.queryByText(texts.closedTitle)).not.toBeInTheDocument();
  allow(false);

  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));

  await asksFor();
  expect(screen.getByRole('status', { name: texts.closedTitle })).toHaveTextContent(texts.closed);
  expect(screen.queryByText(/EMB-7K2M9Q/)).not.toBeInTheDocument();
});

it('[2-SUB-06] says with the next call that a key or a press came before it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const active: (string | null)[] = [];
  open(WITH_KEY, true);
  await shown();
  server.use(
    http.get(at('/api/applications/:id/record/'), ({ request }) => {
      active.push(request.headers.get('x-person-active'));
      return HttpResponse.json(anAnswer(aRecord()));
    }),
  );
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('a');
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));

  expect(active).toEqual([null, '1']);
});
