/** Rows of applications; `answers.ts` writes the data that belongs to them, `stored.ts` reads it. */
import { NEW_APPLICATION, type ApplicationStatus, type Mode } from '#domain/session.ts';
import { APPROVAL, isOpenStatus, OPEN_STATUSES, type OpenStatus } from '#domain/statuses.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface NewDraft {
  offerId: number;
  reference: string;
  sessionId: string;
  userId: number | null;
  /** Client's key of the file that it is made from; null if the client sent none. */
  fileKey: string | null;
  /** Adviser's own name for it; none if it is not from a sheet. */
  ownReference?: string | undefined;
  now: Date;
}

export interface ApplicationRow {
  id: number;
  reference: string;
  revision: number;
}

/** Columns by which somebody opens or finds an application, empty: nobody does any more. */
export const NOWHERE = {
  draft_id: null,
  file_key: null,
  own_reference: null,
  bpay_reference: null,
  address_hash: null,
  saved_at: null,
  user_id: null,
} as const;

const COLUMNS = ['id', 'reference', 'revision'] as const;

/** Returns the new row; null if another application has its reference, or the session has a draft of the same file already. */
export async function insertDraft(
  transaction: Transaction<Tables>,
  { offerId, reference, sessionId, userId, fileKey, ownReference, now }: NewDraft,
): Promise<ApplicationRow | null> {
  const row = await transaction
    .insertInto('applications')
    .values({
      offer_id: offerId,
      status: 'draft',
      reference,
      session_id: sessionId,
      user_id: userId,
      file_key: fileKey,
      ...(ownReference !== undefined && { own_reference: ownReference }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Draft that a call continues, or application that its investor approves. */
export interface Draft extends ApplicationRow {
  offerId: number;
  status: OpenStatus;
  /** Time of its last save as a draft; null for an early lead. */
  savedAt: Date | null;
  /** Staff of the issuer enter it from a paper form. */
  isByStaff: boolean;
  /** Client's key of the file that it was begun from. */
  fileKey: string | null;
  /** Customer reference for BPAY, for a draft that was sent for approval. */
  bpayReference: string | null;
}

/** Name by which a call knows a draft. */
export type DraftName = { id: number } | { sessionId: string; fileKey: string };

/** Returns true if it has an address of its own: a saved draft, or an application that waits for approval; an early lead has none. */
export function hasOwnAddress({ status, savedAt }: { status: ApplicationStatus; savedAt: Date | null }): boolean {
  return status === 'pending_approval' || savedAt !== null;
}

/** Returns the mode in which a submission of it, or of a new application, is checked. */
export function modeOf(draft: Draft | null): Mode {
  return draft?.status === 'pending_approval' ? APPROVAL : NEW_APPLICATION;
}

/** Returns the draft of this name, for any caller; by its id also an application that waits for approval. Null if there is none. */
export async function findDraft(database: Kysely<Tables>, name: DraftName): Promise<Draft | null> {
  const row = await database
    .selectFrom('applications')
    .select([...COLUMNS, 'offer_id', 'status', 'saved_at', 'by_staff', 'file_key', 'bpay_reference'])
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
  const {
    offer_id: offerId,
    status,
    saved_at: savedAt,
    by_staff: isByStaff,
    file_key: fileKey,
    bpay_reference: bpayReference,
    ...rest
  } = row;
  return { ...rest, offerId, status, savedAt, isByStaff, fileKey, bpayReference };
}
