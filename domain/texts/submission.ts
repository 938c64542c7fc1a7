/** End of the review step: confirmation, and responses to the submission (2-SUB, 2-REV-03, 2-REV-08, 2-REV-19). */
export const submissionTexts = {
  failed: 'An error occurred while processing your application',
  /** Text while the result is unknown: nothing is a failure yet. */
  checking: 'We are checking whether your application arrived.',
  checkingHelp:
    'We have not had a response. Nothing you entered is lost, and your application will be submitted only once. This page tells you as soon as we know. You can also come back to it later.',
  offline: 'There is no connection at the moment. We will check again once it is back.',
  /** Text beside `failed` once the service has answered that it never got the application. */
  neverArrived: 'Nothing was submitted. You can safely submit again.',
  /** Text beside a refusal that names the corrections. */
  refused: 'Nothing was submitted. Everything you entered is kept: correct what is listed here, then submit again.',
  /** Text beside the offer's own message. */
  offerRefused: 'Nothing was submitted. Everything you entered is kept.',
  /** Text after a failure of the service; `button` is the label of the pressed button. */
  tryAgain: (button: string) =>
    `Everything you entered is kept. Press ${button} again in a moment: your application will be submitted only once.`,
  callRegistrar: (name: string) => `If that does not work, call ${name} on`,
  /** Text after an earlier press arrived and answers were changed since; the contact at the foot of the page can help. */
  lodgedBefore:
    'This application was submitted before your last changes, which are not part of it. The confirmation email has the reference. To change it, contact us with that reference.',
  /** Note beside an answer: the same person has another answer in an earlier part. */
  contradicts: 'This does not match what another part of the application says about the same person',
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
  /** Text for an adviser without authority. */
  confirmationAndRequest: (adviserEmail: string, investorEmail: string) =>
    `A confirmation email will be sent to ${adviserEmail}, and a request for approval to ${investorEmail}.`,
  /** `step` is the number of the contact details step. */
  changeEmail: (step: number) => `If this is not correct, change it in step ${step}, Contact details.`,
  offerClosed: 'This offer is closed',
} as const;
