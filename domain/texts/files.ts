/** List of the applicant's applications: on the page of all offers and in the drawer. */
export const filesTexts = {
  continueTitle: 'Continue',
  continue: 'Continue',
  open: 'Open',
  openNow: 'Open now',
  showAll: (count: number) => `All ${count} applications`,
  find: 'Find',
  findHelp: 'By investor, offer or step. Use the arrow keys to move through the list and Enter to open.',
  count: (shown: number, all: number) =>
    shown === all ? (all === 1 ? '1 application' : `${all} applications`) : `${shown} of ${all} applications`,
  more: (count: number) => `Show ${count} more`,
  none: 'No applications in progress',
  noneHere: 'No applications on this device',
  noneHelp: 'What you enter for an offer is kept on this device and listed here, so you can continue later.',
  noMatch: 'No matching applications',
  next: {
    you: 'Your turn',
    investor: 'Your turn, then the investor approves',
    approval: 'Waiting for your approval',
    expired: 'The time to approve has ended',
    nobody: 'On hold: the offer is not open',
    edit: 'Changes to a received application, not saved yet',
  },
  onDevice: 'On this device',
  saved: (time: string) => `Saved ${time}`,
  onDeviceAndSaved: (time: string) => `Saved ${time}, also on this device`,
  changed: (time: string) => `Changed ${time}`,
  rename: 'Rename',
  name: 'Your own name for it',
  nameHelp: 'It is kept on this device only.',
  keepName: 'Keep',
  cancel: 'Cancel',
  remove: 'Remove',
  removed: (what: string) => `${what} was removed from this device.`,
  /** Sentence that follows `removed` if the account has the application as well. */
  stillSaved: 'It is still saved in your account.',
  delete: 'Delete',
  undo: 'Undo',
  startAnother: 'Start for another investor',
  startAnotherHelp: 'For the same offer, without anything from this application.',
  copy: 'Copy for another offer',
  copyFor: 'For which offer?',
  copyCarriesTitle: 'Copied',
  copyCarries:
    'People and organisations with their names, dates of birth and addresses, and the contact details of the applicant.',
  copyLeavesTitle: 'Not copied',
  copyLeaves:
    'Tax numbers, identity documents, the bank account, the amount and how it is paid, other documents, and all declarations and agreements.',
  copyStart: 'Start the copy',
  copyNone: 'No other offers are open for applications at the moment.',
  copyOfferMissing: 'Please choose the offer',
  /** Message about an application that only the service has. */
  cutSaved:
    'This application is not on this device and cannot be loaded without a connection. Please try again once you are connected.',
  /** Message about an application on this device for another offer than the one on screen. */
  cutOffer:
    'This application is kept on this device, but its offer cannot be loaded at the moment. Please try again once you are connected.',
  cut: 'There is no connection at the moment. Nothing has changed: please try again.',
  /** Part of a row's button for screen readers, which read it without its row. */
  which: (what: string) => ` ${what}`,
} as const;
