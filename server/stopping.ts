/** Ends the service in order: nobody can hold it open, neither a slow caller nor a database that does not answer. */

import { setTimeout as pause } from 'node:timers/promises';

/** What has to come to its end. */
export interface Running {
  /** Takes calls as before, but tells whoever sends them here to send them elsewhere. */
  turnAway(): void;
  /** Takes no more calls, and resolves once those under way are answered. */
  closeCalls(): Promise<unknown>;
  /** Cuts the calls that are still under way. */
  cutCalls(): void;
  /** Whatever else: jobs first, the database last. */
  closeRest(): Promise<unknown>;
}

/** After calls were cut, and for the rest, in milliseconds: an upload that was cut still removes its file. */
const LAST_CHORES = 2_000;

/** How the work came to its end: by itself, by failing, or not within `ms`. */
async function endOf(work: Promise<unknown>, ms: number): Promise<'closed' | 'failed' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  const ended = work.then(
    () => 'closed' as const,
    () => 'failed' as const,
  );
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/** In milliseconds. */
export interface StopTimes {
  /** For whoever sends calls here to learn that none is wanted any more. */
  delayMs: number;
  /** For calls under way. */
  graceMs: number;
}

/**
 * Turns new calls away for `delayMs`, lets those under way finish for `graceMs`, cuts what is left, and closes the rest.
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

/** The parts of a process that ending touches. */
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
