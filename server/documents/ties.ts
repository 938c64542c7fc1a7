/**
 * Ties between documents and the applications that name them. A document may belong to several: to drafts, and to applications that were
 * submitted with it. It is removed only once no submitted application names it; the foreign key of `document_ties` refuses everything else.
 *
 * Two commands may meet at one document. Tying takes a share lock on its row; removing locks the row first, and looks at the ties
 * afterwards, in a statement of its own that sees everything committed meanwhile.
 */
import { sql, type Expression, type ExpressionBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import { isOwn, type DocumentOwner, type DocumentRow } from './documents.ts';

type OfDocument = ExpressionBuilder<Tables, 'documents'>;

/** True for a document that only drafts name, including deleted drafts that can still be restored. */
export function isFree({ not, exists, selectFrom }: OfDocument): Expression<SqlBool> {
  return not(
    exists(
      selectFrom('document_ties')
        .innerJoin('applications', 'applications.id', 'document_ties.application_id')
        .select('document_ties.document_id')
        .whereRef('document_ties.document_id', '=', 'documents.id')
        .where('applications.status', '<>', 'draft')
        .where((tied) =>
          tied.not(
            tied.exists(
              tied
                .selectFrom('deleted_drafts')
                .select('deleted_drafts.application_id')
                .whereRef('deleted_drafts.application_id', '=', 'applications.id'),
            ),
          ),
        ),
    ),
  );
}

/** True for a document that no application names, not even a draft. */
export function isUntied({ not, exists, selectFrom }: OfDocument): Expression<SqlBool> {
  return not(
    exists(
      selectFrom('document_ties').select('document_id').whereRef('document_ties.document_id', '=', 'documents.id'),
    ),
  );
}

/** Returns the statement that ties documents to an application. It writes as many rows as there are ids, unless a document has vanished. */
export function tieToWrite(
  database: Database,
  applicationId: number,
  { owner, ids }: { owner: DocumentOwner; ids: readonly string[] },
): Change {
  return (
    database
      .insertInto('document_ties')
      .columns(['document_id', 'application_id'])
      .expression(({ selectFrom }) =>
        selectFrom('documents')
          .select(['documents.id', sql<number>`${applicationId}::integer`.as('application_id')])
          .where('documents.id', 'in', ids)
          .where(isOwn({ ...owner, applicationId }))
          .orderBy('documents.id')
          .forKeyShare(),
      )
      // A tie that exists already counts as well.
      .onConflict((conflict) =>
        conflict
          .columns(['document_id', 'application_id'])
          .doUpdateSet(({ ref }) => ({ application_id: ref('excluded.application_id') })),
      )
  );
}

/** Returns the statement that unties an application's documents other than these. */
export function untieToWrite(transaction: Database, applicationId: number, kept: readonly string[]): Change[] {
  return [
    transaction
      .deleteFrom('document_ties')
      .where('application_id', '=', applicationId)
      .$if(kept.length > 0, (query) => query.where('document_id', 'not in', kept)),
  ];
}

/** Returns the documents of these ids that an application names. */
export async function findTiedDocuments(
  database: Database,
  { applicationId, ids }: { applicationId: number; ids: readonly string[] },
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('documents')
    .innerJoin('document_ties', 'document_ties.document_id', 'documents.id')
    .selectAll('documents')
    .where('document_ties.application_id', '=', applicationId)
    .where('documents.id', 'in', ids)
    .execute();
}

/** Returns a document that an application names; null if it names none of this id. */
export async function findTiedDocument(
  database: Database,
  { applicationId, id }: { applicationId: number; id: string },
): Promise<DocumentRow | null> {
  const [document = null] = await findTiedDocuments(database, { applicationId, ids: [id] });
  return document;
}

/** Returns the applications that name a document, in the order of their ids. */
export async function findTies(database: Database, documentId: string): Promise<number[]> {
  const ties = await database
    .selectFrom('document_ties')
    .select('application_id')
    .where('document_id', '=', documentId)
    .orderBy('application_id')
    .execute();
  return ties.map((tie) => tie.application_id);
}

/**
 * Removes a document from every draft, or from the one `through` which the caller reaches it, and for good once no application names it.
 * Returns false, and changes nothing, if a submitted application names it.
 */
export function deleteFreeDocument(
  database: Database,
  { document: { id }, through }: { document: { id: string }; through: number | null },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockDocuments(transaction, (of) => of('documents.id', '=', id));
    const free = await transaction
      .selectFrom('documents')
      .select('id')
      .where('id', '=', id)
      .where(isFree)
      .executeTakeFirst();
    if (!free) return false;
    await transaction
      .deleteFrom('document_ties')
      .where('document_id', '=', id)
      .$if(through !== null, (query) => query.where('application_id', '=', through))
      .execute();
    await removeUntied(transaction, [id]);
    return true;
  });
}

/**
 * Unties the documents of these applications, and removes those that no other application names. Returns the hashes of their contents,
 * which are removed afterwards, once nothing refers to them (`removeOrphanedFiles`).
 */
export async function releaseDocuments(
  transaction: Transaction<Tables>,
  applicationIds: readonly number[],
): Promise<string[]> {
  const ids = await lockDocuments(transaction, ({ selectFrom, eb }) =>
    eb(
      'documents.id',
      'in',
      selectFrom('document_ties').select('document_id').where('application_id', 'in', applicationIds),
    ),
  );
  await transaction.deleteFrom('document_ties').where('application_id', 'in', applicationIds).execute();
  return removeUntied(transaction, ids);
}

/** Removes the documents of a session that no application names; returns the hashes of their contents. */
export async function removeUntiedOfSession(transaction: Transaction<Tables>, sessionId: string): Promise<string[]> {
  const ids = await lockDocuments(transaction, ({ and, eb }) => and([eb('session_id', '=', sessionId), isUntied(eb)]));
  return removeUntied(transaction, ids);
}

/** Longest time that a document without an application is stored once its session is over, in milliseconds. */
const LOOSE_LIFETIME = 90 * 24 * 60 * 60_000;

/**
 * Removes at most `limit` documents that no application names any more, oldest first, and returns how many. Their session was cleared
 * already, or it is over and the upload was 90 days ago: otherwise a person who signs in again and again would keep them for ever.
 */
export async function removeLoose(transaction: Transaction<Tables>, now: Date, limit: number): Promise<number> {
  const old = new Date(now.getTime() - LOOSE_LIFETIME);
  const rows = await transaction
    .selectFrom('documents')
    .select('documents.id')
    .where(isUntied)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.id', '=', 'documents.session_id')
          .where(({ or, and, eb }) =>
            or([
              eb('sessions.emptied_at', 'is not', null),
              and([eb('sessions.expires_at', '<=', now), eb('documents.uploaded_at', '<=', old)]),
            ]),
          ),
      ),
    )
    .orderBy('documents.uploaded_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  await removeUntied(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Removes the locked documents that no application names. */
async function removeUntied(transaction: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await transaction
    .deleteFrom('documents')
    .where('id', 'in', ids)
    .where(isUntied)
    .returning('sha256')
    .execute();
  return removed.map(({ sha256 }) => sha256);
}

/** Locks rows of documents against being tied or removed, always in the order of their ids; returns the ids. */
async function lockDocuments(
  transaction: Transaction<Tables>,
  which: (builder: OfDocument) => Expression<SqlBool>,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('documents')
    .select('documents.id')
    .where(which)
    .orderBy('documents.id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

interface MovedDocuments {
  /** Ids of sessions. */
  from: string;
  to: string;
  fileKey: string;
  /** Drafts that move with them. */
  applicationIds: number[];
}

/**
 * Returns the statement that moves the documents of one file, or of drafts that move with it, to another session; those of a submitted
 * application stay.
 */
export function moveDocumentsToWrite(
  transaction: Transaction<Tables>,
  { from, to, fileKey, applicationIds }: MovedDocuments,
): Change {
  return transaction
    .updateTable('documents')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .where(isFree)
    .where((builder) => {
      const ofDrafts = builder.selectFrom('document_ties').select('document_id');
      return builder.or([
        builder('file_key', '=', fileKey),
        ...(applicationIds.length === 0
          ? []
          : [builder('documents.id', 'in', ofDrafts.where('application_id', 'in', applicationIds))]),
      ]);
    });
}
