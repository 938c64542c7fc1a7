/** Texts of the wizard when its offer closes soon or has closed; loaded only then. */
export const closingTexts = {
  week: 'Applications close within a week',
  day: 'Applications close within a day',
  hour: 'Applications close within an hour',
  /** `closes`: `Closes 18/12/2026, 5:00 pm AEDT` */
  before: (closes: string) => `${closes}. Submit your application before then.`,

  closedTitle: 'This offer is closed',
  closed: 'You can read what you entered. It can no longer be changed or submitted.',
  /** Note on an application that was not submitted in time. */
  keptByService: (moment: string) => `Nothing was sent. Your application is saved until ${moment}.`,
  keptOnDevice: 'Nothing was sent. Your application stays on this device.',
  keptByPage: 'Nothing was sent. Your application is kept while this page is open.',
  /** Note on an application that waited for its investor. */
  keptUnapproved:
    'Nothing was sent to the issuer. The application details will be deleted 30 days after the offer closed.',
} as const;
