import type { Application, UploadedDocument } from '../application.ts';

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

/** Every uploaded document of an application; a person in several roles brings theirs in each. */
export function listDocuments(application: Application): UploadedDocument[] {
  return documentsIn(application);
}

/** What makes a document the same in two places: its address, else its id or name. */
export function documentKey({ download, id, filename }: UploadedDocument): string {
  return download || id || filename;
}

function documentsIn(value: unknown): UploadedDocument[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, entry]: [string, unknown]) => {
    const isField = DOCUMENT_FIELDS.some((name) => name === field);
    return isField ? [entry].flat().filter(isUploaded) : documentsIn(entry);
  });
}

function isUploaded(value: unknown): value is UploadedDocument {
  return typeof value === 'object' && value !== null && 'filename' in value && Boolean(value.filename);
}
