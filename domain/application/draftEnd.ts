/** Milliseconds, for the service and the device alike. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60_000;

/** Returns the moment at which a draft is removed unless its applicant saves it again. */
export function endOfDraft(savedAt: Date): Date {
  return new Date(savedAt.getTime() + DRAFT_LIFETIME);
}
