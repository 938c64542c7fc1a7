/** Save as Draft: its dialog and what a press came to (3-DRAFT, 2-DRAFT). */
export const draftTexts = {
  title: 'Save as draft',
  saved: 'Draft saved',
  /** 3-DRAFT-11: quiet, and nothing to answer. */
  failedOnDevice: 'Not saved as a draft. Nothing is lost: it is kept on this device.',
  failedInPage: 'Not saved as a draft. Nothing is lost while this page is open.',
  linkSent: 'We have e-mailed you a link to your application.',
  linkSentTo: (email: string) => `It went to ${email} and opens your application on any device.`,
  verify: 'Verify your mobile number to get back to this application',
  sendsTo: (end: string) => `We send a code to the mobile number that ends in ${end}.`,
  sentTo: (end: string) => `We have sent a code to the mobile number that ends in ${end}. It is valid for 10 minutes.`,
  code: 'Verification code',
  verifyCode: 'Verify',
  close: 'Close',
  verified: 'Your mobile number is verified.',
  callFailed: 'That did not work. Please try again.',
} as const;

export const draftErrors = {
  /** 3-DRAFT-06. */
  codeMissing: 'Please enter a verification code.',
  /** 3-DRAFT-07. */
  codeLength: 'Must be exactly 6 digits',
  /** 3-DRAFT-08. */
  codeInvalid: 'The verification code is invalid, please try again',
} as const;
