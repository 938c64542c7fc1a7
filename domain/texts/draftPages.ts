/** Pages that the reminders about a saved draft link to. */
export const draftPageTexts = {
  quietTitle: 'Stop reminders?',
  quietAsks: (offer: string) =>
    `Press the button and we will stop sending you reminders about your saved application for ${offer}.`,
  keptUntil: (moment: string) =>
    `If it is not saved again, it will be deleted on ${moment}. Until then, you can open it with the link in the email.`,
  quiet: 'Stop reminders',
  quietDone: 'Reminders stopped',
  quietDoneText: (offer: string) =>
    `We will not send you any more reminders about your saved application for ${offer}.`,

  deleteTitle: 'Delete this saved application?',
  savedOn: (offer: string, moment: string) => `${offer}, last saved on ${moment}.`,
  deleteWhat:
    'Everything entered, and every document in it, will be deleted. You can restore it for one day with the same link and a code. After that, it is permanently deleted.',
  delete: 'Delete my draft',
  deleteNot: 'To keep it, just close this page.',
  deleted: 'Deleted',
  deletedText: 'The saved application has been deleted.',
  deletedForADay: (moment: string) =>
    `The saved application has been deleted. You can restore it until ${moment}: open the link to your application in our email and enter the code that we send to your mobile.`,
  deletedClose: 'You can close this page.',

  goneTitle: 'This link is no longer valid',
  gone: 'The application may have been submitted or deleted, or we may have emailed you a newer link. If so, please use that one.',
} as const;
