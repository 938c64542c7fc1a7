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

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

export const movesTexts = {
  title: 'Decision',
  actions: {
    accept: 'Accept',
    complete: 'Complete',
    reject: 'Do not accept',
    reopen: 'Reopen',
    withdraw: 'Withdraw for the applicant',
  },
  takeBack: 'Take back',
  archived: 'The offer is archived. Nothing of the application changes any more, except for notes.',
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

  full: 'This application has the maximum number of decisions.',
  /** Failures of a decision, and of taking it back. */
  failures: {
    move: {
      conflict: 'Somebody else has decided on this application meanwhile. Look at its status, and decide again.',
      failed: 'The decision was not saved. Check your connection and try again.',
    },
    takeBack: {
      conflict: 'The decision can no longer be taken back: the ten minutes are over, or another one followed.',
      failed: 'The decision was not taken back. Check your connection and try again.',
    },
  },

  /** Decision on several applications of the list. */
  several: {
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose all on this page',
    chosen: (count: number) => `${count} chosen`,
    titles: {
      accept: (count: number) => `Accept ${applications(count)}`,
      complete: (count: number) => `Complete ${applications(count)}`,
      reject: (count: number) => `Do not accept ${applications(count)}`,
      reopen: (count: number) => `Reopen ${applications(count)}`,
      withdraw: (count: number) => `Withdraw ${applications(count)} for the applicants`,
    },
    sum: 'Applied for in all',
    others: (count: number) =>
      count === 1
        ? 'One of the chosen applications stays as it is: its status does not allow this.'
        : `${count} of the chosen applications stay as they are: their status does not allow this.`,
    outcome: 'Outcome',
    outcomes: {
      done: 'Done',
      conflict: 'Somebody else has decided meanwhile',
      failed: 'Not saved',
      takenBack: 'Taken back',
      tooLate: 'No longer taken back',
      notTakenBack: 'Done, not taken back',
    },
    /** Announced while the calls are made, and after them. */
    progress: (done: number, count: number) => `${done} of ${count} done.`,
    tryAgain: (count: number) => `Try again for ${applications(count)}`,
    takeBack: (count: number) => `Take back ${count === 1 ? '1 decision' : `${count} decisions`}`,
    takeBackHelp: 'You can take decisions back for ten minutes. The investors and advisers are emailed after that.',
    back: 'Back to the list',
    cancel: 'Cancel',
  },

  /** Sentences of the history. */
  history: {
    submitted: (who: string) => `${who} reopened the application.`,
    accepted: (who: string) => `${who} accepted the application.`,
    completed: (who: string) => `${who} completed the application.`,
    rejected: (who: string, reason: string) => `${who} did not accept the application. Reason: ${reason}.`,
    withdrawn: (who: string) => `${who} withdrew the application for the applicant.`,
  },
} as const;
