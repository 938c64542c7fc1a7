/** Edits of a received application by the issuer's staff. */
export const editTexts = {
  edit: 'Edit',
  /** Title of the page until the application is open. */
  title: 'Edit the application',
  notEdited:
    'Only an application that is submitted or accepted can be edited, until its offer is archived. Reopen a rejected one first.',
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
} as const;
