/** Time limit for working on a job that was taken. */

export interface TimeLimit {
  /** Aborts when the time is over, and cuts the work under way. */
  signal: AbortSignal;
  /** Asked before a step that cannot be undone. A process that was itself held up learns of it here before its timers have run. */
  isOver(): boolean;
}

/** Begins a hold of so many milliseconds, to be let go when the work has ended. */
export function startTimeLimit(ms: number): TimeLimit & { letGo(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new HoldOver()), ms);
  const [began, ticks] = [Date.now(), performance.now()];
  return {
    signal: controller.signal,
    // Two clocks: one can be set back, the other stands still while the machine sleeps.
    isOver: () => controller.signal.aborted || Math.max(Date.now() - began, performance.now() - ticks) >= ms,
    letGo: () => clearTimeout(timer),
  };
}

/** The work was not done within its time. */
export class HoldOver extends Error {
  override readonly name = 'HoldOver';
  readonly code = 'timeout';
  constructor() {
    super('a job took too long');
  }
}
