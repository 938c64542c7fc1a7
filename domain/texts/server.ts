/** What the server answers and writes: refusals of calls and uploads, and the e-mails about an application. */
import type { PdfFault } from '../documents/uploads.ts';

export const serverTexts = {
  badRequest: 'The request could not be read',
  csrf: 'This page has been open for a long time. Try again.',
  sessionEnded: 'Your session has ended. Log in again to go on.',
  notAllowed: 'Your account may not do this',
  notFound: 'This page was not found',
  serverError: 'Something went wrong. Please try again.',
  unavailable: 'The service is not available at the moment. Please try again in a minute.',
  tooLarge: 'The request is too large',
  tooManyCalls: 'Too many attempts. Please wait a minute and try again.',
  wrongMethod: 'This method is not known here',
  wrongContentType: 'This content type is not accepted',

  offerClosed: 'This offer is closed',
  offerNotOpen: 'This offer is not open yet',
  otherIssuer: 'You act for another issuer here. Act as investor or adviser to apply for this offer.',
  offerUnknown: 'This offer was not found',
  offerFilesMissing: 'Some documents of this offer are not available at the moment. Please try again later.',
  applicationUnreadable: 'The application could not be read',
  applicationHasErrors: 'Please correct the errors and submit again',
  keyMissing: 'The header Idempotency-Key must carry a UUID',
  keyInFlight: 'This submission is being processed. Please wait a moment.',
  keyClosed: 'This attempt was given up. Nothing was lodged by it.',
  keyReused: 'This submission has already been made with other answers',
  uploadKeyReused: 'Another file was uploaded under this key',
  documentUnknown: 'Please upload this document again',
  numberHidden: 'This number is hidden here. Please enter it in full.',

  lookupUnavailable: 'This look-up is not available at the moment',
  registerBadNumber: 'Search text is not a valid ABN or ACN',
  registerNoRecords: 'No records found',
  registerNoSuperFund: 'ABN is not a superannuation entity',

  noFile: 'No file',
  uploadsBusy: 'Many documents are being checked. Please try again in a moment.',
  scannerAway: 'Documents cannot be checked for viruses at the moment. Please try again in a few minutes.',
  virusFound: 'Virus found',
  recordPdfMissing: 'The PDF of this application is missing here. The page and the data file hold the same.',
  fileMissing:
    'This file is missing here. Please upload the document again, or contact the issuer if you have submitted it.',
  documentLodged: 'This document is part of a submitted application and cannot be removed',
} as const;

const MAKE_A_COPY = 'Open it, choose Print, then Save as PDF (or Microsoft Print to PDF), and upload that copy.';

/** Why the service does not keep a PDF, and what to do. */
export const pdfFaultTexts: Record<PdfFault, string> = {
  locked: `This PDF needs a password to open. ${MAKE_A_COPY}`,
  active: `This PDF runs a script or starts a program when it is opened. ${MAKE_A_COPY}`,
  unreadable: `This PDF could not be read: it may be damaged or incomplete. ${MAKE_A_COPY}`,
  tooComplex: `This PDF could not be checked because it is too complex. ${MAKE_A_COPY}`,
};

/** What the session has uploaded, besides what went with a submitted application, is as much as it may be. */
export function uploadsFullText(files: number, megabytes: number): string {
  return `No more files can be kept here: at most ${files} files and ${megabytes} MB before an application is submitted. Remove files that are not needed, then upload this one again.`;
}

/** The e-mails about an application; amounts come with their currency. */
export const emailTexts = {
  subject: (offer: string, reference: string) => `Your application for ${offer} (${reference})`,
  approvalSubject: (offer: string, reference: string) => `Please approve the application for ${offer} (${reference})`,
  greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  received: (offer: string) => `Thank you. We have received your application for ${offer}.`,
  receivedFor: (offer: string, investor: string) =>
    `Thank you. We have received the application for ${offer} that you made for ${investor}.`,
  receivedFrom: (offer: string, adviser: string) =>
    `We have received an application for ${offer} that ${adviser} has made for you.`,
  needsApproval: (offer: string, adviser: string) =>
    `${adviser} has made an application for ${offer} for you. It is sent to the issuer after you have reviewed and approved it.`,
  adviserWrites: (adviser: string) => `${adviser} writes:`,
  reference: (reference: string) => `Application reference: ${reference}`,
  nothingDue: 'No payment is needed now.',
  planDebit: (instalment: string) =>
    `No payment is needed now. ${instalment} will be debited from the nominated account.`,
  debit: (amount: string) =>
    `There is nothing more to do to pay. ${amount} will be debited from the nominated account.`,
  instructionsLater: (amount: string) =>
    `${amount} is payable. Payment instructions will be e-mailed once the application has been reviewed.`,
  pay: (amount: string) => `Please pay ${amount}:`,
  bpay: (biller: string, reference: string) => `BPAY\nBiller code: ${biller}\nReference: ${reference}`,
  eft: (account: { account_name: string; bsb: string; account_number: string; reference: string }) =>
    `Electronic funds transfer\nAccount name: ${account.account_name}\nBSB: ${account.bsb}\nAccount number: ${account.account_number}\nReference: ${account.reference}`,
  cheque: (payee: string, reference: string) => `Cheque\nPayable to: ${payee}\nWrite on the back: ${reference}`,
  questions: (name: string, email: string) => `Questions? Contact ${name} at ${email}.`,
  closing: (issuer: string) => `Kind regards\n${issuer}`,
  whyInvestor: (offer: string) =>
    `You get this e-mail because your address was given as the investor's in an application for ${offer}. If you know nothing of it, you need do nothing.`,
  whyAdviser: (offer: string) =>
    `You get this e-mail because your address was given as the adviser's in an application for ${offer}. If you know nothing of it, you need do nothing.`,
  theInvestor: 'the investor',
  yourAdviser: 'your adviser',
  yourAdviserFirst: 'Your adviser',
} as const;
