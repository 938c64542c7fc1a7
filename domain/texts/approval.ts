/** The offer's page for an investor who is to approve what their adviser has filled in (1-LAND-19, 3-LAND-28). */
export const approvalTexts = {
  /** `adviser`: by name where it is known. */
  asks: (adviser: string) => `${adviser || 'Your adviser'} asks you to approve this application`,
  help: 'It was filled in for you. Nothing goes to the issuer before you have approved it: read what was entered, change what is not right, and submit it.',
  investment: 'Investment',
  until: 'Approve or decline by',
  applied: (amount: string, measure: string) => (measure ? `${amount} (${measure})` : amount),
  startTitle: 'Review and approve',
  /** While terms are to be agreed to above. */
  agreeFirst: 'Agree to the terms above first. You approve the application by submitting it at the end of the review.',
  review: 'Review application',
} as const;

/** On review, of whoever approves: which submission that is. */
export const approvedTexts = {
  title: 'What you approve',
  /** `submitted`: the day and time. */
  which: (adviser: string, submitted: string) =>
    `The application that ${adviser || 'your adviser'} submitted${submitted && ` on ${submitted}`}. What you change is submitted with it.`,
  see: 'See what was submitted',
  hash: 'SHA-256 of its record:',
} as const;

/** `Delete what was entered`: of an application that its investor declined (2-ROLE-08). */
export const emptyTexts = {
  kept: 'What was entered is deleted 30 days after you declined. You can delete it now.',
  empty: 'Delete what was entered',
  title: 'Delete what was entered?',
  whatGoes: 'Everything that was entered in this application, every document in it and its record are deleted at once.',
  whatStays:
    'Your adviser can then no longer read it. They see that it was declined, and that what was entered was deleted.',
  keep: 'Keep it for now',
  confirm: 'Delete',
  later: 'The e-mails about it are still being sent. Please try again in a minute.',

  askedCode: 'Nothing is deleted yet: once you have entered a code, what was entered is.',
  goneTitle: 'There is nothing left to delete',
  gone: 'What was entered was deleted meanwhile.',
  goneRow: 'What was entered was deleted meanwhile.',
  remove: 'Remove from this device',
  close: 'Close',

  emptiedTitle: 'What was entered is deleted',
  emptied: 'You declined the application. It is not sent to the issuer, and nothing is to be paid.',
} as const;

/** Nobody approves or declines what they have submitted themselves (1-ADV-07). */
export const separationTexts = {
  title: 'The investor approves this application on a device of their own',
  /** Of the page, in the place of what its investor reads. */
  yours: (offer: string) => `An application for ${offer} waits for the approval of its investor.`,
  until: (moment: string) => `The investor can approve or decline it until ${moment}.`,
  bars: {
    session:
      'This application was submitted in this browser, so it cannot be approved or declined here. The investor opens the link on a device of their own, such as their phone.',
    account:
      'You are signed in to the account that submitted this application, so you cannot approve or decline it. The investor opens the link without this account, on a device of their own, such as their phone.',
    browser:
      'This application was submitted in this browser, so it cannot be approved or declined here. The investor opens the link on a device of their own, such as their phone.',
  },
  help: (end: string) =>
    `We can send the link as a text message to the investor’s mobile number, which ends in ${end}. If that is not the investor’s number, ask them for the right one and contact the registrar.`,
  noNumber: 'The link is in the e-mail to the investor. Ask them to open it on a device of their own.',
  send: 'Send the link to the investor’s mobile',
  sent: 'The link was sent. Ask the investor to open it on their phone.',
  /** Review refuses a submission beside one that waits. */
  waits:
    'This application already waits for the investor’s approval, so it cannot be submitted in another role. Ask the investor to approve or decline it by the link in their e-mail. Once it is declined, you can submit it again, for example with the investor’s authority.',
} as const;

/** What the issuer is told of an approval, beside the record and in its e-mail (1-ADV-07). */
export const approvalNoteTexts = {
  title: 'About the approval',
  lead: 'About the approval of this application by its investor:',
  intro: 'For you as the issuer. It is not part of the record.',
  contacts: (whose: string, email: string, mobile: string) =>
    `${whose}: e-mail address ${email}, mobile number ${mobile}`,
  adviser: 'Adviser',
  investor: 'Investor',
  proven: 'confirmed',
  unproven: 'not confirmed',
  unknown: 'not recorded',
  sameDevice: 'Approved in a browser in which the adviser has submitted applications',
  atOnce: 'Approved within two minutes of being sent to the investor',
} as const;

/** `Decline this application`: an investor does not approve what an adviser has made for them (2-ROLE-08). */
export const declineTexts = {
  decline: 'Decline this application',
  title: 'Decline this application?',
  whatFollows: (adviser: string, offer: string) =>
    `The application for ${offer} is withdrawn: it is not sent to the issuer, and nothing is to be paid. ${adviser || 'Your adviser'} and you are told by e-mail.`,
  deviceGoes: 'What you have changed goes from this device.',
  keep: 'Go back',
  confirm: 'Decline',

  askedCode:
    'Some time has passed since you last entered something. Nothing is declined yet: once you have entered a code, the application is.',

  goneTitle: 'This application no longer waits for your approval',
  /** Also where an answer to the first press was lost. */
  gone: 'It was approved or declined meanwhile, perhaps by an earlier press here. What is on this device stays until you remove it.',
  goneRow: 'It was approved or declined meanwhile.',
  remove: 'Remove from this device',
  close: 'Close',

  /** Above the offer's page afterwards. */
  declinedTitle: 'You have declined the application',
  declined: 'It is not sent to the issuer, and nothing is to be paid. You and your adviser are told by e-mail.',
} as const;
