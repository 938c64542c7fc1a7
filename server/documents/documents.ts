/** Stored documents: their owners, and their form in replies. */
import type { UploadedDocument } from '#domain/application.ts';
import type { ExpressionBuilder, Selectable, SqlBool, Expression } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DocumentsTable, Tables } from '../database/tables.ts';
import { isUuid } from '../wire/kinds.ts';

export type DocumentRow = Omit<Selectable<DocumentsTable>, 'application_id'>;

/** Returns the document as a reply shows it. The links are the server's own, so that nobody can point a document's link elsewhere. */
export function presentDocument(
  row: Pick<DocumentRow, 'id' | 'filename' | 'size' | 'uploaded_at'>,
): Required<UploadedDocument> {
  const address = `/api/application_docs/${row.id}/`;
  return {
    id: row.id,
    filename: row.filename,
    download: address,
    delete_document: address,
    size: row.size,
    uploaded_at: row.uploaded_at.toISOString(),
  };
}

/** Owner of documents: a session, the person signed in to it, and perhaps an application. */
export interface DocumentOwner {
  /** Id of the session. */
  id: string;
  userId: number | null;
  /** The application that the session may go on with: it may use every document of it. */
  applicationId?: number | undefined;
}

/**
 * True for documents of the owner: those of this session and of the application that the owner goes on with. Also those of any other
 * session in which the same person was signed in, so that logging in again loses none.
 */
export function isOwn({ id, userId, applicationId }: DocumentOwner) {
  return (builder: ExpressionBuilder<Tables, 'documents'>): Expression<SqlBool> => {
    const ofPerson = builder.selectFrom('sessions').select('sessions.id').where('sessions.user_id', '=', userId);
    const ofApplication = builder.selectFrom('document_ties').select('document_id');
    return builder.or([
      builder('session_id', '=', id),
      ...(userId === null ? [] : [builder('session_id', 'in', ofPerson)]),
      ...(applicationId === undefined
        ? []
        : [builder('documents.id', 'in', ofApplication.where('application_id', '=', applicationId))]),
    ]);
  };
}

/** Returns a document of this owner; null if there is none, or it belongs to another owner. */
export async function findOwnDocument(
  database: Database,
  owner: DocumentOwner,
  id: string,
): Promise<DocumentRow | null> {
  return (await ownDocuments(database, owner).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the owner's document that was sent under this key before; null if there is none. */
export async function findSentDocument(
  database: Database,
  owner: DocumentOwner,
  key: string,
): Promise<DocumentRow | null> {
  return (await ownDocuments(database, owner).where('upload_key', '=', key).executeTakeFirst()) ?? null;
}

/**
 * Returns the documents among `ids` that belong to the owner. Some ids come unchecked from the body of a request: one that is no id of a
 * document names none.
 */
export async function findOwnDocuments(
  database: Database,
  owner: DocumentOwner,
  ids: string[],
): Promise<DocumentRow[]> {
  const named = ids.filter(isUuid);
  if (named.length === 0) return [];
  return ownDocuments(database, owner).where('id', 'in', named).execute();
}

function ownDocuments(database: Database, owner: DocumentOwner) {
  return database.selectFrom('documents').selectAll().where(isOwn(owner));
}

/** A document of a submitted application, as the record names it. */
export type SubmittedDocument = Pick<DocumentRow, 'id' | 'filename' | 'size' | 'sha256'>;
