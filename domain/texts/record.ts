/** The words around a record (design 4a): its page, and the page that checks a file. What was asked and answered is in the record itself. */
import type { StatusActor } from '../statuses.ts';

export const recordTexts = {
  title: 'What you submitted',
  /** Of one that an adviser has filled in and its investor may have approved: more than one person reads it as their own. */
  titleForBoth: 'What was submitted',
  declinedTitle: 'The investor has declined this application',
  declined: 'It is not sent to the issuer, and nothing is to be paid.',
  expiredTitle: 'The investor has not approved this application in time',
  /** `status` of what ended without an approval. */
  ended: { declined: 'Declined by the investor', approval_expired: 'Not approved in time' },
  waitingUntil: (moment: string) => `Waiting for the investor’s approval, until ${moment}`,
  emptiedTitle: 'What was entered in this application is deleted',
  emptied: (day: string) => `It was deleted on ${day}.`,
  emptiedAfter: {
    declined: (day: string) => `The investor declined the application. What was entered was deleted on ${day}.`,
    approval_expired: (day: string) =>
      `The investor did not approve the application in time. What was entered was deleted on ${day}.`,
  },
  issuerTitle: (reference: string) => `Application ${reference}`,
  /** Sized for the receipt's buttons. */
  see: 'See what you submitted',
  downloadPdf: 'Download as PDF',
  downloadData: 'Download as data file',
  downloading: 'The file is being downloaded.',
  downloadFailedTitle: 'The file could not be downloaded',
  downloadTooMany: 'Too many files were downloaded. Wait a minute and try again.',
  downloadMissing:
    'It is not available here now. Load this page again: if it still shows the application, it holds the same and can be printed.',
  downloadBroken: 'Try again in a minute. This page holds the same and can be printed.',
  /** On the receipt, beside `see`. */
  receiptDownloadMissing: 'It is not available here now. “See what you submitted” shows the same and can be printed.',
  receiptDownloadBroken: 'Try again in a minute. “See what you submitted” shows the same and can be printed.',
  reference: 'Reference',
  offer: 'Offer',
  issuer: 'Issuer',
  submitted: 'Submitted',
  submittedBy: 'Submitted by',
  status: 'Status',
  waiting: 'Waiting for the investor’s approval',
  /** Fee and all; what the application calls payable now may be without it. */
  payable: 'To pay now',
  nothingPayable: 'Nothing',
  documents: 'Documents',
  ownDocuments: 'Uploaded with the application',
  noDocuments: 'None',
  offerDocuments: 'Of the offer, as they were when the application was submitted',
  /** Beneath `offerDocuments`. */
  opensInTab: 'Links open in a new tab.',
  replacedSince: (day: string) => `Replaced since, on ${day}`,
  withdrawnSince: (day: string) => `Not part of the offer any more, since ${day}`,
  notServed: 'Not available then',
  fingerprint: 'SHA-256',
  aboutTitle: 'About this record',
  about:
    'It was written when the application was submitted, and does not change. Of tax, identity, card and bank numbers it shows the end only.',
  hash: 'SHA-256 of the data file',
  checkLink: 'Check a record',

  /** Shown on the issuer's page. */
  hiddenTitle: 'This application cannot be shown here',
  hidden: 'It is shown to staff of its issuer. Log in on the page of the offer, then open this page again.',
  /** The same for every address, whether there is such an application or not. */
  askTitle: 'Open your application with a code',
  ask: 'To show what was submitted, this page needs a code. We send it as a text message to the mobile number on the application. The page then stays open on this device until nobody has used it for 30 minutes, and for 12 hours at most.',
  /** Texts for an address with the key of an e-mail's link: `byLink`; without the key: `bare`. */
  bare: 'You opened this page without the link from an email. A code is sent only if the application was submitted in this browser. In any other browser, open the link in the newest email about the application.',
  codeTitle: 'Log in with a code',
  sent: {
    byLink:
      'If this is the link from an email about the application, a code is on its way to the mobile number on the application. It can take a minute to arrive, and is valid for 10 minutes.',
    bare: 'If the application was submitted in this browser, a code is on its way to the mobile number on it. If no message comes, open the link in the newest email about the application, and ask for the code there.',
  },
  closedTitle: 'The page has closed',
  closed: 'Nobody used it for 30 minutes, or it was open for 12 hours. A new code opens it again.',
  otherwiseTitle: 'If no message comes',
  otherwise: [
    'Open the link in the newest email about the application: it leads to this page, and lets it send a code.',
    'If you submitted the application signed in, log in on the page of the offer, then open this page again.',
    'Ask the contact person of the offer, whose name stands in the email.',
  ],
  failedTitle: 'The application could not be loaded',
  failed: 'Check your connection and try again.',

  checkTitle: 'Check a record',
  checkIntro:
    'Choose the PDF or the data file of an application. Its SHA-256 is calculated in this browser and compared with the records that were made here. The file itself stays with you.',
  checkFile: 'File',
  checking: 'The file is being checked.',
  known: 'This file is a record that was made here, unchanged.',
  unknown: 'This file is not a record that was made here, or it was changed since.',
  unreadable: 'The file could not be read. Choose it again.',
  tooMany: 'Too many files were checked. Wait a minute and try again.',
  checkFailed: 'The file could not be checked. Check your connection and choose it again.',
  needsHttps: 'This browser calculates no SHA-256 on this page: it has to be opened over https.',
} as const;

/** A masked number in words: `******782` ends in 782; one that is too short shows nothing. */
export function numberWords(mask: string): string {
  const end = mask.replace(/^\*+/, '');
  return end === '' ? 'Not shown here' : `Ends in ${end}`;
}

/** In which role somebody submitted. */
export const submitterTexts: Readonly<Record<StatusActor, string>> = {
  investor: 'The investor',
  adviser: 'The adviser',
  issuer: 'The issuer',
};
