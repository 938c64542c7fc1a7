/** Ends the service in order. Neither a slow caller nor a database that does not answer can hold it open. */

import { setTimeout as pause } from 'node:timers/promises';

/** The parts of the service that have to end. */
export interface Running {
  /** Accepts requests as before, but tells the proxies in front to send them elsewhere. */
  turnAway(): void;
  /** Accepts no more requests, and resolves once those under way are answered. */
  closeCalls(): Promise<unknown>;
  /** Cuts the requests that are still under way. */
  cutCalls(): void;
  /** Closes everything else: jobs first, the database last. */
  closeRest(): Promise<unknown>;
}

/** Milliseconds after requests were cut, and for the rest: an upload that was cut still removes its file. */
const LAST_CHORES = 2_000;

/** Reports the end of the work: by itself, by failing, or not within `ms`. */
async function endOf(work: Promise<unknown>, ms: number): Promise<'closed' | 'failed' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  const ended = work.then(
    () => 'closed' as const,
    () => 'failed' as const,
  );
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/** Milliseconds. */
export interface StopTimes {
  /** Time in which the proxies in front learn that no more requests are wanted. */
  delayMs: number;
  /** Time for requests under way. */
  graceMs: number;
}

/**
 * Turns new requests away for `delayMs`, lets those under way finish for `graceMs`, cuts the others, and closes the rest.
 * @returns false when something did not end by itself
 */
export async function stopInOrder(running: Running, { delayMs, graceMs }: StopTimes): Promise<boolean> {
  running.turnAway();
  if (delayMs > 0) await pause(delayMs);
  const closing = running.closeCalls();
  let calls = await endOf(closing, graceMs);
  if (calls === 'late') {
    running.cutCalls();
    calls = await endOf(closing, LAST_CHORES);
  }
  const rest = await endOf(running.closeRest(), LAST_CHORES);
  return calls === 'closed' && rest === 'closed';
}

/** The parts of a process that stopping uses. */
interface EndingProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): unknown;
}

/** The first SIGTERM or SIGINT ends the service in order, the second at once. */
export function stopOnSignals(running: Running, times: StopTimes, ending: EndingProcess = process): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) {
      ending.exit(1);
      return;
    }
    isStopping = true;
    void stopInOrder(running, times).then((isWhole) => ending.exit(isWhole ? 0 : 1));
  };
  ending.on('SIGTERM', stop);
  ending.on('SIGINT', stop);
}
