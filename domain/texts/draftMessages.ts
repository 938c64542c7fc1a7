/** What the e-mails and text messages about a saved draft say, and why it is not opened. */
const waitText = (minutes: number): string => {
  if (minutes < 2) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

export const draftMessageTexts = {
  linkSubject: (offer: string) => `Your saved application for ${offer}`,
  saved: (offer: string) => `Your application for ${offer} is saved. You can go on with it at any device.`,
  open: 'Open your application',
  /** `end`: the last digits of the number. */
  codeTo: (end: string) =>
    `The link alone opens nothing: on the page you ask for a code, which we send to your mobile ending in ${end}.`,
  codeToNobody:
    'The link alone opens nothing: it needs a code, and the application has no mobile number yet that we can send one to. Please go on at the device where you saved it.',
  approvalLinkSubject: (offer: string) => `An application for ${offer} waits for your approval`,
  waits: (offer: string, reference: string) =>
    `An application for ${offer} that was made for you (${reference}) waits for your approval. It is sent to the issuer after you have reviewed and approved it.`,
  review: 'Review the application',
  approvalCodeToNobody:
    'The link alone opens nothing: it needs a code, and the application has no mobile number of yours that we can send one to. Please tell whoever made it for you.',
  linkEnds: (days: number, day: string) => `The link is good for ${days} days, until ${day}.`,
  againSubject: (offer: string) => `Your saved applications for ${offer}`,
  again: (offer: string) => `These applications for ${offer} name your e-mail address. Each has a link of its own.`,
  /** Label of one in the list. `saved`: a day. */
  openSaved: (saved: string, end: string | null) =>
    `Open your application saved on ${saved}${end === null ? '' : `, with a code to the mobile ending in ${end}`}`,
  reviewThat: (reference: string, end: string | null) =>
    `Review the application ${reference} that was made for you${end === null ? '' : `, with a code to the mobile ending in ${end}`}`,
  againCode: 'No link opens anything alone: on the page you ask for a code, which we send to the mobile.',
  againEnds: (days: number) => `Each link is good for ${days} days from the first e-mail with it.`,
  againMore: 'There are more of them. Ask for your link again, and the next e-mail lists others.',
  linkNotYou: 'If you have not saved an application, you need do nothing: nobody can open it with this e-mail alone.',
  whyLink: (offer: string) =>
    `You get this e-mail because your address was given in an application for ${offer} that was saved.`,

  replacedSubject: (offer: string) => `Another mobile number for your application for ${offer}`,
  replaced: (offer: string, end: string) =>
    `The codes that open your application for ${offer} go to the mobile ending in ${end} from now on. It was changed, and confirmed by a code.`,
  replacedForYou: (offer: string, end: string, by: string) =>
    `The codes that open your application for ${offer} go to the mobile ending in ${end} from now on. ${by} made this change on request.`,
  replacedNotYou: 'If that was not you, please contact us at once.',
  replacedWriteTo: (name: string, email: string) => `If that was not you, please contact ${name} at ${email} at once.`,

  changedSubject: (offer: string) => `Another e-mail address for an application for ${offer}`,
  changed: (offer: string) =>
    `A saved application for ${offer} no longer names your e-mail address, but another one. The links that we have sent you open nothing any more.`,
  /** `moment`: with the zone. */
  changedUndo: (moment: string) => `If that was not you, you can undo the change until ${moment}.`,
  undo: 'Undo the change',
  changedCode:
    'The link needs a code, which we send to the mobile that could open the application before. It undoes this change and does nothing else.',
  changedByYou: 'If you made the change, you need do nothing.',
  whyFormer: (offer: string) =>
    `You get this e-mail because your address was given and confirmed in an application for ${offer} that was saved.`,

  deletedSubject: (offer: string) => `Your saved application for ${offer} was deleted`,
  deleted: (offer: string) =>
    `Your saved application for ${offer} was deleted, with everything in it. It was done with the link or the code of the application alone.`,
  deletedRestore: (moment: string) => `You can restore it until ${moment}. After that nothing of it is kept.`,
  restore: 'Restore the application',
  deletedByYou: 'If you want it deleted, you need do nothing.',

  endingSubject: (offer: string) => `Your saved application for ${offer} will be deleted soon`,
  ending: (offer: string, moment: string) =>
    `Your application for ${offer} is still not submitted. If you do not save it again, it will be deleted on ${moment}, with everything in it.`,
  movedSubject: (offer: string) => `${offer}: applications close at another time`,
  moved: (offer: string) =>
    `The closing time of ${offer} has changed. You have saved an application for it that is not submitted yet.`,
  closes: (moment: string) => `Applications close on ${moment}.`,
  closed: (moment: string) => `Applications closed on ${moment}.`,
  noClosing: 'Applications have no closing time now.',
  quiet: 'Do not remind me',
  delete: 'Delete my draft',

  guessedSubject: (offer: string) => `Wrong codes for your application for ${offer}`,
  guessed: (offer: string, guesses: number, moment: string) =>
    `Within a day, ${guesses} wrong codes were entered for your application for ${offer}, on devices on which it was never opened. Nobody has opened it by them. Such devices have to wait until ${moment}.`,
  guessedYours:
    'If that was you: on a device on which you have opened or saved it before, everything works as ever. Your link stays good.',
  guessedNotYou:
    'If that was not you: somebody else has the link from our e-mail. Without a code from your mobile it opens nothing. Never tell a code to anybody.',

  linkOver: 'This link has ended. If we have e-mailed you a newer one, please use that.',
  notHeld: 'Your time at this application has ended. Please open it again by its link.',
  codeWrong: 'This code is not right, or has ended',
  noMobile: 'The application has no mobile number that we could send a code to',
  mobileElsewhere: 'We cannot send codes to mobile numbers of this country',
  codeLater: (minutes: number) => `Too many codes were asked for. Please try again in ${waitText(minutes)}.`,
  linkLater: (minutes: number) =>
    `The link was sent to this number already. You can send it again in ${waitText(minutes)}.`,

  /** The end of the message is a line that phones read. */
  code: (offer: string, code: string) => `Your code for ${offer} is ${code}. It ends in 10 minutes.`,
  codeToRestore: (offer: string, code: string) =>
    `Your code for ${offer} is ${code}. It restores the application that was deleted. It ends in 10 minutes.`,
  codeToUndo: (offer: string, code: string) =>
    `Your code for ${offer} is ${code}. It undoes the change of the e-mail address. It ends in 10 minutes.`,
  approvalText: (offer: string, link: string) =>
    `An application for ${offer} was made for you. Review it, then approve or decline it: ${link}`,
  replacedText: (offer: string) =>
    `Codes for your application for ${offer} go to another mobile number from now on. Not you? See our e-mail.`,
} as const;
