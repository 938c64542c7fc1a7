import type { StepName } from '#domain/application.ts';

/**
 * The browser's Back walks the steps: one history entry a step, no address per step (design 5.5). Each entry carries the steps
 * that lie before it, so that going back inside the wizard can walk the same entries instead of piling up new ones.
 */
interface StepEntry {
  trail: StepName[];
}

export function readTrail(state: unknown): StepName[] {
  const trail = (state as Partial<StepEntry> | null)?.trail;
  return Array.isArray(trail) ? trail : [];
}

/** What to do with the browser's history now that the wizard stands on a step. */
export type HistoryMove =
  | { kind: 'stay' }
  /** Walk `by` entries (negative: back) to the entry of the step `to`. */
  | { kind: 'walk'; by: number; to: StepName }
  | { kind: 'push'; trail: StepName[] }
  /** Take the place of the present entry, whose step lies later or is gone. */
  | { kind: 'replace'; trail: StepName[] }
  /** A file opened in mid-way: lay one entry for every step up to it. */
  | { kind: 'lay'; trails: StepName[][] };

/** Decides the move from the trail of the present entry and the steps up to and including the current one. */
export function historyMove(trail: readonly StepName[], stepsUpToCurrent: readonly StepName[]): HistoryMove {
  const current = stepsUpToCurrent.at(-1);
  if (current === undefined || trail.at(-1) === current) return { kind: 'stay' };
  if (trail.length === 0) {
    return { kind: 'lay', trails: stepsUpToCurrent.map((_, index) => stepsUpToCurrent.slice(0, index + 1)) };
  }
  const earlier = trail.lastIndexOf(current);
  if (earlier >= 0) return { kind: 'walk', by: earlier - (trail.length - 1), to: current };
  // Below this one a later step, such as review that was left to change something, would hold up the browser's Back for ever.
  const isBehind = stepsUpToCurrent.some((step) => step === trail.at(-1));
  return isBehind
    ? { kind: 'push', trail: [...trail, current] }
    : { kind: 'replace', trail: [...trail.slice(0, -1), current] };
}

/**
 * What to do when the browser walked to an entry whose step may not be opened. The present step lies behind a later one: back to it,
 * or the browser's Back would meet the later one for ever. Otherwise (the application is lodged) it comes back on top.
 */
export function refusedMove(trail: readonly StepName[], current: StepName): HistoryMove {
  const present = trail.lastIndexOf(current);
  return present >= 0
    ? { kind: 'walk', by: present - (trail.length - 1), to: current }
    : { kind: 'push', trail: [...trail, current] };
}
