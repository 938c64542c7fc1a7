/** How long whoever has taken a job may work on it. */

export interface Hold {
  /** Aborts when the time is over: whatever is under way is cut then. */
  signal: AbortSignal;
  /** Asked before what cannot be undone: a process that was held up itself learns of it here before its timers have run. */
  isOver(): boolean;
}

/** A hold of so many milliseconds, to be let go when the work has ended. */
export function beginHold(ms: number): Hold & { letGo(): void } {
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
