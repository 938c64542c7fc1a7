/** Steps that may be opened from the one on screen. */
import type { Application, StepName } from './application.ts';
import { type ActingUser, isEditingLodged, type Mode } from './session.ts';
import { isApproving, placeOf, type Step } from './steps.ts';

export interface OpenStepQuestion {
  steps: readonly Step[];
  current: StepName;
  target: StepName;
  completed: boolean;
  user: ActingUser | null;
  mode: Mode;
  application: Application;
}

/**
 * True when `target` may be opened from `current`: listed, not behind it, and the wizard not completed (1-SHELL-47, 1-SHELL-48). A person
 * approving a waiting application may open everything up to review, which is complete by then. In a draft that was opened again, everything
 * up to the furthest step with answers may be opened.
 */
export function canOpenStep({ steps, current, target, completed, user, mode, application }: OpenStepQuestion): boolean {
  if (completed || !steps.some((step) => step.name === target)) return false;
  const reached = isApproving(user, mode) ? 'review' : (furthestStep(steps, application, mode) ?? current);
  return placeOf(target) <= Math.max(placeOf(current), placeOf(reached));
}

/**
 * Returns the furthest step of a draft that was opened again, or of an application that staff edit: its last one with answers before the
 * first without; null for any other application.
 */
export function furthestStep(steps: readonly Step[], application: Application, mode: Mode): StepName | null {
  if (!mode.verified && !isEditingLodged(mode)) return null;
  const asked = steps.filter((step) => step.inSidebar);
  const firstOpen = asked.findIndex(({ name }) => !Object.hasOwn(application, name));
  return asked.slice(0, firstOpen === -1 ? undefined : firstOpen).at(-1)?.name ?? null;
}
