/** Paper forms that the issuer's staff are entering: their page, and removing one. */
/** Page of the paper forms that staff are entering. */
export const entriesTexts = {
  title: 'Paper forms',
  link: (count: number) => (count === 0 ? 'Enter paper forms' : `Enter paper forms (${count} being entered)`),
  logIn: 'Log in to enter paper forms.',
  unknown: 'The paper forms cannot be shown without that.',
  back: 'All applications',
  begin: 'Enter a paper form',
  beginHelp: 'Choose the offer that the form is for.',
  beginFailed: 'The form could not be opened. Check your connection and try again.',
  noOffers: 'None of your offers takes applications at present.',
  /** `closed`, `end`: dates and times. */
  closed: (closed: string, end: string) =>
    `Closed ${closed}. Forms that were received by then can be entered until ${end}.`,
  listTitle: 'Being entered',
  none: 'No paper form is being entered. A form is listed here once it was begun, for all your colleagues.',
  failedTitle: 'The paper forms could not be loaded',
  failed: 'Check your connection and try again.',
  nameless: 'No name yet',
  /** `moment`: date and time. */
  saved: (moment: string, name: string) => (name === '' ? `Saved ${moment}` : `Saved ${moment} by ${name}`),
  keptUntil: (day: string) => `Kept until ${day}`,
  enteredUntil: (moment: string) => `The offer has closed. Can be entered until ${moment}`,
  remove: 'Remove',
  /** Name of the button that removes the form of an investor. */
  removeOf: (investor: string) => `Remove the form of ${investor}`,
  removed: 'The paper form has been removed.',
} as const;

/** Question before a paper form that is being entered is removed. */
export const removeEntryTexts = {
  delete: 'Remove this paper form',
  title: 'Remove this paper form?',
  whatGoes:
    'Everything that was entered from it is deleted immediately, with its scan and documents, for all your colleagues.',
  noUndo: 'This cannot be undone.',
  keep: 'Keep it',
  confirm: 'Remove',
  /** Never shown: no code opens a paper form. */
  askedCode: '',
  goneTitle: 'This paper form is no longer being entered',
  gone: 'A colleague has saved the application or removed the form. The copy on this device stays until you remove it.',
  goneRow: 'A colleague has saved the application or removed the form.',
  remove: 'Remove from this device',
  close: 'Close',
} as const;
