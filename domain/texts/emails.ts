/**
 * E-mails about an application; amounts come with their currency. Texts shared with the page after a submission are in `nextSteps.ts` and
 * `receipt.ts`.
 */
export const emailTexts = {
  subject: (offer: string, reference: string) => `Your application for ${offer} (${reference})`,
  approvalSubject: (offer: string, reference: string) => `Please approve the application for ${offer} (${reference})`,
  approvedSubject: (offer: string, reference: string) => `Approved: your application for ${offer} (${reference})`,
  declinedSubject: (offer: string, reference: string) => `Declined: the application for ${offer} (${reference})`,
  issuerSubject: (offer: string, reference: string) => `${reference}: an application for ${offer} has been submitted`,
  greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  received: (offer: string) => `Thank you. We have received your application for ${offer}.`,
  receivedFor: (offer: string, investor: string) =>
    `Thank you. We have received the application for ${offer} that you made for ${investor}.`,
  /** `maker`: the adviser, or the issuer if its staff entered the application. */
  receivedFrom: (offer: string, maker: string) =>
    `We have received an application for ${offer} that ${maker} has made for you.`,
  needsApproval: (offer: string, adviser: string) =>
    `${adviser} has filled in an application for ${offer} on your behalf. It will be sent to the issuer after you have reviewed and approved it.`,
  approved: (offer: string, investor: string) =>
    `${investor} has approved the application for ${offer} that you made, and may have changed it first. It has been sent to the issuer.`,
  declinedFor: (offer: string, investor: string) =>
    `${investor} has declined the application for ${offer} that you made. It will not be sent to the issuer, and there is nothing to pay.`,
  declined: (offer: string, adviser: string) =>
    `You have declined the application for ${offer} that ${adviser} has made for you. It will not be sent to the issuer, and there is nothing to pay.`,
  declinedKept:
    'The application details will be deleted in 30 days. To delete them earlier, open the link in our email that asked for your approval.',
  approvalEndingSubject: (offer: string, reference: string) =>
    `Not approved yet: the application for ${offer} (${reference})`,
  approvalExpiredSubject: (offer: string, reference: string) =>
    `Not approved in time: the application for ${offer} (${reference})`,
  /** `end`: the day and time. */
  approvalEnding: (offer: string, adviser: string, end: string) =>
    `You have not approved the application for ${offer} that ${adviser} has made for you. If you do not approve it before ${end}, it will be withdrawn and will not be sent to the issuer.`,
  approvalEndingFor: (offer: string, investor: string, end: string) =>
    `${investor} has not approved the application for ${offer} that you made. Unless they approve it before ${end}, it will be withdrawn and will not be sent to the issuer.`,
  approvalExpired: (offer: string, adviser: string) =>
    `The application for ${offer} that ${adviser} has made for you was not approved in time and has been withdrawn. It was not sent to the issuer, and there is nothing to pay. The application details will be deleted in 30 days.`,
  approvalExpiredFor: (offer: string, investor: string) =>
    `The application for ${offer} that you made was not approved by ${investor} in time. It has been withdrawn: it was not sent to the issuer, and there is nothing to pay. The application details will be deleted in 30 days.`,
  acceptedSubject: (offer: string, reference: string) => `Accepted: the application for ${offer} (${reference})`,
  rejectedSubject: (offer: string, reference: string) => `Not accepted: the application for ${offer} (${reference})`,
  reopenedSubject: (offer: string, reference: string) => `Open again: the application for ${offer} (${reference})`,
  withdrawnSubject: (offer: string, reference: string) => `Withdrawn: the application for ${offer} (${reference})`,
  /** `issuer`: the name of the issuer. */
  accepted: (offer: string, issuer: string) => `${issuer} has accepted the application for ${offer}.`,
  rejected: (offer: string, issuer: string) => `${issuer} has not accepted the application for ${offer}.`,
  completedSubject: (offer: string, reference: string) => `Allotted: the application for ${offer} (${reference})`,
  completed: (offer: string, issuer: string) =>
    `${issuer} has allotted the securities for the application for ${offer}. They are entered in the register.`,
  allotted: 'Allotted:',
  reopened: (offer: string, issuer: string) =>
    `${issuer} is looking at the application for ${offer} again. The earlier decision no longer holds, and you will be told of the new one.`,
  withdrawn: (offer: string, issuer: string) =>
    `The application for ${offer} has been withdrawn by ${issuer} on behalf of the applicant. If nobody asked for that, contact ${issuer}.`,
  editedSubject: (offer: string, reference: string) => `Changed: the application for ${offer} (${reference})`,
  edited: (offer: string, issuer: string) => `${issuer} has changed answers of the application for ${offer}.`,
  editedQuestions: 'Changed questions:',
  editedPayment:
    'What is payable, or how, may have changed. Read the application before you pay. If part of it has been paid already, only the rest is payable.',
  editedWrong: (issuer: string) => `If a change is not right, contact ${issuer}.`,
  receivedPaymentSubject: (offer: string, reference: string) =>
    `Payment received: the application for ${offer} (${reference})`,
  removedPaymentSubject: (offer: string, reference: string) =>
    `Correction about a payment: the application for ${offer} (${reference})`,
  /** `payment`: the amount with its currency, and the day. */
  receivedPayment: (offer: string, issuer: string, payment: string) =>
    `${issuer} received ${payment} for the application for ${offer}.`,
  removedPayment: (offer: string, issuer: string, payment: string) =>
    `We told you that ${issuer} received ${payment} for the application for ${offer}. That was recorded by mistake.`,
  allReceived: 'The whole amount was received. There is nothing more to pay.',
  paidTooMuch: (issuer: string) =>
    `More was received than is payable. ${issuer} will contact you about the difference.`,
  rejectReason: (told: string) => `The reason: ${told}`,
  nothingMore: 'There is nothing to pay. If the amount has already been paid, it will be returned.',
  alreadyPaid: 'If the amount has already been paid, there is nothing more to do.',
  instructionsFollow: (amount: string, issuer: string) =>
    `${amount} is payable. ${issuer} will send the payment instructions.`,
  issuerTold: (offer: string) => `An application for ${offer} has been submitted.`,
  adviserWrites: (adviser: string) => `${adviser} writes:`,

  reference: 'Application reference',
  appliedFor: 'Applied for',
  submittedBy: 'Submitted by',
  submitters: { investor: 'The investor', adviser: 'The adviser', issuer: 'Issuer staff' },

  instructionsLater: (amount: string) =>
    `${amount} is payable. Payment instructions will be emailed once the application has been reviewed.`,
  pay: (amount: string) => `Please pay ${amount}.`,
  payOnceApproved: (amount: string) => `Once the application is approved, please pay ${amount}.`,
  writeOnBack: 'Write on the back',
  payOnce:
    'The investor and the adviser both get these instructions. Please make sure that the amount is paid only once.',
  issuerDebits: (amount: string) => `${amount} is payable, and is to be debited from the nominated account.`,
  issuerWaits: (amount: string) => `${amount} is payable. The payment instructions have been emailed.`,
  issuerInstructs: (amount: string) =>
    `${amount} is payable. Please send the payment instructions once the application has been reviewed.`,

  /** Documents of one person or organisation in one line. */
  documentsOf: (subject: string, documents: string) => `${subject}: ${documents}`,
  /** Documents that any one of several people or organisations has to provide. */
  fromOneOf: (documents: string) => `${documents} (from one of them)`,
  post: 'Please post these verification documents:',
  postHow: 'Send the originals, or certified copies of them.',
  /** Text for an offer that does not say who may certify copies. */
  certifier: 'Copies may be certified by a justice of the peace or another person authorised to certify documents.',
  postTo: 'Post them to',
  postAsk: 'Please ask us where to post them.',
  postWith: (reference: string) => `Enclose a note with the application reference ${reference}.`,
  postBefore: (day: string) => `They must arrive before the offer closes on ${day}.`,
  postSoon: 'Please post them as soon as you can.',
  provideTo: (name: string, email: string) =>
    `To provide them, contact ${name} at ${email} and quote the application reference.`,
  issuerPosted: 'Original verification documents that come by post:',
  issuerMissing: 'Documents that are still missing:',

  /** Label of the link to the page that shows the submitted application. */
  readSubmitted: 'Read what was submitted',
  readByCode: 'Without an account, you need a code, which we will send to your mobile number on the application.',
  /** Same note for an adviser. */
  readByTheirCode:
    'Without an account, you need a code, which we will send to the investor’s mobile number on the application.',
  questions: (name: string, email: string) => `Questions? Contact ${name} at ${email}.`,
  kindRegards: 'Kind regards',
  whyInvestor: (offer: string) =>
    `You are receiving this email because your address was given as the investor's in an application for ${offer}. If you know nothing about it, you do not need to do anything.`,
  whyAdviser: (offer: string) =>
    `You are receiving this email because your address was given as the adviser's in an application for ${offer}. If you know nothing about it, you do not need to do anything.`,
  whyIssuer: (offer: string) =>
    `You are receiving this email because this address is notified of every application for ${offer}.`,
  theInvestor: 'the investor',
  theInvestorFirst: 'The investor',
  yourAdviser: 'your adviser',
  yourAdviserFirst: 'Your adviser',
} as const;
