/** A submission of a draft that somebody changed, submitted or deleted elsewhere since (2-SUB-09). */
export const notLodgedTexts = {
  savedTitle: 'A newer version was saved elsewhere before you submitted',
  lodgedTitle: 'This application was submitted elsewhere',
  deletedTitle: 'This saved application was deleted',
  declinedTitle: 'This application was declined',
  declined: 'It is not sent to the issuer, and nothing is to be paid for it.',
  expiredTitle: 'The time to approve this application has ended',
  expired: 'It was not approved in time. It is not sent to the issuer, and nothing is to be paid for it.',
  /** Nobody says which, to whoever had no part in it. */
  goneTitle: 'This application was submitted elsewhere, or is no longer kept',
  nothing: 'Nothing was lodged by this press.',
  /** Whoever asks may not read it: it was lodged by somebody who opened it by a code. */
  receipt: 'Its receipt is where it was submitted, and its confirmation email has the reference.',
  ownReceipt: 'See what was submitted',
  keptOnDevice: 'What you have entered here is kept on this device.',
  /** Of a deleted one: what is here becomes another application. */
  goOnAnew: 'Go on with it as a new application',
  keptInPage: 'What you have entered here is kept while this page is open.',
} as const;
