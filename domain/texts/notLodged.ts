/** Submission of a draft that was changed, submitted or deleted elsewhere in the meantime (2-SUB-09). */
export const notLodgedTexts = {
  savedTitle: 'A newer version was saved elsewhere before you submitted',
  lodgedTitle: 'This application was submitted elsewhere',
  deletedTitle: 'This saved application was deleted',
  declinedTitle: 'This application was declined',
  declined: 'It will not be sent to the issuer, and there is nothing to pay for it.',
  expiredTitle: 'The time to approve this application has ended',
  expired: 'It was not approved in time. It will not be sent to the issuer, and there is nothing to pay for it.',
  /** Title for people who took no part in the submission: it does not say which of the two is true. */
  goneTitle: 'This application was submitted elsewhere, or is no longer kept',
  nothing: 'Nothing was submitted just now.',
  /** Note for an applicant who may not read the receipt, because the person who submitted had opened the application by a code. */
  receipt:
    'The receipt is on the device where the application was submitted, and the confirmation email has the reference.',
  ownReceipt: 'See what was submitted',
  keptOnDevice: 'What you have entered here is kept on this device.',
  /** Button for a deleted draft: the answers here become another application. */
  goOnAnew: 'Continue as a new application',
  keptInPage: 'What you have entered here is kept while this page is open.',
} as const;
