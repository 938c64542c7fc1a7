/** State chip of a draft that is saved with the service. */
export const serviceStatusTexts = {
  /** Label before a time: everything until then is saved, for example `Saved 10:42`. */
  saved: 'Saved',
  /** Shown from the first key press that the service does not have until it has it; never spoken. */
  notSavedYet: 'Not saved yet',
  /** Shown until the applicant has done something about it. */
  notSaved: 'Not saved',
  /** Shown after the time that a code allows is over (3-OTP-01). */
  codeNeeded: 'Not saved: a code is needed again.',
  enterCode: 'Enter code',
} as const;
