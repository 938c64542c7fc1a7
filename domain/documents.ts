import type { UploadedDocument } from './application.ts';

/** The fields that hold an uploaded document, or a list of them, wherever they stand in an application. */
export const DOCUMENT_FIELDS = [
  'adviser_authority_doc',
  'idDoc',
  'idDoc2',
  'sophisticatedInvestorDoc',
  'sourceOfWealthDoc',
  'amlCtfDoc',
  'additionalDocs',
  'familyTrustStatus',
  'agreementDoc',
  'bank_statement',
  'payment_bank_statement',
] as const;

/** True when a document was uploaded: a place for one without a file name holds nothing yet (Appendix A.1, `has(doc)`). */
export function hasDocument(document: UploadedDocument | null | undefined): document is UploadedDocument {
  return Boolean(document?.filename);
}
