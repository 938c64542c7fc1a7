/** End of the application that was open, which the offer's page shows afterwards. A declined one can still be emptied there. */
export type DraftGone = { how: 'deleted' } | { how: 'declined'; applicationId: number | string };
