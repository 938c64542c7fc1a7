/** Decisions of the issuer on a received application, for its staff. */

/** Reasons for a rejection, as staff choose them. */
const reasons = {
  incomplete: 'Details or documents are missing',
  identity: 'The investor’s identity could not be verified',
  not_eligible: 'The investor may not take part in the offer',
  not_paid: 'The payment was not received in time',
  offer_full: 'The offer is fully subscribed',
  twice: 'The application was made twice',
  other: 'Another reason, which the email does not mention',
} as const;

export const movesTexts = {
  title: 'Decision',
  actions: {
    accept: 'Accept',
    reject: 'Do not accept',
    reopen: 'Reopen',
    withdraw: 'Withdraw for the applicant',
  },
  takeBack: 'Take back',
  takeBackUntil: (moment: string) =>
    `You can take this back until ${moment}. The investor and any adviser are emailed after that.`,
  takenBack: 'The decision was taken back. No email about it was sent.',

  rejectTitle: 'Do not accept the application?',
  rejectHelp: 'The email to the investor and any adviser gives the reason. It leaves after ten minutes.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons,
  withdrawTitle: 'Withdraw the application for the applicant?',
  withdrawHelp:
    'Only do this if the applicant asked for it. The investor and any adviser are emailed after ten minutes. Until then you can take it back; after that the application stays withdrawn.',
  cancel: 'Cancel',

  /** Sentences about the reason in the e-mail about a rejection. */
  told: {
    incomplete: 'Details or documents were missing.',
    identity: 'The investor’s identity could not be verified.',
    not_eligible: 'The investor may not take part in this offer.',
    not_paid: 'The payment was not received in time.',
    offer_full: 'The offer is fully subscribed.',
    twice: 'The application was made twice.',
  },

  changedMeanwhile: 'Somebody else has decided on this application meanwhile. Look at its status, and decide again.',
  tooLate: 'The ten minutes are over: the decision can no longer be taken back.',
  full: 'This application has the maximum number of decisions.',
  failed: 'The decision was not saved. Check your connection and try again.',

  /** Sentences of the history. */
  history: {
    submitted: (who: string) => `${who} reopened the application.`,
    accepted: (who: string) => `${who} accepted the application.`,
    completed: (who: string) => `${who} completed the application.`,
    rejected: (who: string, reason: string) => `${who} did not accept the application. Reason: ${reason}.`,
    withdrawn: (who: string) => `${who} withdrew the application for the applicant.`,
  },
} as const;
