/** The page that undoes a change of a saved application's e-mail address, for the owner of the former one (3-DRAFT-01). */
export const addressUndoTexts = {
  title: 'Undo the change of your e-mail address',
  about: (offer: string) => `A saved application for ${offer} names another e-mail address now, in place of yours.`,
  /** `moment`: up to when. */
  what: (moment: string) =>
    `If that was not you, you can undo the change until ${moment}. The application then names your e-mail address and your mobile number again, and whoever has it open has to leave it. Nothing is opened or shown here.`,
  sendsTo: (end: string) =>
    `We send a code as a text message to the mobile number that could open the application before the change. It ends in ${end}.`,
  codeTitle: 'Undo it with a code',
  undo: 'Undo the change',

  doneTitle: 'The change is undone',
  done: 'The application names your e-mail address again. The links that we sent you before open it again, with a code to your mobile. If it was deleted meanwhile, they restore it.',
  doneNext: 'You can close this page.',

  deadTitle: 'This link undoes nothing any more',
  dead: 'It is good for one day, and for as long as the application is not submitted or deleted for good. Too many wrong codes end it as well.',
  failed: 'The page could not be loaded. Check your connection and try again.',
} as const;
