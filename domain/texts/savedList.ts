/** Failed load of the account's saved list: in the drawer, on the page of all offers and on an offer's page. */
export const savedListTexts = {
  failed: 'The applications saved in your account could not be loaded',
  /** Notes on the content that is shown instead. */
  here: 'Showing what is on this device.',
  nothingHere: 'Nothing is on this device.',
  nothingForOffer: 'Nothing for this offer is on this device.',
  known: 'Showing the list as it was last loaded.',
  /** Title if it is unknown whether a user is signed in. */
  unknown: 'We could not find out who is signed in',
  withoutAccount: 'Applications saved in an account are not shown.',
  tryAgain: 'Try again',
} as const;
