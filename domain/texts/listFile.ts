/** File of the applications that an issuer has received. */
export const listFileTexts = {
  /** `day`: ISO date. */
  name: (day: string) => `applications-${day}.csv`,
  reference: 'Reference',
  investor: 'Investor',
  adviser: 'Adviser',
  currency: 'Currency',
  securities: 'Number of securities',
  paymentState: 'State of payment',
  missing: 'Missing documents',
} as const;
