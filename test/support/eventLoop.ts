/** Waits for the event loop, not for a clock. */
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';
import { getConfig } from '@testing-library/dom';
import { act } from '@testing-library/react';

/** Turns of the event loop. By then everything is done, except what waits for a timer or another thread. */
const TURNS = 100;

/** Lets everything end that is under way, while no time passes: what is not there by then does not come. */
export async function drain(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Drains for a screen: each turn is wrapped in `act`, so that what it changes is drawn. */
export async function drained(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => drain(1));
}

/** Waits for a state that no page shows. Throws after the time that queries of a page have. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + getConfig().asyncUtilTimeout;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It never came: ${String(isSo)}`);
    await drain(1);
  }
}

/** Puts timers and the time of day into the hands of the test. Promises and the network stay real. */
export function useFakeClock(options: { advanceTimers?: boolean } = {}): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'], ...options });
}
