/**
 * Application opened by its link: the page at its address, and the wizard's notes about it afterwards (3-OTP). The texts are about a saved
 * draft unless noted otherwise.
 */
export const draftPageTexts = {
  /** Title of the page (3-OTP-01). */
  title: 'Access your saved application',
  yours: (offer: string) =>
    `Your application for ${offer} is saved. To open it on this device, verify that it is yours.`,
  codeTitle: 'Log in with a code',
  /** @param number kind, country and last digits: `maskMobile` */
  sendsTo: (number: string) => `We will text a code to the ${number}.`,
  sentTo: (number: string) =>
    `We have sent a code to the ${number}. It can take a minute to arrive, and is valid for 10 minutes.`,
  code: 'One-time password',
  logIn: 'Log in',
  /** Title until the application is known. */
  anyTitle: 'Open your application',
  opening: 'Opening the application',
  openFailed: 'The application could not be opened. Check your connection and try again.',
  open: 'Open the application',

  /** Page of a draft that was deleted by its link or its code alone. */
  deletedTitle: 'Restore your deleted application',
  deletedYours: (offer: string, at: string, until: string) =>
    `Your application for ${offer} was deleted (${at}). You can restore it with a code until ${until}. After that, it is permanently deleted.`,
  restoreTitle: 'Restore it with a code',
  restore: 'Restore the application',

  noNumberTitle: 'No code can be sent',
  noNumber: 'The application does not have a mobile number that we can text.',
  overTitle: 'This link is no longer valid',
  over: 'Please use the link in the latest email that we have sent you.',

  /** Strangers have entered too many wrong codes, and this browser is not known. */
  waitsTitle: 'New devices must wait',
  waitsKnown: 'The link still works on a device on which you have opened the application before.',

  otherwiseTitle: 'If you cannot get the message',
  /** Title if no message can be sent at all. */
  insteadTitle: 'What you can do',
  otherwiseSignIn: (offer: string) =>
    `If you were signed in when you saved the application, log in on the page of ${offer}, then open the link again.`,
  offerPage: 'Go to the offer',
  otherwiseDevice: 'Continue on the device where you saved it.',
  otherwiseAsk: (whom: string) => `Ask ${whom}. The contact details are at the foot of this page.`,
  registrar: 'the registrar of the offer',

  /** Notice above the steps of a reopened draft. */
  heldTitle: 'Your saved application is open',
  goOn: (step: string) => `Continue with ${step}`,
  closedTitle: 'This offer is closed',
  closed: 'You can read what you entered. It can no longer be changed or submitted.',
  notOpenTitle: 'This offer is not open',

  leave: 'Leave this application',
  leaveTitle: 'Leave this application?',
  leaveKept: 'Your saved draft is kept. You can open it again with the link in the email and a code.',
  leaveGone: (offer: string) =>
    `Everything entered for ${offer} will be removed from this device, including anything you have not saved as a draft.`,
  stay: 'Stay',
  leaveConfirm: 'Leave',

  /** Dialog over a step that asks for a code again. */
  askedTitle: 'Please enter a code to continue',
  askedSave:
    'You have not entered anything for a while. Nothing is lost: your draft will be saved once you enter a code.',
  askedSubmit:
    'You have not entered anything for a while. Nothing is lost: your application will be submitted once you enter a code.',
  notNow: 'Not now',

  /** A link that opens nothing: the text is the same if it is unknown, has ended, or was replaced by a newer one. */
  deadTitle: 'This link cannot be opened',
  dead: 'It may no longer be valid, or a newer link may have replaced it. Find the latest email about your application and open the link in it.',
  deadWhy:
    'Links stop working when an application is submitted, approved or deleted, or has not been changed for 30 days. An application that was deleted using its link or a code can be restored for one day.',
  /** Next step: a new link, for the offer that the visitor chooses. */
  newLinkIntro: 'Tell us which offer it is for and we will send the link to the address in your application.',
  whichOffer: 'Offer',
  offersFailed: 'The list of offers could not be loaded. Please try again to choose one.',
} as const;

/** Same page for an adviser's application, which its investor opens to approve it (2-ROLE-08). */
export const approvalPageTexts = {
  title: 'Review and approve an application',
  yours: (offer: string) =>
    `Your adviser has filled in an application for ${offer} for you. It goes to the issuer only once you have approved it. To open it on this device, verify that you are the investor.`,
  until: (moment: string) => `You can approve or decline it until ${moment}.`,

  /** Page of an application that ended without an approval. */
  ended: {
    declined: 'This application was declined',
    approval_expired: 'The time to approve this application has ended',
  },
  endedWords: {
    declined: (offer: string) =>
      `The application for ${offer} that an adviser filled in was declined by the investor. It will not be sent to the issuer, and there is nothing to pay.`,
    approval_expired: (offer: string) =>
      `The application for ${offer} that an adviser filled in was not approved in time. It will not be sent to the issuer, and there is nothing to pay.`,
  },
  endedKept: {
    declined: 'The application details will be deleted 30 days after the application was declined.',
    approval_expired: 'The application details will be deleted 30 days after the time to approve it ended.',
  },
  noNumber: 'Your adviser has not given a mobile number for you that we can text.',
  /** Text that is the same for every address, as with drafts. */
  linkSent: 'If an application is waiting for your approval, we have sent a link to this email address.',
  otherwiseAdviser: 'Ask your adviser which mobile number they gave for you.',

  heldTitle: 'This application is waiting for your approval',
  closed: 'You can read what was entered. It can no longer be changed or approved.',
  leaveKept:
    'The application stays as your adviser sent it. You can open it again with the link in the email and a code.',
  leaveGone: (offer: string) =>
    `Everything in the application for ${offer} will be removed from this device, including your changes.`,
} as const;

export const draftPageErrors = {
  offerMissing: 'Please choose the offer that your application is for',
  /** Message for a missing code (3-OTP-05). */
  codeMissing: 'Please enter one time password',
  /** Message for a code of the wrong length (3-OTP-06). */
  codeLength: 'Must be exactly 6 digits',
  /** Message for a wrong code (3-OTP-08). */
  codeInvalid: 'The One-Time Password is invalid, please try again',
} as const;

/** Milliseconds that the reason for an unsent code stays on screen (3-OTP-10). */
export const NOT_SENT_TIMEOUT = 5000;
