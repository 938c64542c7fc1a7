/** Outcome of Save where staff edit a received application, in the place of the same texts of a submission. */
export const editOutcomeTexts = {
  submitting: 'Saving the changes',
  checking: 'We are checking whether your changes were saved.',
  checkingHelp:
    'We have not had a response. Nothing you entered is lost. This page tells you as soon as we know. You can also come back to it later.',
  neverArrived: 'Nothing was saved. You can safely press Save again.',
  refused: 'Nothing was saved. Everything you entered is kept: correct what is listed here, then press Save again.',
  offerRefused: 'Nothing was saved. Everything you entered is kept.',
  tryAgain: (button: string) => `Everything you entered is kept. Press ${button} again in a moment.`,
} as const;
