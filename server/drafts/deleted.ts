/** Drafts deleted by their link or their code alone: gone for everybody, and restored for a day by the same link and a code. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const DAY = 24 * 60 * 60_000;

/** Returns the moment up to which a draft that is deleted now can be restored. */
export function endOfRestoring(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DAY);
}

interface OfDraft {
  applicationId: number;
  now: Date;
}

export interface DeletedDraft {
  deletedAt: Date;
  endsAt: Date;
}

/** Finds a deleted draft that can still be restored. */
export async function findDeleted(database: Database, { applicationId, now }: OfDraft): Promise<DeletedDraft | null> {
  const row = await database
    .selectFrom('deleted_drafts')
    .select(['deleted_at', 'ends_at'])
    .where('application_id', '=', applicationId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ? { deletedAt: row.deleted_at, endsAt: row.ends_at } : null;
}

/** Locks an application for the rest of the transaction, in any status; returns false if there is none. */
export async function lockApplication(transaction: Transaction<Tables>, applicationId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a locked draft one that is deleted for a day: withdrawn, and no longer found by its file. Answers, documents and links stay, and so
 * does the revision, which names the answers.
 */
export async function softDeleteDraft(
  transaction: Transaction<Tables>,
  { applicationId, deletedAt, endsAt }: { applicationId: number } & DeletedDraft,
): Promise<void> {
  const { file_key } = await transaction
    .selectFrom('applications')
    .select('file_key')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('deleted_drafts')
    .values({ application_id: applicationId, file_key, deleted_at: deletedAt, ends_at: endsAt })
    .execute();
  await transaction
    .updateTable('applications')
    .set({ status: 'withdrawn', file_key: null })
    .where('id', '=', applicationId)
    .execute();
}

/**
 * Makes a deleted draft, whose row is locked, a draft again. Its file's key stays with a draft that the file has begun meanwhile. Returns
 * the deletion; null if it cannot be restored any more.
 */
export async function undeleteDraft(
  transaction: Transaction<Tables>,
  { applicationId, now }: OfDraft,
): Promise<DeletedDraft | null> {
  const row = await transaction
    .deleteFrom('deleted_drafts')
    .where('application_id', '=', applicationId)
    .where('ends_at', '>', now)
    .returning(['file_key', 'deleted_at', 'ends_at'])
    .executeTakeFirst();
  if (!row) return null;
  const fileKey = row.file_key !== null && (await hasDraft(transaction, row.file_key)) ? null : row.file_key;
  await transaction
    .updateTable('applications')
    .set({ status: 'draft', file_key: fileKey })
    .where('id', '=', applicationId)
    .execute();
  return { deletedAt: row.deleted_at, endsAt: row.ends_at };
}

async function hasDraft(transaction: Transaction<Tables>, fileKey: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('applications')
    .select('id')
    .where('file_key', '=', fileKey)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}
