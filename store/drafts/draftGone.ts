/** How what was open was ended, which the offer's page says afterwards. */
export type DraftGone = 'deleted' | 'declined';
