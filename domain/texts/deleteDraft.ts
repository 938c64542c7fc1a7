/** `Delete my draft`: for whoever goes on with an application that is saved with the service (3-DRAFT-01). */
export const deleteDraftTexts = {
  delete: 'Delete my draft',
  title: 'Delete this draft?',
  whatGoes: (offer: string) =>
    `Everything that was entered for ${offer}, and every document in it, is deleted at once: what is saved with us, and what is on this device.`,
  /** Which one it is, of several. */
  which: (saved: string, reference: string) => `${saved}, ${reference}`,
  linkEnds:
    'A link that we have e-mailed you opens nothing any more. If you have opened the application by it here, the same link and a code restore it for a day.',
  noUndo: 'On this device this cannot be undone.',
  keep: 'Keep the draft',
  confirm: 'Delete',

  /** Where a code is asked for first. */
  askedCode:
    'Some time has passed since you last entered something. Nothing is deleted yet: once you have entered a code, your draft is.',

  goneTitle: 'We do not have this draft any more',
  /** Also where an answer to the first press was lost. */
  gone: 'It was deleted or submitted meanwhile. What is on this device stays until you remove it.',
  goneRow: 'It was deleted or submitted meanwhile.',
  remove: 'Remove from this device',
  close: 'Close',

  /** Above the offer's page afterwards. */
  deletedTitle: 'Your draft is deleted',
  deleted:
    'Nothing of it is on this device any more. If you had opened it by the link in our e-mail, the same link and a code restore it for a day; else nothing of it is saved with us either.',
  deletedRow: 'The saved application is deleted.',
} as const;
