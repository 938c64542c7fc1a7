import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { connectionChanged } from '#store/file/saveStatusSlice.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import { openStep } from '#store/steps/navigation.ts';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { useServer } from '#test/support/server.ts';
import {
  broken,
  countLogouts,
  gone,
  pressSignOut,
  question,
  savedAtOnce,
  signedOut,
  slow,
  typed,
  useSigningOut,
} from '#test/support/signingOut.tsx';

useServer();
useSigningOut();

const user = userEvent.setup();

it('[3-LOGIN-12] says `Not saved yet` from the first key until the answer, and announces neither that nor `Saved`', async () => {
  const sent = answerSaves(saved({}, 1), slow(1_500));
  const store = await typed('N');
  const chip = () => screen.getByText(/^(Saved|Not saved yet)$/).closest('[role=status]');
  expect(chip()).toHaveAttribute('aria-live', 'off');
  const saving = savedAtOnce(store);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await saving;
  expect(chip()).toHaveAttribute('aria-live', 'off');
});

it('[3-LOGIN-12] sends what is unsaved, and ends the session after the answer', async () => {
  const sent = answerSaves(saved({}, 1), slow(300));
  const store = await typed();
  await pressSignOut(store);
  expect(countLogouts()).toBe(0);
  await signedOut(store);
  await waitFor(() => expect(countLogouts()).toBe(1));
  expect(sent.at(-1)?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('[3-LOGIN-12] waits three seconds for the service before it asks', async () => {
  answerSaves(saved({}, 1), slow(20_000));
  const store = await typed('Nina', {});
  act(() => void store.dispatch(openStep('landingpage')));
  const button = await screen.findByRole('button', { name: 'Sign out' });
  useFakeClock();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  await act(() => drain());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(100));
  await question();
  jest.useRealTimers();
});

it.each([
  ['the service takes longer than a person waits', slow(20_000)],
  ['the service fails', broken],
  ['there is no connection', () => HttpResponse.error()],
  ['the service refuses', () => HttpResponse.json({ message: 'no' }, { status: 400 })],
])(
  '[3-LOGIN-12, 3-LOGIN-10] asks where %s: stays, or signs out and clears the device all the same',
  async (_name, answer) => {
    answerSaves(saved({}, 1), answer);
    const store = await typed();
    await pressSignOut(store);
    const asked = await question();
    expect(asked).toHaveTextContent('If you sign out now, they are lost');
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveClass('primary');
    expect(screen.getByRole('button', { name: 'Sign out anyway' })).not.toHaveClass('primary');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect([selectUser(store.getState()) === null, countLogouts()]).toEqual([false, 0]);

    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    await signedOut(store);
    await waitFor(() => expect(countLogouts()).toBe(1));
    expect(JSON.stringify(store.getState())).not.toContain('Nina');
  },
);

it('[3-LOGIN-12] asks nothing where everything is saved, also without a connection', async () => {
  answerSaves(saved({}, 1), saved({}, 2));
  const store = await typed();
  await savedAtOnce(store);
  answerSaves(() => HttpResponse.error());
  await pressSignOut(store);
  await signedOut(store);
});

const ELSEWHERE = { slug: 'kestrel-notes', isPreview: false };

it('[3-LOGIN-12] sends before another offer takes its place, and asks nothing where the service answers', async () => {
  const sent = answerSaves(saved({}, 1), slow(300));
  const store = await typed();
  const opened = await act(() => store.dispatch(openOffer(ELSEWHERE)));
  expect(opened.kind).toBe('opened');
  expect(sent.at(-1)?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
});

describe('what is saved while the question is open', () => {
  it('[3-LOGIN-12] signs out by itself: one that failed at first is sent again', async () => {
    let isBroken = true;
    answerSaves(saved({}, 1), () => (isBroken ? HttpResponse.error() : saved({}, 2)()));
    const store = await typed();
    await pressSignOut(store);
    await question();
    isBroken = false;
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    await gone();
    await signedOut(store);
  });

  it('[3-LOGIN-12] signs nobody out who stayed', async () => {
    let isAnswered = false;
    answerSaves(saved({}, 1), async () => {
      await delay(3_000);
      isAnswered = true;
      return saved({}, 2)();
    });
    const store = await typed();
    await pressSignOut(store);
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(isAnswered).toBe(true));
    await waitFor(() => expect(selectIsUnsaved(store.getState())).toBe(false));
    expect([selectUser(store.getState()) === null, countLogouts()]).toEqual([false, 0]);
  });
});

const close = () => {
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  fireEvent(window, new Event('pagehide'));
  return event.defaultPrevented ? 'asks' : 'closes';
};

it('[3-LOGIN-12] a page that is closed sends the last key with keepalive, and nobody is asked', async () => {
  answerSaves(saved({}, 1));
  await typed();
  const fetches = jest.spyOn(globalThis, 'fetch');
  expect(close()).toBe('closes');
  await waitFor(() =>
    expect(fetches.mock.calls.map(([address, init]) => [new Request(address).url, init?.keepalive])).toContainEqual([
      expect.stringContaining('application-create-update'),
      true,
    ]),
  );
  fetches.mockRestore();
  await screen.findByText('Saved');
});

it('[3-LOGIN-12] the browser asks before a page is closed whose changes take more than 60 KB', async () => {
  answerSaves(saved({}, 1), saved({}, 2));
  await typed();
  fireEvent.change(screen.getByLabelText('First/preferred name'), { target: { value: 'N'.repeat(61_000) } });
  expect(close()).toBe('asks');
  await screen.findByText('Saved');
  expect(close()).toBe('closes');
});
