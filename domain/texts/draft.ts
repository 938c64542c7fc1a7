/** Save as Draft: its dialog, and the results of a press (3-DRAFT, 2-DRAFT). */
export const draftTexts = {
  title: 'Save as draft',
  saved: 'Draft saved',
  /** Quiet notice, without a question (3-DRAFT-11). */
  failedOnDevice: 'The draft was not saved. Nothing is lost: what you entered is kept on this device.',
  failedInPage: 'The draft was not saved. Nothing is lost while this page is open.',
  linkSent: 'We have emailed you a link to your application.',
  linkSentTo: (email: string) => `We sent it to ${email}. It opens your application on any device.`,
  verify: 'Verify your mobile number to get back to this application',
  /** @param number kind, country and last digits: `maskMobile` */
  sendsTo: (number: string) => `We will send a code to the ${number}.`,
  sentTo: (number: string) => `We have sent a code to the ${number}. It is valid for 10 minutes.`,
  code: 'Verification code',
  verifyCode: 'Verify',
  close: 'Close',
  verified: 'Your mobile number is verified.',
  callFailed: 'That did not work. Please try again.',
} as const;

export const draftErrors = {
  /** Message for a missing code (3-DRAFT-06). */
  codeMissing: 'Please enter a verification code.',
  /** Message for a code of the wrong length (3-DRAFT-07). */
  codeLength: 'Must be exactly 6 digits',
  /** Message for a wrong code (3-DRAFT-08). */
  codeInvalid: 'The verification code is invalid, please try again',
} as const;
