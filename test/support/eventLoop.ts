/** Waiting that no clock decides. */
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';
import { getConfig } from '@testing-library/dom';
import { act } from '@testing-library/react';

/** Turns after which everything is done that waits for neither a timer nor another thread. */
const TURNS = 100;

export async function drain(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** As `drain`, for a screen: an answer of the service that has been given is on it within a few turns. */
export async function drained(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => drain(1));
}

export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + getConfig().asyncUtilTimeout;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It never came: ${String(isSo)}`);
    await drain(1);
  }
}

/** Makes the timers and the time of day those of the test; promises and the network go on as they do. */
export function useFakeClock(options: { advanceTimers?: boolean } = {}): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'], ...options });
}
