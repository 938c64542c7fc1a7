const DAY = 24 * 60 * 60_000;

/** Milliseconds, for the service and the device alike. */
export const DRAFT_LIFETIME = 30 * DAY;

/** Milliseconds for which a paper form that staff have begun to enter is kept after its last save. */
export const ENTRY_LIFETIME = 90 * DAY;

/** Returns the moment at which a draft is removed unless its applicant saves it again. */
export function endOfDraft(savedAt: Date): Date {
  return new Date(savedAt.getTime() + DRAFT_LIFETIME);
}

/** Returns the moment at which a paper form is removed unless staff save it again. */
export function endOfEntry(savedAt: Date): Date {
  return new Date(savedAt.getTime() + ENTRY_LIFETIME);
}
