/** Edits of a received application by the issuer's staff. */
export const editTexts = {
  edit: 'Edit',
  /** Title of the page until the application is open. */
  title: 'Edit the application',
  notEdited: 'Only an application that is submitted or accepted can be edited. Reopen a rejected one first.',
  unchanged: 'No answer was changed, so nothing was saved.',
  staleTitle: 'This application was changed before you saved',
  nothing: 'Nothing was saved just now.',
  endedTitle: 'This application can no longer be edited',
  ended: 'Its status has changed meanwhile. What you have changed here was not saved.',
  full: 'This application has the maximum number of edits.',
  back: 'Back to the application',
  /** Line for an issuer admin, whose edit leaves the investor as it is (2-STEP-19). */
  investorKept: 'The investor details and the people of the investor stay as they are. They are not part of this edit.',
  failed: 'The application could not be opened. Check your connection and try again.',
  discard: 'Discard changes',
  discardTitle: 'Discard your changes?',
  discardHelp: 'Everything that you have changed in this edit is removed. The application stays as it is.',

  /** Outcome of Save, in the words of `submissionTexts`. */
  submitting: 'Saving the changes',
  checking: 'We are checking whether your changes were saved.',
  checkingHelp:
    'We have not had a response. Nothing you entered is lost. This page tells you as soon as we know. You can also come back to it later.',
  neverArrived: 'Nothing was saved. You can safely press Save again.',
  refused: 'Nothing was saved. Everything you entered is kept: correct what is listed here, then press Save again.',
  offerRefused: 'Nothing was saved. Everything you entered is kept.',
  tryAgain: (button: string) => `Everything you entered is kept. Press ${button} again in a moment.`,
} as const;
