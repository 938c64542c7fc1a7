/** An application opened by its link: the page at its address, and what the wizard says of it afterwards (3-OTP). Of a saved draft where nothing else is said. */
export const draftPageTexts = {
  /** 3-OTP-01. */
  title: 'Access your saved application',
  yours: (offer: string) =>
    `Your application for ${offer} is saved. To open it on this device, prove that it is yours.`,
  codeTitle: 'Log in with a code',
  sendsTo: (end: string) => `We send a code as a text message to the mobile number that ends in ${end}.`,
  sentTo: (end: string) =>
    `We have sent a code to the mobile number that ends in ${end}. It can take a minute to arrive, and is valid for 10 minutes.`,
  code: 'One-time password',
  logIn: 'Log in',
  /** While nobody knows yet what opens there. */
  anyTitle: 'Open your application',
  opening: 'The application is being opened',
  openFailed: 'The application could not be opened. Check your connection and try again.',
  open: 'Open the application',

  /** Page of a draft that was deleted by its link or its code alone. */
  deletedTitle: 'Restore your deleted application',
  deletedYours: (offer: string, at: string, until: string) =>
    `Your application for ${offer} was deleted (${at}). You can restore it until ${until}, by a code. After that nothing of it is kept.`,
  restoreTitle: 'Restore it with a code',
  restore: 'Restore the application',

  noNumberTitle: 'No code can be sent',
  noNumber: 'The application has no mobile number that a message could go to.',
  overTitle: 'This link has ended',
  over: 'Please use the link in the newest e-mail that we have sent you.',

  /** Strangers have given too many wrong codes; this browser is not known. */
  waitsTitle: 'New devices have to wait',
  waitsKnown: 'On a device on which you have opened it before, the link works as ever.',

  otherwiseTitle: 'If you cannot get the message',
  /** Where no message can go out at all. */
  insteadTitle: 'What you can do',
  otherwiseSignIn: (offer: string) =>
    `If you saved the application signed in, log in on the page of ${offer}, then open the link again.`,
  offerPage: 'Go to the offer',
  otherwiseDevice: 'Go on at the device where you saved it.',
  otherwiseAsk: (whom: string) => `Ask ${whom}, whose details stand at the foot of this page.`,
  registrar: 'the registrar of the offer',

  /** Above the steps of a draft that was opened again. */
  heldTitle: 'Your saved application is open',
  goOn: (step: string) => `Go on with ${step}`,
  closedTitle: 'This offer is closed',
  closed: 'You can read what you entered. It can no longer be changed or submitted.',
  notOpenTitle: 'This offer is not open',

  leave: 'Leave this application',
  leaveTitle: 'Leave this application?',
  leaveKept: 'What you saved as a draft is kept: the link in the e-mail and a code open it again.',
  leaveGone: (offer: string) =>
    `Everything that was entered for ${offer} goes from this device, also what you have not saved as a draft.`,
  stay: 'Stay',
  leaveConfirm: 'Leave',

  /** Over a step, where a code is asked for again. */
  askedTitle: 'Please enter a code to go on',
  askedSave:
    'Some time has passed since you last entered something. Nothing is lost: once you have entered a code, your draft is saved.',
  askedSubmit:
    'Some time has passed since you last entered something. Nothing is lost: once you have entered a code, your application is submitted.',
  notNow: 'Not now',

  /** A link that opens nothing: the same words whether it is unknown, has ended, or a newer one took its place. */
  deadTitle: 'This link cannot be opened',
  dead: 'It may have ended, or a newer link may have taken its place. Look for the newest e-mail about your application and open the link in it.',
  deadWhy:
    'An application that was submitted, approved or deleted, or that was not changed for 30 days, has no link any more. One that was deleted by its link or its code can be restored for a day.',
  /** The way on: a new link, for the offer that one chooses. */
  newLinkIntro: 'Tell us which offer it is for, and we send the link to the address in your application.',
  whichOffer: 'Offer',
  offersFailed: 'The offers did not load, and one of them has to be chosen.',
} as const;

/** The same of an adviser's application, which its investor opens to approve it (2-ROLE-08). */
export const approvalPageTexts = {
  title: 'Review and approve an application',
  yours: (offer: string) =>
    `Your adviser has filled in an application for ${offer} for you. It goes to the issuer only once you have approved it. To open it on this device, prove that you are the investor.`,
  until: (moment: string) => `You can approve or decline it until ${moment}.`,

  /** Page of an application that ended without an approval. */
  ended: {
    declined: 'This application was declined',
    approval_expired: 'The time to approve this application has ended',
  },
  endedWords: {
    declined: (offer: string) =>
      `The application for ${offer} that an adviser had filled in was declined by its investor. It is not sent to the issuer, and nothing is to be paid.`,
    approval_expired: (offer: string) =>
      `The application for ${offer} that an adviser had filled in was not approved in time. It is not sent to the issuer, and nothing is to be paid.`,
  },
  endedKept: {
    declined: 'What was entered is deleted 30 days after it was declined.',
    approval_expired: 'What was entered is deleted 30 days after the time ended.',
  },
  noNumber: 'Your adviser has given no mobile number of yours that a message could go to.',
  /** The same for every address, as with drafts. */
  linkSent: 'If an application waits for the approval of this address, we have sent a link to it.',
  otherwiseAdviser: 'Ask your adviser which mobile number they have given for you.',

  heldTitle: 'This application waits for your approval',
  closed: 'You can read what was entered. It can no longer be changed or approved.',
  leaveKept: 'The application stays as your adviser sent it: the link in the e-mail and a code open it again.',
  leaveGone: (offer: string) =>
    `Everything of the application for ${offer} goes from this device, also what you have changed.`,
} as const;

export const draftPageErrors = {
  offerMissing: 'Please choose the offer of your application',
  /** 3-OTP-05. */
  codeMissing: 'Please enter one time password',
  /** 3-OTP-06. */
  codeLength: 'Must be exactly 6 digits',
  /** 3-OTP-08. */
  codeInvalid: 'The One-Time Password is invalid, please try again',
} as const;

/** How long the reason stays on screen for which no code was sent, in milliseconds (3-OTP-10). */
export const NOT_SENT_TIMEOUT = 5000;
