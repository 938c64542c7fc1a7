import { isRecord } from '#domain/formats/isRecord.ts';
import type { UploadedDocument } from '#domain/application.ts';

/** Returns every document of the service anywhere in `value`, saved or drafted; each once. */
export function uploadedDocuments(value: unknown): UploadedDocument[] {
  const found = new Map<string, UploadedDocument>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isRecord(part)) return;
    const { delete_document: address, filename } = part;
    if (typeof address === 'string' && typeof filename === 'string')
      found.set(address, { filename, delete_document: address });
    Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found.values()];
}
