/** The pages that reminders of a saved draft lead to. */
export const draftPageTexts = {
  quietTitle: 'No more reminders?',
  quietAsks: (offer: string) =>
    `Press the button, and we send you no more reminders about your saved application for ${offer}.`,
  keptUntil: (moment: string) =>
    `If it is not saved again, it will be deleted on ${moment}. Until then you can open it by the link in the e-mail.`,
  quiet: 'Stop reminders',
  quietDone: 'No more reminders',
  quietDoneText: (offer: string) => `You will get no more reminders about your saved application for ${offer}.`,

  deleteTitle: 'Delete this saved application?',
  savedOn: (offer: string, moment: string) => `${offer}, last saved on ${moment}.`,
  deleteWhat:
    'Everything that was entered and every document in it will be deleted. For a day you can restore it, by the same link and a code; after that nothing is kept.',
  delete: 'Delete my draft',
  deleteNot: 'To keep it, just close this page.',
  deleted: 'Deleted',
  deletedText: 'The saved application has been deleted.',
  deletedForADay: (moment: string) =>
    `The saved application has been deleted. Until ${moment} you can restore it: open the link to your application in our e-mail, and enter the code that we send to your mobile.`,
  deletedClose: 'You can close this page.',

  goneTitle: 'This link has ended',
  gone: 'The application may have been submitted or deleted, or we have e-mailed you a newer link. If so, please use that one.',
} as const;
