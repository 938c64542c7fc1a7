/** How what was open was ended, which the offer's page says afterwards. What was declined can still be emptied there. */
export type DraftGone = { how: 'deleted' } | { how: 'declined'; applicationId: number | string };
