/**
 * The e-mails about an application; amounts come with their currency. What the page after a submission says too stands in `nextSteps.ts`
 * and `receipt.ts`.
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
  /** `maker`: the adviser, or the issuer whose staff entered it. */
  receivedFrom: (offer: string, maker: string) =>
    `We have received an application for ${offer} that ${maker} has made for you.`,
  needsApproval: (offer: string, adviser: string) =>
    `${adviser} has made an application for ${offer} for you. It is sent to the issuer after you have reviewed and approved it.`,
  approved: (offer: string, investor: string) =>
    `${investor} has approved the application for ${offer} that you made, and may have changed it before. It has been sent to the issuer.`,
  declinedFor: (offer: string, investor: string) =>
    `${investor} has declined the application for ${offer} that you made. It is not sent to the issuer, and nothing is to be paid.`,
  declined: (offer: string, adviser: string) =>
    `You have declined the application for ${offer} that ${adviser} has made for you. It is not sent to the issuer, and nothing is to be paid.`,
  declinedKept:
    'What was entered is deleted 30 days from now. You can have it deleted earlier: open the link in our e-mail that asked for your approval.',
  approvalEndingSubject: (offer: string, reference: string) =>
    `Not approved yet: the application for ${offer} (${reference})`,
  approvalExpiredSubject: (offer: string, reference: string) =>
    `Not approved in time: the application for ${offer} (${reference})`,
  /** `end`: the day and time. */
  approvalEnding: (offer: string, adviser: string, end: string) =>
    `You have not approved the application for ${offer} that ${adviser} has made for you. If you do not approve it before ${end}, it is withdrawn and does not reach the issuer.`,
  approvalEndingFor: (offer: string, investor: string, end: string) =>
    `${investor} has not approved the application for ${offer} that you made. Unless they approve it before ${end}, it is withdrawn and does not reach the issuer.`,
  approvalExpired: (offer: string, adviser: string) =>
    `The application for ${offer} that ${adviser} has made for you was not approved in time and has been withdrawn. It was not sent to the issuer, and nothing is to be paid. What was entered will be deleted in 30 days.`,
  approvalExpiredFor: (offer: string, investor: string) =>
    `${investor} did not approve the application for ${offer} that you made in time. It has been withdrawn: it was not sent to the issuer, and nothing is to be paid. What was entered will be deleted in 30 days.`,
  issuerTold: (offer: string) => `An application for ${offer} has been submitted.`,
  adviserWrites: (adviser: string) => `${adviser} writes:`,

  reference: 'Application reference',
  appliedFor: 'Applied for',
  submittedBy: 'Submitted by',
  submitters: { investor: 'The investor', adviser: 'The adviser', issuer: 'Issuer staff' },

  instructionsLater: (amount: string) =>
    `${amount} is payable. Payment instructions will be e-mailed once the application has been reviewed.`,
  pay: (amount: string) => `Please pay ${amount}.`,
  payOnceApproved: (amount: string) => `Once the application is approved, please pay ${amount}.`,
  writeOnBack: 'Write on the back',
  payOnce:
    'The investor and the adviser both get these instructions. Please make sure that the amount is paid only once.',
  issuerDebits: (amount: string) => `${amount} is payable, and is to be debited from the nominated account.`,
  issuerWaits: (amount: string) => `${amount} is payable. The payment instructions have been e-mailed.`,
  issuerInstructs: (amount: string) =>
    `${amount} is payable. Please send the payment instructions once the application has been reviewed.`,

  /** A person's or an organisation's documents in one line. */
  documentsOf: (subject: string, documents: string) => `${subject}: ${documents}`,
  /** Where any one of several has to give it. */
  fromOneOf: (documents: string) => `${documents} (from one of them)`,
  post: 'Please post these original verification documents:',
  postHow: 'Send the originals, or certified copies of them.',
  /** Where the offer does not say itself who may certify copies. */
  certifier: 'Copies may be certified by a justice of the peace or another person authorised to certify documents.',
  postTo: 'Post them to',
  postAsk: 'Please ask us where to post them.',
  postWith: (reference: string) => `Enclose a note with the application reference ${reference}.`,
  postBefore: (day: string) => `They have to arrive before the offer closes on ${day}.`,
  postSoon: 'Please post them as soon as you can.',
  provideTo: (name: string, email: string) =>
    `To provide them, contact ${name} at ${email} and quote the application reference.`,
  issuerPosted: 'Original verification documents that come by post:',
  issuerMissing: 'Documents that are still missing:',

  /** Label of the link to the page that shows what was submitted. */
  readSubmitted: 'Read what was submitted',
  readByCode: 'Without an account you need a code, which we send to your mobile number on the application.',
  /** To an adviser. */
  readByTheirCode:
    'Without an account you need a code, which we send to the investor’s mobile number on the application.',
  questions: (name: string, email: string) => `Questions? Contact ${name} at ${email}.`,
  kindRegards: 'Kind regards',
  whyInvestor: (offer: string) =>
    `You get this e-mail because your address was given as the investor's in an application for ${offer}. If you know nothing of it, you need do nothing.`,
  whyAdviser: (offer: string) =>
    `You get this e-mail because your address was given as the adviser's in an application for ${offer}. If you know nothing of it, you need do nothing.`,
  whyIssuer: (offer: string) => `You get this e-mail because this address is told of every application for ${offer}.`,
  theInvestor: 'the investor',
  theInvestorFirst: 'The investor',
  yourAdviser: 'your adviser',
  yourAdviserFirst: 'Your adviser',
} as const;
