/** The end of the review step: confirmation, answers of the submission (2-SUB, 2-REV-03, 2-REV-08, 2-REV-19). */
export const submissionTexts = {
  failed: 'An error occurred while processing your application',
  /** While it is not known whether it was lodged: nothing is a failure yet. */
  checking: 'We are checking whether your application arrived.',
  checkingHelp:
    'No answer came to us. Nothing that you entered is lost, and your application is lodged only once. This page tells you as soon as it is known; you can also come back to it later.',
  offline: 'There is no connection at the moment. We ask again once it is back.',
  /** Beside the text above, once the service has said that it never got it. */
  neverArrived: 'Nothing was lodged. You can safely submit again.',
  /** Beside a refusal that names what to correct. */
  refused: 'Nothing was lodged. Everything that you entered is kept: correct what is named here, and submit again.',
  /** Beside the offer's own words. */
  offerRefused: 'Nothing was lodged. Everything that you entered is kept.',
  /** The service failed; `button` is what was pressed. */
  tryAgain: (button: string) =>
    `Everything that you entered is kept. Press ${button} again in a moment: your application is lodged only once.`,
  callRegistrar: (name: string) => `If it does not work, call ${name} on`,
  /** An earlier press arrived, and answers were changed since; whoever is named at the foot of the page can help. */
  lodgedBefore:
    'This application was lodged before your last changes, which are not part of it. Its confirmation email has the reference. To change it, contact us with that reference.',
  /** Beside an answer: the same person stands in an earlier part with another one. */
  contradicts: 'This is not what another part of the application says of the same person',
  submitting: 'Submitting your application',
  saving: 'Saving the application',
  saved: 'Success! This application has been saved.',
  manageThisApplication: 'Manage this application',
  changesSaved: 'Success! Changes to this application have been saved.',
  detailsAreCorrect: 'I confirm that the details of this holding are correct.',
  detailsAreWrong: 'If they are not,',
  updateInInvestorCentre: 'update them in the investor centre',
  messageToInvestor: 'Message to investor',
  confirmationEmail: (email: string) => `A confirmation email will be sent to ${email}.`,
  confirmationEmails: (adviserEmail: string, investorEmail: string) =>
    `A confirmation email will be sent to ${adviserEmail} and ${investorEmail}.`,
  /** Of an adviser without authority. */
  confirmationAndRequest: (adviserEmail: string, investorEmail: string) =>
    `A confirmation email will be sent to ${adviserEmail}, and a request for approval to ${investorEmail}.`,
  /** `step` is the number of the contact details step. */
  changeEmail: (step: number) => `If this is not correct, change it in step ${step}, Contact details.`,
  offerClosed: 'This offer is closed',
} as const;
