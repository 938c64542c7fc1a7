import type { Application, UploadedDocument } from './application.ts';

/** Names of the fields, at any depth of `T`, that hold an uploaded document or a list of them. */
type DocumentFieldIn<T> = T extends readonly (infer Row)[]
  ? DocumentFieldIn<Row>
  : T extends object
    ? {
        [Name in keyof T & string]-?: NonNullable<T[Name]> extends UploadedDocument | readonly UploadedDocument[]
          ? Name
          : DocumentFieldIn<NonNullable<T[Name]>>;
      }[keyof T & string]
    : never;

/**
 * All such fields of an application: a missing name, or one that is no document, does not compile. Reading the names from the field table
 * would bring the whole table into every visitor's first file.
 */
const NAMES: Readonly<Record<DocumentFieldIn<Application>, true>> = {
  adviser_authority_doc: true,
  paper_form: true,
  idDoc: true,
  idDoc2: true,
  sophisticatedInvestorDoc: true,
  sourceOfWealthDoc: true,
  amlCtfDoc: true,
  additionalDocs: true,
  familyTrustStatus: true,
  agreementDoc: true,
  bank_statement: true,
  payment_bank_statement: true,
};

/** Names of the fields that hold an uploaded document, or a list of them. */
export const DOCUMENT_FIELDS: readonly string[] = Object.keys(NAMES);

/** True when a document was uploaded: a place without a file name is still empty (Appendix A.1, `has(doc)`). */
export function hasDocument(document: UploadedDocument | null | undefined): document is UploadedDocument {
  return Boolean(document?.filename);
}

/** Lists every uploaded document of an application; a person in several roles has theirs in each. */
export function listDocuments(application: Application): UploadedDocument[] {
  return documentsIn(application);
}

/** Returns the key by which two places have the same document: its address, else its id or name. */
export function documentKey({ download, id, filename }: UploadedDocument): string {
  return download || id || filename;
}

function documentsIn(value: unknown): UploadedDocument[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, entry]: [string, unknown]) => {
    const isField = DOCUMENT_FIELDS.includes(field);
    return isField ? [entry].flat().filter(isUploaded) : documentsIn(entry);
  });
}

function isUploaded(value: unknown): value is UploadedDocument {
  return typeof value === 'object' && value !== null && 'filename' in value && Boolean(value.filename);
}
