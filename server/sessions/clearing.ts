/**
 * What is kept of sessions that are over, and for how long. Whatever a lodged application names stays, and so do the bare rows of
 * leads and sessions that history and other rows refer to: nothing in them is a person's, and no cookie opens them.
 */
import type { Transaction } from 'kysely';
import { removeDrafts } from '../applications/removal.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { removeLoose, removeUntiedOfSession } from '../documents/ties.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { ANONYMOUS_LIFETIME, IDLE_LIFETIME } from './sessions.ts';

const DAY = 24 * 60 * 60_000;
const BY_SERVICE = { by: 'service', sessionId: null, userId: null } as const;

type ClearingDeps = Pick<ServerDeps, 'database' | 'clock' | 'ids'>;

/**
 * Takes the token from signed-in sessions a day after their end; gives how many. What was uploaded in them stays with the person
 * until `emptySessions`, so that a draft can be resumed.
 */
export async function closeSessions(database: Database, now: Date, limit: number): Promise<number> {
  const dayAgo = new Date(now.getTime() - DAY);
  const ended = await database
    .updateTable('sessions')
    .set({ token_hash: null })
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('sessions')
        .select('id')
        .where('user_id', 'is not', null)
        .where('token_hash', 'is not', null)
        .where((or) =>
          or.or([
            or('expires_at', '<=', dayAgo),
            or('ended_at', '<=', dayAgo),
            or('last_active_at', '<=', new Date(dayAgo.getTime() - IDLE_LIFETIME)),
          ]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/**
 * Clears what was left in sessions that nobody has used for 30 days, as long as a draft lives on the device: of a visitor's since
 * its last use, of somebody's who signed in since their last session. Gives how many; other processes may do the same meanwhile. One
 * that cannot be cleared holds up no other.
 * @throws the first failure, after the others were cleared
 */
export async function emptySessions(deps: ClearingDeps, limit: number): Promise<number> {
  const held: string[] = [];
  let failure: Error | null = null;
  let count = 0;
  for (let tries = 0; tries < limit; tries += 1) {
    const next = await emptyNext(deps, held);
    if (next === null) break;
    count += Number(next.failure === null);
    if (next.failure !== null) held.push(next.id);
    failure ??= next.failure;
  }
  if (failure !== null) throw failure;
  return count;
}

/** Empties one more session, other than those that are held; null when there is none. A failure leaves it as it was, for the next run. */
async function emptyNext(
  deps: ClearingDeps,
  held: readonly string[],
): Promise<{ id: string; failure: Error | null } | null> {
  let id: string | null = null;
  const now = deps.clock.now();
  try {
    return await inTransaction(deps.database, async (transaction) => {
      id = null;
      id = await lockNext(transaction, { now, held });
      if (id === null) return null;
      await emptyOne(transaction, deps, { id, now });
      return { id, failure: null };
    });
  } catch (error) {
    // Nothing was found: the database itself is away.
    if (id === null) throw error;
    return { id, failure: error instanceof Error ? error : new Error('A session could not be cleared.') };
  }
}

/** The id of a session that is to be emptied, locked against other processes. */
async function lockNext(
  transaction: Transaction<Tables>,
  { now, held }: { now: Date; held: readonly string[] },
): Promise<string | null> {
  const monthAgo = monthBefore(now);
  const row = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('emptied_at', 'is', null)
    .where('expires_at', '<=', now)
    .$if(held.length > 0, (query) => query.where('id', 'not in', held))
    .where(({ or, and, not, exists, selectFrom, eb }) =>
      or([
        eb('sessions.user_id', 'is', null),
        and([
          eb('sessions.expires_at', '<=', monthAgo),
          not(
            exists(
              selectFrom('sessions as later')
                .select('later.id')
                .whereRef('later.user_id', '=', 'sessions.user_id')
                .where('later.expires_at', '>', monthAgo),
            ),
          ),
        ]),
      ]),
    )
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The contents of its documents go afterwards, where nobody else refers to them (`clearFiles`). */
async function emptyOne(
  transaction: Transaction<Tables>,
  deps: ClearingDeps,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const leads = (
    await transaction
      .selectFrom('applications')
      .select('id')
      .where('session_id', '=', id)
      .where('status', '=', 'draft')
      // Saved from elsewhere since: it is kept as long as any other draft, by its own date (`emptyDrafts`).
      .where(({ or, eb }) => or([eb('saved_at', 'is', null), eb('saved_at', '<=', monthBefore(now))]))
      .execute()
  ).map((lead) => lead.id);
  await removeDrafts(transaction, deps, { ...BY_SERVICE, ids: leads });
  await transaction.deleteFrom('idempotency_keys').where('session_id', '=', id).execute();
  const contents = await removeUntiedOfSession(transaction, id);
  if (contents.length > 0) await enqueueRewriting(transaction, deps);
  await dropOrBare(transaction, { id, now });
}

/** Clears drafts that nobody has saved for 30 days, at most so many: whoever saved them may have done so from any device. */
export async function emptyDrafts(deps: ClearingDeps, limit: number): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const drafts = await transaction
      .selectFrom('applications')
      .select('id')
      .where('status', '=', 'draft')
      .where('saved_at', '<=', monthBefore(deps.clock.now()))
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    await removeDrafts(transaction, deps, { ...BY_SERVICE, ids: drafts.map(({ id }) => id) });
  });
}

/** Clears documents that no application names any more, at most so many: their sessions were cleared while one still did. */
export async function clearLooseDocuments(deps: ClearingDeps, limit: number): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    if ((await removeLoose(transaction, deps.clock.now(), limit)) > 0) await enqueueRewriting(transaction, deps);
  });
}

function monthBefore(now: Date): Date {
  return new Date(now.getTime() - ANONYMOUS_LIFETIME);
}

/** A session that nothing refers to goes; of any other the bare row stays. */
async function dropOrBare(transaction: Transaction<Tables>, { id, now }: { id: string; now: Date }): Promise<void> {
  const dropped = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['applications', 'documents', 'idempotency_keys', 'events'] as const).map((table) =>
          not(exists(selectFrom(table).select('session_id').where('session_id', '=', id))),
        ),
      ),
    )
    .executeTakeFirst();
  if (dropped.numDeletedRows === 0n)
    await transaction.updateTable('sessions').set({ token_hash: null, emptied_at: now }).where('id', '=', id).execute();
}

/** Removes counts of tries a day after their quarter of an hour, and devices that browsers have forgotten; at most `limit` each. */
export async function forgetLogins(
  database: Database,
  { counted, used }: { counted: Date; used: Date },
  limit: number,
): Promise<void> {
  const counts = database.selectFrom('login_counts').select('key_hash').where('began_at', '<=', counted).limit(limit);
  await database.deleteFrom('login_counts').where('key_hash', 'in', counts).execute();
  const devices = database.selectFrom('devices').select('token_hash').where('last_used_at', '<=', used).limit(limit);
  await database.deleteFrom('devices').where('token_hash', 'in', devices).where('last_used_at', '<=', used).execute();
}
