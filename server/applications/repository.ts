/** The rows of applications; `answers.ts` writes what belongs to them, `stored.ts` reads it. */
import { NEW_APPLICATION, type ApplicationStatus, type Mode } from '#domain/session.ts';
import { APPROVAL, isOpenStatus, OPEN_STATUSES, type OpenStatus } from '#domain/statuses.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** By what an application is opened: the id in its address, and the keyed hash of the e-mail address of whoever may. */
export interface Opening {
  draftId: string;
  addressHash: string | null;
}

export interface NewApplication {
  offerId: number;
  status: ApplicationStatus;
  reference: string;
  sessionId: string;
  userId: number | null;
  /** The client's key of the file that it is made from; null where it sent none. */
  fileKey: string | null;
  /** An adviser's own name for it; none where it is not from a sheet. */
  ownReference?: string | undefined;
  /** Under which its investor opens what waits for approval; none where it does not wait. */
  opening?: Opening | undefined;
  now: Date;
}

export interface ApplicationRow {
  id: number;
  reference: string;
  revision: number;
}

/** The columns of a new row. */
export function columnsOf(application: NewApplication) {
  const { offerId, status, reference, sessionId, userId, fileKey, ownReference, opening, now } = application;
  return {
    offer_id: offerId,
    status,
    reference,
    session_id: sessionId,
    user_id: userId,
    file_key: fileKey,
    ...(ownReference !== undefined && { own_reference: ownReference }),
    ...(opening && { draft_id: opening.draftId, address_hash: opening.addressHash }),
    created_at: now,
    submitted_at: status === 'draft' ? null : now,
  };
}

const COLUMNS = ['id', 'reference', 'revision'] as const;

/** The new row; null where another application has its reference, or the session has a draft of the same file already. */
export async function insertApplication(
  transaction: Transaction<Tables>,
  application: NewApplication,
): Promise<ApplicationRow | null> {
  const row = await transaction
    .insertInto('applications')
    .values(columnsOf(application))
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** A draft that a call goes on with, or what its investor approves. */
export interface Draft extends ApplicationRow {
  offerId: number;
  status: OpenStatus;
  /** When it was last saved as a draft; null: it is an early lead. */
  savedAt: Date | null;
  /** The client's key of the file that it was begun from. */
  fileKey: string | null;
}

/** By which of its names a call knows a draft. */
export type DraftName = { id: number } | { sessionId: string; fileKey: string };

/** True for what has an address of its own: a saved draft, and what waits for approval; an early lead has none. */
export function isKept({ status, savedAt }: Draft): boolean {
  return status === 'pending_approval' || savedAt !== null;
}

/** How a submission of it is judged, and of what is new. */
export function modeOf(draft: Draft | null): Mode {
  return draft?.status === 'pending_approval' ? APPROVAL : NEW_APPLICATION;
}

/** What goes on under this name, whoever may: by its id also what waits for approval. Null where there is none. */
export async function findDraft(database: Kysely<Tables>, name: DraftName): Promise<Draft | null> {
  const row = await database
    .selectFrom('applications')
    .select([...COLUMNS, 'offer_id', 'status', 'saved_at', 'file_key'])
    .where((where) =>
      'id' in name
        ? where.and([where('id', '=', name.id), where('status', 'in', OPEN_STATUSES)])
        : where.and([
            where('session_id', '=', name.sessionId),
            where('file_key', '=', name.fileKey),
            where('status', '=', 'draft'),
          ]),
    )
    .executeTakeFirst();
  if (!row || !isOpenStatus(row.status)) return null;
  const { offer_id: offerId, status, saved_at: savedAt, file_key: fileKey, ...rest } = row;
  return { ...rest, offerId, status, savedAt, fileKey };
}

/** What a command makes of a draft's row. */
export type DraftChange =
  | { status: ApplicationStatus; submittedAt: Date; userId: number | null; opening: Opening | undefined }
  | { savedAt: Date; draftId: string; addressHash: string | null; userId: number | null }
  /** Some of its answers alone. */
  | { userId: null };

/**
 * Changes a draft's row and raises its revision, and with it locks the row for the rest of the transaction.
 * @returns null where it is no draft any more, or stands at another revision than this
 */
export async function changeDraft(
  transaction: Transaction<Tables>,
  { id, revision, from = 'draft' }: { id: number; revision: number | null; from?: OpenStatus },
  change: DraftChange,
): Promise<(ApplicationRow & { draftId: string | null }) | null> {
  const row = await transaction
    .updateTable('applications')
    .set(({ eb, fn, val }) => ({
      revision: eb('revision', '+', 1),
      // Begun before somebody signed in: theirs from now on.
      user_id: fn.coalesce('user_id', val(change.userId)),
      ...('status' in change
        ? {
            status: change.status,
            submitted_at: change.submittedAt,
            address_hash: change.opening?.addressHash ?? null,
            // A new one: whoever knows the address of the draft is not who may open it now.
            ...(change.opening && { draft_id: change.opening.draftId }),
          }
        : 'savedAt' in change && {
            saved_at: change.savedAt,
            draft_id: fn.coalesce('draft_id', val(change.draftId)),
            address_hash: change.addressHash,
          }),
    }))
    .where('id', '=', id)
    .where('status', '=', from)
    .$if(revision !== null, (query) => query.where('revision', '=', revision ?? 0))
    .returning([...COLUMNS, 'draft_id'])
    .executeTakeFirst();
  return row ? { id: row.id, reference: row.reference, revision: row.revision, draftId: row.draft_id } : null;
}
