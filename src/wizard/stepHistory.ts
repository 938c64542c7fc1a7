import type { StepName } from '#domain/application.ts';

/**
 * The browser's Back walks the steps: one history entry a step, no address per step (design 5.5). Each entry carries the steps before it,
 * so that going back inside the wizard walks the same entries instead of adding new ones.
 */
interface StepEntry {
  trail: StepName[];
}

export function readTrail(state: unknown): StepName[] {
  const trail = (state as Partial<StepEntry> | null)?.trail;
  return Array.isArray(trail) ? trail : [];
}

/** Move of the browser's history that brings it to the wizard's current step. */
export type HistoryMove =
  | { kind: 'stay' }
  /** Walk `by` entries (negative: back) to the entry of the step `to`. */
  | { kind: 'walk'; by: number; to: StepName }
  | { kind: 'push'; trail: StepName[] }
  /** Replace the present entry, whose step lies later or is gone. */
  | { kind: 'replace'; trail: StepName[] }
  /** A file opened midway: push one entry for every step up to it. */
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
  // A later step left below this entry, such as review left for a change, would hold up the browser's Back for ever.
  const isBehind = stepsUpToCurrent.some((step) => step === trail.at(-1));
  return isBehind
    ? { kind: 'push', trail: [...trail, current] }
    : { kind: 'replace', trail: [...trail.slice(0, -1), current] };
}

/**
 * Decides the move after the browser walked to an entry whose step may not be opened. If the present step lies behind a later one, walk
 * back to it: otherwise the browser's Back would meet the later one for ever. Otherwise (the application is submitted) push the present
 * step on top.
 */
export function refusedMove(trail: readonly StepName[], current: StepName): HistoryMove {
  const present = trail.lastIndexOf(current);
  return present >= 0
    ? { kind: 'walk', by: present - (trail.length - 1), to: current }
    : { kind: 'push', trail: [...trail, current] };
}
