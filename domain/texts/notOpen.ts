/** Texts that replace the start section (1-LAND-26, 1-LAND-27); loaded only for an offer that is not open. */
export const notOpenTexts = {
  opensSoon: {
    title: 'Applications are not open yet',
    help: 'You can read about the offer and its documents now, and apply here once it opens.',
  },
  hasClosed: {
    title: 'This offer has closed',
    help: 'Applications are no longer accepted. If you have already applied, please contact the registrar about your application.',
  },
} as const;
