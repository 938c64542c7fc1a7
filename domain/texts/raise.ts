/** Page that shows the issuer's staff what an offer has raised. */
export const raiseTexts = {
  link: 'See what was raised',
  title: 'Raised',
  logIn: 'Log in to see what your offers have raised.',
  unknown: 'What was raised cannot be shown without that.',
  back: 'Back to the applications',
  failedTitle: 'What was raised could not be loaded',
  offer: 'Offer',
  noOffers: 'Your issuer has no offers yet.',
  notYours: 'Choose one of your offers.',
  none: 'No applications yet. What they raise is shown here as soon as they are submitted.',

  figures: { submitted: 'Submitted', accepted: 'Accepted', paid: 'Paid' },
  meaning: (city: string) =>
    `Applications that were rejected or withdrawn do not count, and neither do their payments. Days are those in ${city}.`,
  /** Text in place of the chart for screen readers. */
  summary: (span: string, totals: readonly string[]) =>
    `Chart of what was raised, ${span}, added up day by day. ${totals.join(', ')}. The table below has the same figures.`,
  span: (first: string, last: string) => (first === last ? `on ${first}` : `from ${first} to ${last}`),

  byDay: (currency: string) => `By day, in ${currency}`,
  day: 'Day',
  earlier: 'Earlier',
  soFar: { submitted: 'Submitted so far', accepted: 'Accepted so far', paid: 'Paid so far' },
} as const;
