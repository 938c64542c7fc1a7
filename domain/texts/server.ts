/** Server's refusals of calls and uploads. Its e-mails: `emails.ts`. */
import type { PdfFault } from '../data/choices.ts';

export const serverTexts = {
  badRequest: 'The request could not be read',
  csrf: 'This page has been open for a long time. Try again.',
  sessionEnded: 'Your session has ended. Log in again to continue.',
  notAllowed: 'Your account may not do this',
  notFound: 'This page was not found',
  serverError: 'Something went wrong. Please try again.',
  unavailable: 'The service is not available at the moment. Please try again in a minute.',
  tooLarge: 'The request is too large',
  tooManyCalls: 'Too many attempts. Please wait a minute and try again.',
  wrongMethod: 'This method is not known here',
  wrongContentType: 'This content type is not accepted',

  offerClosed: 'This offer is closed',
  offerArchived: 'This offer is archived: its applications can be read, and not be changed any more',
  offerNotOpen: 'This offer is not open yet',
  offerUnknown: 'This offer was not found',
  offerFilesMissing: 'Some documents of this offer are not available at the moment. Please try again later.',
  applicationUnreadable: 'The application could not be read',
  textUnreadable: 'This has characters that could not be read. Please enter it again.',
  fieldUnreadable: (field: string) =>
    `${field.slice(0, 40)} has characters that could not be read. Please enter it again.`,
  fileNameUnreadable:
    'The name of this file has characters that could not be read. Please rename it and choose it again.',
  applicationHasErrors: 'Please correct the errors and submit again',
  applicationTooLong: 'Some answers are too long to save. Please shorten them and try again',
  keyMissing: 'The header Idempotency-Key must carry a UUID',
  keyInFlight: 'This submission is being processed. Please wait a moment.',
  keyClosed: 'This attempt was abandoned. Nothing was submitted.',
  keyReused: 'This submission has already been made with different answers',
  uploadKeyReused: 'Another file was uploaded under this key',
  documentUnknown: 'Please upload this document again',
  tooManyNumbers: 'Too many numbers were shown. Please try again in an hour',
  draftGone: 'This saved application is no longer available',
  draftNoMore: 'This application has been submitted. It can no longer be changed or deleted as a saved application.',
  emptied: 'The details of this application have been deleted.',
  emptiedLater: 'The emails about it are still being sent. Please try again in a minute.',
  draftUnreachable: 'Please enter your email address and mobile number before you save a draft',
  revisionMissing: 'Please reload the page',
  revisionStale: 'A newer version of this application was saved elsewhere',
  numberHidden: 'This number is hidden here. Please enter it in full.',

  lookupUnavailable: 'This look-up is not available at the moment',
  registerBadNumber: 'Search text is not a valid ABN or ACN',
  registerNoRecords: 'No records found',
  registerNoSuperFund: 'ABN is not a superannuation entity',

  noFile: 'No file',
  judgingBusy: 'Many large applications are being checked. Please try again in a moment.',
  logInBusy: 'Many people are logging in. Please try again in a moment.',
  zipsBusy: 'Many documents are being prepared. Please try again in a moment.',
  uploadsBusy: 'Many documents are being checked. Please try again in a moment.',
  scannerAway: 'Documents cannot be checked for viruses at the moment. Please try again in a few minutes.',
  virusFound: 'Virus found',
  storageAway: 'Files cannot be stored or opened at the moment. Please try again in a minute.',
  filesMissing: 'A document of this application is not available at the moment.',
  recordPdfMissing: 'The PDF of this application is missing. The page and the data file have the same content.',
  recordPdfBusy: 'Many PDFs are being made. Please try again in a moment.',
  recordPdfTooLarge:
    'This application is too long for a PDF at the moment. The page and the data file have the same content. Please try again in 10 minutes.',
  fileMissing:
    'This file is missing. Please upload the document again, or contact the issuer if you have submitted it.',
  documentLodged: 'This document is part of a submitted application and cannot be removed',
} as const;

const MAKE_A_COPY = 'Open it, choose Print, then Save as PDF (or Microsoft Print to PDF), and upload that copy.';

/** Reasons why the service refuses a PDF, and the remedy. */
export const pdfFaultTexts: Record<PdfFault, string> = {
  locked: `This PDF needs a password to open. ${MAKE_A_COPY}`,
  active: `This PDF runs a script or starts a program when it is opened. ${MAKE_A_COPY}`,
  unreadable: `This PDF could not be read: it may be damaged or incomplete. ${MAKE_A_COPY}`,
  tooComplex: `This PDF could not be checked because it is too complex. ${MAKE_A_COPY}`,
};

/** Returns the refusal once the session's uploads reach their limit; files of a submitted application do not count. */
export function uploadsFullText(files: number, megabytes: number): string {
  return `No more files can be added: the limit is ${files} files and ${megabytes} MB before an application is submitted. Remove files that are not needed, then upload this one again.`;
}
