/** Where the list of what an account has saved did not come: in the drawer, on the page of all offers and on an offer's page. */
export const savedListTexts = {
  failed: 'What your account has saved could not be fetched',
  /** What stands there instead. */
  here: 'What is on this device is shown.',
  nothingHere: 'Nothing is on this device.',
  nothingForOffer: 'Nothing for this offer is on this device.',
  known: 'It is shown as it was when it was fetched last.',
  /** Of whoever may be signed in or not. */
  unknown: 'We could not find out who is signed in',
  withoutAccount: 'What an account has is not shown.',
  tryAgain: 'Try again',
} as const;
