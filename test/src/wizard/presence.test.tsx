import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Presence } from '#api/draftsApi.ts';
import type { AppStore } from '#store/createStore.ts';
import { draftSaveFailed, stepDrafted, versionReceived } from '#store/events.ts';
import { showAnswered } from '#test/support/answeredWizard.tsx';
import { answerHeldDraft, answerSaves, opened, saved, type SentDraft } from '#test/support/draftSaving.ts';
import { useFakeClock } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const ALONE: Presence = { revision: 3, is_asked: false, others: [] };
const TOGETHER: Presence = { ...ALONE, others: [{ idle: 250, has_let_go: false }] };
const ASKED: Presence = { ...TOGETHER, is_asked: true };
const LET_GO: Presence = { ...ALONE, others: [{ idle: 250, has_let_go: true }] };

beforeEach(() => {
  useFakeClock({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A saved draft with contact details on screen; what the service says of other pages, in turn, and what this one told it. */
async function show(...answers: Presence[]): Promise<{ store: AppStore; told: string[]; sent: SentDraft[] }> {
  const sent = answerSaves(saved({}, 3));
  const told: string[] = [];
  server.use(
    http.post(at('/api/applications/31/presence/'), async ({ request }) => {
      const doing = (await request.formData()).get('doing');
      told.push(typeof doing === 'string' ? doing : '');
      return HttpResponse.json(answers[told.length - 1] ?? answers.at(-1) ?? ALONE);
    }),
  );
  const store = showAnswered('contact_details', {
    before: ({ getState }) => {
      const saved = { at: '2026-11-26T10:42:00', is_own: true, name: null };
      const theirs = () => ({ ...getState().kept.application, bank_details: { accountName: 'Reed Family' } });
      answerHeldDraft(() => opened(theirs(), { revision: 7, saved })());
    },
  });
  await waitFor(() => expect(told.length).toBeGreaterThan(0));
  return { store, told, sent };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const keys = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.findByLabelText('First/preferred name');

it('[R6] says that the draft is open elsewhere too, and for how long nobody was at work there', async () => {
  await show(TOGETHER);

  expect(await screen.findByText('Also open elsewhere, idle 4 min')).toBeInTheDocument();
});

it('says nothing where it is open here alone, and asks six times a minute', async () => {
  useFakeClock();
  const { told } = await show(ALONE);
  await pass(60_000);

  expect(screen.queryByText(/Also open elsewhere/)).not.toBeInTheDocument();
  expect(told.length).toBe(7);
});

it('[R6] saves what was typed and takes no keys once another page takes over; here instead gives them back', async () => {
  const { told, sent } = await show(TOGETHER, ASKED, ASKED, LET_GO);
  await keys().type(await field(), 'X');
  await pass(4_000);

  expect(await screen.findByText('This application is being filled in elsewhere')).toBeInTheDocument();
  expect(await field()).toHaveAttribute('readonly');
  await waitFor(() => expect(told).toContain('let_go'));
  expect(JSON.stringify(sent.at(-1)?.data['contact_details'])).toContain('X"');
  await keys().click(screen.getByRole('button', { name: 'Continue here instead' }));

  await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
  expect(told).toContain('take_over');
});

it('[R6] waits for the other page five seconds at most', async () => {
  const { told } = await show(TOGETHER);
  await keys().click(await screen.findByRole('button', { name: 'Continue only here' }));
  expect(await screen.findAllByText('Asking the other page to save what it has.')).not.toHaveLength(0);
  await pass(5_000);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  expect(told.filter((doing) => doing === 'stay').length).toBeLessThanOrEqual(13);
  expect(await screen.findByRole('note', { name: /was asked to stop but has not responded yet/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue only here' })).not.toBeInTheDocument();
  expect(await field()).not.toHaveAttribute('readonly');
});

it('says so where nobody can be asked, and where what was typed last is not saved', async () => {
  const { store } = await show(ASKED);
  expect(await screen.findByText(/What you entered here is saved/)).toBeInTheDocument();
  act(() => void store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Late' } })));
  expect(await screen.findByText(/Your last changes here are not saved yet/)).toBeInTheDocument();
  server.use(http.post(at('/api/applications/31/presence/'), () => HttpResponse.error()));
  await keys().click(screen.getByRole('button', { name: 'Continue here instead' }));

  expect(await screen.findByText(/could not be asked because this device has no connection/)).toBeInTheDocument();
  expect(await field()).toHaveAttribute('readonly');
});

it('shows one bar at a time: a newer version has to be seen first', async () => {
  const { store } = await show(ASKED);
  expect(await screen.findByText('This application is being filled in elsewhere')).toBeInTheDocument();
  act(() => void store.dispatch(versionReceived({ version: null, idempotencyKey: null })));

  expect(await screen.findByText(/A newer version of this application was saved elsewhere/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Compare and continue' })).toBeInTheDocument();
  expect(screen.queryByText('This application is being filled in elsewhere')).not.toBeInTheDocument();
});

it('[R6] takes in what was saved elsewhere without waiting for a save of its own', async () => {
  await show({ ...TOGETHER, revision: 7 });

  expect(
    await screen.findByText(/You, in another window or on another device, changed this application/),
  ).toBeVisible();
});

it('gives the keys back where the page that had taken over has gone', async () => {
  await show(ASKED, ASKED, ALONE);
  expect(await screen.findByText('This application is being filled in elsewhere')).toBeInTheDocument();
  await pass(20_000);

  expect(await field()).not.toHaveAttribute('readonly');
});

it('says nothing of other pages once there is no draft any more', async () => {
  const { store } = await show(TOGETHER);
  expect(await screen.findByText(/Also open elsewhere, idle/)).toBeInTheDocument();
  act(() => void store.dispatch(draftSaveFailed({ outcome: 'gone', became: 'draft_lodged', isSettled: true })));

  expect(await screen.findByText('This application was submitted elsewhere')).toBeInTheDocument();
  expect(screen.queryByText(/Also open elsewhere, idle/)).not.toBeInTheDocument();
});
