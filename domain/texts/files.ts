/** The list of one's applications: on the page of all offers and in the drawer. */
export const filesTexts = {
  continueTitle: 'Continue',
  continue: 'Continue',
  open: 'Open',
  openNow: 'Open now',
  showAll: (count: number) => `All ${count} applications`,
  find: 'Find',
  findHelp: 'By investor, offer or step. Arrow keys lead through the list, Enter opens.',
  count: (shown: number, all: number) =>
    shown === all ? (all === 1 ? '1 application' : `${all} applications`) : `${shown} of ${all} applications`,
  more: (count: number) => `Show ${count} more`,
  none: 'No application is in progress',
  noneHere: 'No application is on this device',
  noneHelp: 'What you enter for an offer is kept on this device and stands here, to be gone on with.',
  noMatch: 'No application fits that',
  next: {
    you: 'You act next',
    investor: 'You act next, then the investor approves',
    approval: 'Waits for your approval',
    expired: 'Its time to be approved has ended',
    nobody: 'Nobody can act: the offer is not open',
  },
  onDevice: 'On this device',
  saved: (time: string) => `Saved ${time}`,
  onDeviceAndSaved: (time: string) => `Saved ${time}, also on this device`,
  changed: (time: string) => `Changed ${time}`,
  rename: 'Rename',
  name: 'Your name for it',
  nameHelp: 'Only this device knows it.',
  keepName: 'Keep',
  cancel: 'Cancel',
  remove: 'Remove',
  removed: (what: string) => `${what} was removed from this device.`,
  /** Follows it where the account has it as well. */
  stillSaved: 'It is still saved in your account.',
  delete: 'Delete',
  undo: 'Undo',
  startAnother: 'Start for another investor',
  startAnotherHelp: 'For the same offer, with nothing of this application in it.',
  copy: 'Copy for another offer',
  copyFor: 'For which offer?',
  copyCarriesTitle: 'Carried over',
  copyCarries:
    'People and organisations with their names, dates of birth and addresses, and how to reach whoever applies.',
  copyLeavesTitle: 'Entered anew',
  copyLeaves:
    'Tax numbers, identity documents, the bank account, the amount and how it is paid, other documents, and all that is declared or agreed to.',
  copyStart: 'Start the copy',
  copyNone: 'No other offer takes applications at the moment.',
  copyOfferMissing: 'Please choose the offer',
  /** Of what the service alone has. */
  cutSaved:
    'This application is not on this device, and cannot be fetched without a connection. Please try again once there is one.',
  /** Of what is on this device, for another offer than the one on screen. */
  cutOffer:
    'This application is kept on this device, but its offer cannot be fetched at the moment. Please try again once you are connected.',
  cut: 'There is no connection at the moment. Nothing has changed: please try again.',
  /** Of a row, where a button is read without what stands beside it. */
  which: (what: string) => ` ${what}`,
} as const;
