/** The state chip of a draft that the service keeps. */
export const serviceStatusTexts = {
  /** With the time before which everything is kept: `Saved 10:42`. */
  saved: 'Saved',
  /** Until the person has done something about it. */
  notSaved: 'Not saved',
  /** The time for which a code lets somebody go on is over (3-OTP-01). */
  codeNeeded: 'Not saved: a code is needed again.',
  enterCode: 'Enter code',
} as const;
