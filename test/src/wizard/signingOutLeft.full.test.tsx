/** Sign-out while an application lies on the device whose last keys are not with the service. */
import { act, fireEvent, screen } from '@testing-library/react';
import { openStep } from '#store/steps/navigation.ts';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { useServer } from '#test/support/server.ts';
import {
  countLogouts,
  gone,
  leftOnDevice,
  pressSignOut,
  question,
  signedOut,
  slow,
  typed,
  useSigningOut,
} from '#test/support/signingOut.tsx';

useServer();
useSigningOut();

it('[3-LOGIN-12] asks in the end about what lies on the device as well as about what is open, sent at the same time', async () => {
  const sent = answerSaves(saved({}, 1), slow(8_000));
  const store = await typed();
  await act(() => store.dispatch(leftOnDevice('Kestrel Notes')));
  act(() => void store.dispatch(openStep('landingpage')));
  const button = await screen.findByRole('button', { name: 'Sign out' });
  useFakeClock();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await act(() => drain());
  const asked = screen.getByRole('alertdialog', { name: 'Your last changes are not saved' });
  expect(asked).toHaveTextContent('Kestrel Notes');
  expect(asked).toHaveTextContent('applications for');
  expect(sent).toHaveLength(3);
  expect(countLogouts()).toBe(0);
  jest.useRealTimers();
});

it('[3-LOGIN-12] signs out by itself: what lies on the device, which leaves the question first', async () => {
  answerSaves(saved({}, 1), slow(4_000), slow(5_500));
  const store = await typed();
  await act(() => store.dispatch(leftOnDevice('Kestrel Notes')));
  await pressSignOut(store);
  expect(await question()).toHaveTextContent('in your applications for');
  await screen.findByText(/in your application for/);
  await gone();
  await signedOut(store);
});

it('[3-LOGIN-12] names nothing of the device that the service took', async () => {
  const sent = answerSaves(saved({}, 1), saved({}, 2));
  const store = await typed();
  await act(() => store.dispatch(leftOnDevice('Kestrel Notes')));
  await pressSignOut(store);
  await signedOut(store);
  expect(sent.slice(1).map(({ data }) => data['contact_details'])).toMatchObject([
    { first_name: 'Nina' },
    { first_name: 'Nina' },
  ]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
