/** What the wizard says once its offer closes soon. Only then is it loaded. */
export const closingTexts = {
  week: 'Applications close within a week',
  day: 'Applications close within a day',
  hour: 'Applications close within an hour',
  /** `closes`: `Closes 18/12/2026, 5:00 pm AEDT` */
  before: (closes: string) => `${closes}. Submit your application before then.`,
} as const;
