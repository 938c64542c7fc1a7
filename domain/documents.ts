import type { UploadedDocument } from './application.ts';

/** True when a document was uploaded: a place for one without a file name holds nothing yet (Appendix A.1, `has(doc)`). */
export function hasDocument(document: UploadedDocument | null | undefined): document is UploadedDocument {
  return Boolean(document?.filename);
}
