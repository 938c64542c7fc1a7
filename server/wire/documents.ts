/** Uploaded documents on the wire. */
import type { UploadedDocument } from '#domain/application.ts';
import { Type } from 'typebox';
import { closedObject, shapeOf, text, UUID, integer } from './kinds.ts';

export const documentParams = closedObject({ id: Type.String({ pattern: UUID }) });

export const uploadedDocument = shapeOf<Required<UploadedDocument>>()('UploadedDocument', {
  id: text,
  filename: text,
  download: text,
  delete_document: text,
  size: integer,
  uploaded_at: text,
});

export const uploadForm = closedObject({
  doc_file: Type.String({ contentMediaType: 'application/octet-stream', description: 'The file: a PDF' }),
  filename: Type.Optional(text),
  public: Type.Optional(text),
  file_key: Type.Optional(Type.String({ description: 'The client’s key of the file that the document is chosen for' })),
});
