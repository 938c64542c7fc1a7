/** End of the application that was open, shown afterwards on the offer's page. A declined one can still be emptied there. */
export type DraftGone = { how: 'deleted' } | { how: 'declined'; applicationId: number | string };
