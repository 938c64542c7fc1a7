/** Texts around a record (design 4a): its page, and the page that checks a file. The record itself holds the questions and answers. */
import type { StatusActor } from '../data/choices.ts';

export const recordTexts = {
  title: 'What you submitted',
  /** Title of a record that an adviser has filled in and its investor may have approved: more than one person reads it as their own. */
  titleForBoth: 'What was submitted',
  declinedTitle: 'The investor has declined this application',
  declined: 'It will not be sent to the issuer, and there is nothing to pay.',
  expiredTitle: 'The investor has not approved this application in time',
  /** Value of `status` for a submission that ended without an approval. */
  ended: { declined: 'Declined by the investor', approval_expired: 'Not approved in time' },
  waitingUntil: (moment: string) => `Waiting for the investor’s approval, until ${moment}`,
  emptiedTitle: 'The details of this application have been deleted',
  emptied: (day: string) => `They were deleted on ${day}.`,
  emptiedAfter: {
    declined: (day: string) => `The investor declined the application. Its details were deleted on ${day}.`,
    approval_expired: (day: string) =>
      `The investor did not approve the application in time. Its details were deleted on ${day}.`,
  },
  allApplications: 'All applications',
  issuerTitle: (reference: string) => `Application ${reference}`,
  /** Short label that fits the receipt's buttons. */
  see: 'See what you submitted',
  downloadPdf: 'Download as PDF',
  downloadData: 'Download as data file',
  /** Record and documents together, for the issuer's staff. */
  downloadAll: 'Download everything (zip)',
  downloading: 'Downloading the file.',
  downloadFailedTitle: 'The file could not be downloaded',
  downloadTooMany: 'Too many files were downloaded. Wait a minute and try again.',
  downloadMissing:
    'It is not available at the moment. Reload this page: if it still shows the application, it has the same content and can be printed.',
  downloadBroken: 'Try again in a minute. This page has the same content and can be printed.',
  downloadAllMissing: 'A document is not available at the moment. The links below open each of the others.',
  downloadAllBroken: 'Try again in a minute.',
  /** Messages on the receipt, beside `see`. */
  receiptDownloadMissing:
    'It is not available at the moment. “See what you submitted” has the same content and can be printed.',
  receiptDownloadBroken: 'Try again in a minute. “See what you submitted” has the same content and can be printed.',
  reference: 'Reference',
  offer: 'Offer',
  issuer: 'Issuer',
  submitted: 'Submitted',
  submittedBy: 'Submitted by',
  /** Edit by the issuer's staff. */
  changed: 'Changed',
  changedBy: (name: string | null) => (name === null ? 'The issuer' : `The issuer, ${name}`),
  status: 'Status',
  /** Amount with all fees; the application's own "payable now" may exclude them. */
  payable: 'To pay now',
  received: 'Payment received',
  nothingPayable: 'Nothing',
  documents: 'Documents',
  ownDocuments: 'Uploaded with the application',
  noDocuments: 'None',
  offerDocuments: 'From the offer, as they were when the application was submitted',
  /** Note beneath `offerDocuments`. */
  opensInTab: 'Links open in a new tab.',
  replacedSince: (day: string) => `Replaced since, on ${day}`,
  withdrawnSince: (day: string) => `No longer part of the offer, since ${day}`,
  notServed: 'Not available then',
  fingerprint: 'SHA-256',
  aboutTitle: 'About this record',
  about: (isChanged: boolean) =>
    `It was created when ${isChanged ? 'the issuer changed the application' : 'the application was submitted'} and does not change. It shows only the end of tax, identity, card and bank numbers.`,
  hash: 'SHA-256 of the data file',
  checkLink: 'Check a record',

  /** Notice on the issuer's page. */
  hiddenTitle: 'This application cannot be shown here',
  hidden: 'It is shown only to the staff of the issuer that received it.',
  staffTitle: 'Application',
  staffLogIn: 'Log in to see this application.',
  /** Text for every address, with an application or not. */
  askTitle: 'Open your application with a code',
  ask: 'To see what was submitted, you need a code. We will text it to the mobile number on the application. The page then closes after 30 minutes without use, or after 12 hours at most.',
  /** Texts for an address with the key of an e-mail's link: `byLink`; without the key: `bare`. */
  bare: 'You opened this page without the link from an email. A code is sent only if the application was submitted in this browser. In any other browser, open the link in the latest email about the application.',
  codeTitle: 'Log in with a code',
  sent: {
    byLink:
      'If this is the link from an email about the application, a code is on its way to the mobile number on the application. It can take a minute to arrive, and is valid for 10 minutes.',
    bare: 'If the application was submitted in this browser, a code is on its way to the mobile number on it. If no message arrives, open the link in the latest email about the application and request the code there.',
  },
  closedTitle: 'The page has closed',
  closed: 'It was not used for 30 minutes, or it was open for 12 hours. You can open it again with a new code.',
  otherwiseTitle: 'If no message arrives',
  otherwise: [
    'Open the link in the latest email about the application: it leads to this page and lets you request a code.',
    'If you were signed in when you submitted the application, log in on the offer’s page, then open this page again.',
    'Ask the contact person for the offer, who is named in the email.',
  ],
  failedTitle: 'The application could not be loaded',
  failed: 'Check your connection and try again.',

  checkTitle: 'Check a record',
  checkIntro:
    'Choose the PDF or the data file of an application. Its SHA-256 is calculated in this browser and compared with the records created here. The file itself stays with you.',
  checkFile: 'File',
  checking: 'Checking the file.',
  known: 'This file is a record created here, and it has not been changed.',
  unknown: 'This file is not a record created here, or it has been changed since.',
  unreadable: 'The file could not be read. Choose it again.',
  tooMany: 'Too many files were checked. Wait a minute and try again.',
  checkFailed: 'The file could not be checked. Check your connection and choose it again.',
  needsHttps: 'This browser cannot calculate a SHA-256 on this page: the page must be opened over https.',
} as const;

/** Returns the text of a masked number: `******782` ends in 782; a number that is too short shows nothing. */
export function maskedNumberText(mask: string): string {
  const end = mask.replace(/^\*+/, '');
  return end === '' ? 'Not shown here' : `Ends in ${end}`;
}

/** Present status of an application; `ended` has the words for one that ended without an approval. */
export const statusTexts = {
  draft: 'Not yet submitted',
  pending_approval: 'Waiting for the investor’s approval',
  submitted: 'Waiting for the issuer’s decision',
  accepted: 'Accepted by the issuer',
  rejected: 'Not accepted by the issuer',
  withdrawn: 'Withdrawn',
  completed: 'Accepted, and the securities are issued',
} as const;

/** Role in which a person submitted. */
export const submitterTexts: Readonly<Record<StatusActor, string>> = {
  investor: 'The investor',
  adviser: 'The adviser',
  issuer: 'The issuer',
};
