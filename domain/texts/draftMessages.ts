/** Texts of the e-mails and text messages about a saved draft, and the reasons for not opening it. */
const waitText = (minutes: number): string => {
  if (minutes < 2) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

export const draftMessageTexts = {
  linkSubject: (offer: string) => `Your saved application for ${offer}`,
  saved: (offer: string) => `Your application for ${offer} has been saved. You can continue it on any device.`,
  open: 'Open your application',
  /** @param number kind, country and last digits: `maskMobile` */
  codeTo: (number: string) =>
    `To open it, you also need a code. Request one on the page and we will send it to your ${number}.`,
  codeToNobody:
    'The link only works with a code, and the application does not yet have a mobile number that we can text. Please continue on the device where you saved it.',
  /** Instead of it, for a draft that was deleted for a day. */
  restoreNeedsNumber:
    'The link only works with a code, and the application does not have a mobile number that we can text. To restore it, please contact us.',
  approvalLinkSubject: (offer: string) => `An application for ${offer} is waiting for your approval`,
  waits: (offer: string, reference: string) =>
    `An application for ${offer} that was made for you (${reference}) is waiting for your approval. It will be sent to the issuer after you have reviewed and approved it.`,
  review: 'Review the application',
  approvalCodeToNobody:
    'The link only works with a code, and the application does not have a mobile number for you that we can text. Please tell the person who made it for you.',
  linkEnds: (days: number, day: string) => `The link is valid for ${days} days, until ${day}.`,
  againSubject: (offer: string) => `Your saved applications for ${offer}`,
  again: (offer: string) => `These applications for ${offer} have your email address on them. Each has its own link.`,
  /** Label of one in the list. `saved`: a day. */
  openSaved: (saved: string, number: string | null) =>
    `Open your application saved on ${saved}${number === null ? '' : `, using a code sent to the ${number}`}`,
  reviewThat: (reference: string, number: string | null) =>
    `Review the application ${reference} that was made for you${number === null ? '' : `, using a code sent to the ${number}`}`,
  againCode:
    'To open one, you also need a code. Request it on the page and we will send it to the number shown with that link.',
  againEnds: (days: number) => `Each link is valid for ${days} days from the first email that contained it.`,
  againMore: 'There are more applications. Request your link again and the next email will list others.',
  linkNotYou:
    'If you have not saved an application, you do not need to do anything: nobody can open it with this email alone.',
  whyLink: (offer: string) =>
    `You are receiving this email because your address was given in a saved application for ${offer}.`,

  replacedSubject: (offer: string) => `New mobile number for your application for ${offer}`,
  replaced: (offer: string, number: string) =>
    `The codes that open your application for ${offer} will now go to the ${number}. The number was changed and confirmed with a code.`,
  replacedForYou: (offer: string, number: string, by: string) =>
    `The codes that open your application for ${offer} will now go to the ${number}. ${by} made this change after someone asked for it.`,
  replacedNotYou: 'If this was not you, please contact us immediately.',
  replacedWriteTo: (name: string, email: string) =>
    `If this was not you, please contact ${name} at ${email} immediately.`,

  changedSubject: (offer: string) => `Email address changed on an application for ${offer}`,
  changed: (offer: string) =>
    `The email address on a saved application for ${offer} was changed from yours to another one. The links that we have sent you no longer work.`,
  /** `moment`: with the zone. */
  changedUndo: (moment: string) => `If this was not you, you can undo the change until ${moment}.`,
  undo: 'Undo the change',
  changedCode:
    'You also need a code, which we will send to the mobile number used for codes before the change. The link undoes this change and does nothing else.',
  changedByYou: 'If you made the change, you do not need to do anything.',
  whyFormer: (offer: string) =>
    `You are receiving this email because your address was given and confirmed in a saved application for ${offer}.`,

  deletedSubject: (offer: string) => `Your saved application for ${offer} was deleted`,
  deleted: (offer: string) =>
    `Your saved application for ${offer} was deleted, with everything in it. It was deleted with the link from our email or a code.`,
  deletedRestore: (moment: string) => `You can restore it until ${moment}. After that, it is permanently deleted.`,
  restore: 'Restore the application',
  deletedByYou: 'If you want it deleted, you do not need to do anything.',

  endingSubject: (offer: string) => `Your saved application for ${offer} will be deleted soon`,
  ending: (offer: string, moment: string) =>
    `Your application for ${offer} has not been submitted yet. If you do not save it again, it will be deleted on ${moment}, with everything in it.`,
  movedSubject: (offer: string) => `${offer}: the closing time has changed`,
  moved: (offer: string) =>
    `The closing time for ${offer} has changed. You have a saved application for it that has not been submitted yet.`,
  closes: (moment: string) => `Applications close on ${moment}.`,
  closed: (moment: string) => `Applications closed on ${moment}.`,
  noClosing: 'Applications no longer have a closing time.',
  quiet: 'Do not remind me',
  delete: 'Delete my draft',

  guessedSubject: (offer: string) => `Wrong codes entered for your application for ${offer}`,
  guessed: (offer: string, guesses: number, moment: string) =>
    `In the past day, ${guesses} wrong codes were entered for your application for ${offer} on devices that have never opened it. None of those codes opened it. New devices cannot open it until ${moment}.`,
  guessedYours:
    'If this was you, use a device on which you have opened or saved it before: everything works there as usual. Your link is still valid.',
  guessedNotYou:
    'If this was not you, someone else has the link from our email. They cannot open the application without a code from your mobile. Never share a code with anyone.',

  linkOver: 'This link is no longer valid. If we have emailed you a newer one, please use that.',
  notHeld: 'Your session for this application has ended. Please open it again with its link.',
  codeWrong: 'This code is incorrect or no longer valid',
  noMobile: 'The application does not have a mobile number that we can send a code to',
  mobileElsewhere: 'We cannot send codes to mobile numbers from this country',
  codeLater: (minutes: number) => `Too many codes have been requested. Please try again in ${waitText(minutes)}.`,
  linkLater: (minutes: number) =>
    `The link has already been sent to this number. You can send it again in ${waitText(minutes)}.`,

  /** The message ends with a line that phones read. */
  code: (offer: string, code: string) => `Your code for ${offer} is ${code}. It expires in 10 minutes.`,
  codeToRestore: (offer: string, code: string) =>
    `Your code for ${offer} is ${code}. It restores the application that was deleted. It expires in 10 minutes.`,
  codeToUndo: (offer: string, code: string) =>
    `Your code for ${offer} is ${code}. It undoes the change of the email address. It expires in 10 minutes.`,
  approvalText: (offer: string, link: string) =>
    `An application for ${offer} was made for you. Review it, then approve or decline it: ${link}`,
  replacedText: (offer: string) =>
    `Codes for your application for ${offer} will now go to another mobile number. Not you? See our email.`,
} as const;
