/** Page of an account's applications and holdings. */
export const dashboardTexts = {
  logIn: 'Log in to see your applications and holdings.',
  forIssuerTitle: 'You are acting for the issuer',
  forIssuer:
    'This page lists an account’s own applications and holdings. They are shown when you do not act for an issuer.',
  unknown: 'Your applications and holdings cannot be shown without that.',

  noDrafts: 'No applications in progress.',

  submitted: 'Submitted',
  noSubmitted: 'No submitted applications.',
  submittedFailed: 'Your submitted applications could not be loaded',
  submittedAt: (moment: string) => `Submitted ${moment}`,
  /** `amount`: with its currency. */
  received: (amount: string) => `Payment received: ${amount}`,
  reference: (reference: string) => `Reference ${reference}`,

  holdings: 'Holdings',
  noHoldings: 'No holdings. A holding is listed here once its issuer has given your email address access to it.',
  holdingsFailed: 'Your holdings could not be loaded',
  failed: 'Check your connection and try again.',
} as const;
