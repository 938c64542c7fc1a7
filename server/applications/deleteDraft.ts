/**
 * Deletes one draft at the request of the applicant (reliability P14): at once for the account that owns it and the session that began it; for a day, in
 * which it can be restored, where its link or its code alone is all that the caller has shown.
 */
import { NEW_APPLICATION } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import { lockDraft } from '../drafts/links.ts';
import { deleteForADay } from '../drafts/restoring.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import { readContact } from './masked.ts';
import { removeDrafts } from './removal.ts';

const DAY = 24 * 60 * 60_000;

interface Deletion {
  id: number;
  /** Session of the caller; null without one. */
  sessionId: string | null;
  /** Account that is signed in; null for none. */
  userId: number | null;
}

export interface Deleted {
  /** End of the day in which the same link and a code restore it; null: it is gone for good. */
  endsAt: Date | null;
}

type Deps = FileDeps & { keys: StoreKeys };

interface Done extends Deleted {
  /** Hashes of what its documents held. */
  contents: string[];
}

/** Deletes the draft, and the contents of its documents that nobody else has; null where it is no draft any more. */
export async function deleteDraft(deps: Deps, deletion: Deletion): Promise<Deleted | null> {
  const done = await inTransaction(deps.database, (transaction) => remove(transaction, deps, deletion), {
    isSafeTwice: true,
  });
  for (const sha256 of done?.contents ?? []) {
    // What a store that is away keeps, the clearing job removes.
    await removeUnreferenced(deps, sha256).catch(() => undefined);
  }
  return done && { endsAt: done.endsAt };
}

async function remove(transaction: Transaction<Tables>, deps: Deps, deletion: Deletion): Promise<Done | null> {
  const { id, sessionId, userId } = deletion;
  if ((await lockDraft(transaction, id)) !== 'draft') return null;
  const now = deps.clock.now();
  if (!(await isOwn(transaction, { ...deletion, now }))) {
    const session = sessionId === null ? null : { id: sessionId, userId };
    const endsAt = await deleteForADay(transaction, deps, { applicationId: id, session, now });
    return { endsAt, contents: [] };
  }
  const stored = await readContact({ database: transaction, keys: deps.keys }, id);
  const { application = {} } = stored ?? {};
  const by = submittingActor({ user: null, application, mode: NEW_APPLICATION });
  const { contents } = await removeDrafts(transaction, deps, { ids: [id], by, sessionId, userId });
  return { endsAt: null, contents };
}

/**
 * True if the account owns the draft, or the session has begun it. An account that came by a code and saved owns it as well, and counts for
 * one a day later alone. A lead has no link by which it could be restored.
 */
async function isOwn(
  transaction: Transaction<Tables>,
  { id, sessionId, userId, now }: Deletion & { now: Date },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('applications')
    .innerJoin('sessions', 'sessions.id', 'applications.session_id')
    .select(['applications.session_id', 'applications.user_id', 'applications.saved_at'])
    .select('sessions.user_id as session_user_id')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.saved_at === null || row.session_id === sessionId) return true;
  if (userId === null || userId === row.session_user_id) return userId !== null;
  return userId === row.user_id && hasOldPart(transaction, { id, userId, before: new Date(now.getTime() - DAY) });
}

async function hasOldPart(
  transaction: Transaction<Tables>,
  { id, userId, before }: { id: number; userId: number; before: Date },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('events')
    .select('id')
    .where('application_id', '=', id)
    .where('user_id', '=', userId)
    .where('at', '<=', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
