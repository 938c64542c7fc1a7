/** Offer's page for an investor who has to approve their adviser's application (1-LAND-19, 3-LAND-28). */
export const approvalTexts = {
  /** `adviser`: their name if it is known. */
  asks: (adviser: string) => `${adviser || 'Your adviser'} asks you to approve this application`,
  help: 'It was filled in for you. Check the details, correct anything that is wrong, then submit it. Nothing goes to the issuer until you have approved it.',
  investment: 'Investment',
  until: 'Approve or decline by',
  applied: (amount: string, measure: string) => (measure ? `${amount} (${measure})` : amount),
  startTitle: 'Review and approve',
  /** Note while the terms above are not agreed to. */
  agreeFirst: 'Agree to the terms above first. To approve the application, submit it at the end of the review.',
  review: 'Review application',
} as const;

/** Note on review for the investor who approves: it names the submission. */
export const approvedTexts = {
  title: 'What you are approving',
  /** `submitted`: the day and time. */
  which: (adviser: string, submitted: string) =>
    `The application that ${adviser || 'your adviser'} submitted${submitted && ` on ${submitted}`}. Any changes you make are submitted with it.`,
  see: 'See what was submitted',
  hash: 'SHA-256 of its record:',
} as const;

/** `Delete what was entered`: for an application that its investor declined (2-ROLE-08). */
export const emptyTexts = {
  kept: 'The application details will be deleted 30 days after you declined. You can delete them now.',
  empty: 'Delete application details',
  title: 'Delete application details?',
  whatGoes: 'Everything entered in this application, every document in it and its record will be deleted immediately.',
  whatStays:
    'Your adviser will no longer be able to read it. They will see that it was declined and that its details were deleted.',
  keep: 'Keep it for now',
  confirm: 'Delete',
  later: 'The emails about it are still being sent. Please try again in a minute.',

  askedCode: 'Nothing has been deleted yet. The application details will be deleted once you enter a code.',
  goneTitle: 'There is nothing left to delete',
  gone: 'The application details have already been deleted.',
  goneRow: 'The application details have already been deleted.',
  remove: 'Remove from this device',
  close: 'Close',

  emptiedTitle: 'The application details have been deleted',
  emptied: 'You declined the application. It will not be sent to the issuer, and there is nothing to pay.',
} as const;

/** Texts for people who open the approval of their own submission: nobody approves or declines it themselves (1-ADV-07). */
export const separationTexts = {
  title: 'The investor must approve this application on their own device',
  /** Text of the page instead of the investor's. */
  yours: (offer: string) => `An application for ${offer} is waiting for the investor’s approval.`,
  until: (moment: string) => `The investor can approve or decline it until ${moment}.`,
  bars: {
    session:
      'This application was submitted in this browser, so it cannot be approved or declined here. Ask the investor to open the link on their own device, such as their phone.',
    account:
      'You are signed in to the account that submitted this application, so you cannot approve or decline it. Ask the investor to open the link without this account, on their own device, such as their phone.',
    browser:
      'This application was submitted in this browser, so it cannot be approved or declined here. Ask the investor to open the link on their own device, such as their phone.',
  },
  help: (number: string) =>
    `We can text the link to the investor’s number: the ${number}. If that is not the investor’s number, ask them for the correct one and contact the registrar.`,
  noNumber: 'The link is in the email to the investor. Ask them to open it on their own device.',
  send: 'Send the link to the investor’s mobile',
  sent: 'The link was sent. Ask the investor to open it on their phone.',
  /** Review's refusal of a submission while an earlier one waits for approval. */
  waits:
    'This application is already waiting for the investor’s approval, so you cannot submit it again now. Ask the investor to approve or decline it with the link in their email. Once it is declined, you can submit it again, for example with the investor’s authority.',
} as const;

/** Note to the issuer about an approval, beside the record and in its e-mail (1-ADV-07). */
export const approvalNoteTexts = {
  title: 'About the approval',
  lead: 'About the approval of this application by its investor:',
  intro: 'For the issuer only. It is not part of the record.',
  contacts: (whose: string, email: string, mobile: string) =>
    `${whose}: email address ${email}, mobile number ${mobile}`,
  adviser: 'Adviser',
  investor: 'Investor',
  proven: 'confirmed',
  unproven: 'not confirmed',
  unknown: 'not recorded',
  sameDevice: 'Approved in a browser in which the adviser has submitted applications',
  atOnce: 'Approved within two minutes of being sent to the investor',
} as const;

/** `Decline this application`: for an investor who does not approve an adviser's application (2-ROLE-08). */
export const declineTexts = {
  decline: 'Decline this application',
  title: 'Decline this application?',
  whatFollows: (adviser: string, offer: string) =>
    `The application for ${offer} will be withdrawn: it will not be sent to the issuer, and there is nothing to pay. We will email you and ${adviser || 'your adviser'}.`,
  deviceGoes: 'Your changes will be removed from this device.',
  keep: 'Go back',
  confirm: 'Decline',

  askedCode:
    'You have not entered anything for a while. Nothing has been declined yet. The application will be declined once you enter a code.',

  goneTitle: 'This application is no longer waiting for your approval',
  /** Also shown if the response to the first press was lost. */
  gone: 'It has already been approved or declined, perhaps from this page. The copy on this device stays until you remove it.',
  goneRow: 'It has already been approved or declined.',
  remove: 'Remove from this device',
  close: 'Close',

  /** Notice above the offer's page afterwards. */
  declinedTitle: 'You have declined the application',
  declined: 'It will not be sent to the issuer, and there is nothing to pay. We will email you and your adviser.',
} as const;
