/** Page that undoes a change of a saved application's e-mail address, for the owner of the former one (3-DRAFT-01). */
export const addressUndoTexts = {
  title: 'Undo the change to your email address',
  about: (offer: string) => `The email address on a saved application for ${offer} was changed from yours to another.`,
  /** `moment`: the end of the time to undo. */
  what: (moment: string) =>
    `If this was not you, you can undo the change until ${moment}. We will then put your email address and mobile number back on the application, and close it for anyone who has it open. This page does not open or show the application.`,
  sendsTo: (number: string) => `We will text a code to the number used for codes before the change: the ${number}.`,
  codeTitle: 'Undo with a code',
  undo: 'Undo the change',

  doneTitle: 'The change has been undone',
  done: 'Your email address is back on the application. You can open it again with the links that we sent you before and a code to your mobile. If it has since been deleted, you can restore it the same way.',
  doneNext: 'You can close this page.',

  deadTitle: 'This link can no longer be used',
  dead: 'The link works for one day, or until the application is submitted or permanently deleted. It also stops working after too many wrong codes.',
  failed: 'The page could not be loaded. Check your connection and try again.',
} as const;
