/** `Delete my draft`: for an applicant who continues an application that is saved with the service (3-DRAFT-01). */
export const deleteDraftTexts = {
  delete: 'Delete my draft',
  title: 'Delete this draft?',
  whatGoes: (offer: string) =>
    `Everything entered for ${offer}, and every document in it, will be deleted immediately: what we have saved and what is on this device.`,
  /** Identifies one draft among several. */
  which: (saved: string, reference: string) => `${saved}, ${reference}`,
  linkEnds:
    'The link in our email will no longer open it. If you opened the application here with that link, you can restore it for one day with the same link and a code.',
  noUndo: 'This cannot be undone on this device.',
  keep: 'Keep the draft',
  confirm: 'Delete',

  /** Note if the service first needs a code. */
  askedCode:
    'You have not entered anything for a while. Nothing has been deleted yet. Your draft will be deleted once you enter a code.',

  goneTitle: 'We no longer have this draft',
  /** Also shown if the response to the first press was lost. */
  gone: 'It has already been deleted or submitted. The copy on this device stays until you remove it.',
  goneRow: 'It has already been deleted or submitted.',
  remove: 'Remove from this device',
  close: 'Close',

  /** Notice above the offer's page afterwards. */
  deletedTitle: 'Your draft has been deleted',
  deleted:
    'It is no longer on this device. If you opened it with the link in our email, you can restore it for one day with the same link and a code. Otherwise, it has been permanently deleted.',
  deletedRow: 'The saved application has been deleted.',
} as const;
