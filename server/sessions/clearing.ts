/**
 * Retention of sessions that are over: what stays of them, and for how long. Everything that a submitted application names stays, and so do
 * the bare rows of leads and sessions that history and other rows refer to: they hold no personal data, and no cookie opens them.
 */
import type { Kysely, Transaction } from 'kysely';
import { expireDraft } from '../commands/expireDraft.ts';
import { runWithin } from '../commands/runCommand.ts';
import { runEachSeparately, repeatUntilDone, type ClearingRun } from '../clearing/batches.ts';
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import { removeLoose, removeUntiedOfSession } from '../documents/ties.ts';
import { isByStaff, isExpired, expiresAt } from '../drafts/lifetimes.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { ANONYMOUS_LIFETIME, IDLE_LIFETIME } from './sessions.ts';

const DAY = 24 * 60 * 60_000;

/** Returns the call that removes a draft at its day. */
const expiry = (id: number, now: Date) => ({ session: null, target: id, input: { isParked: false }, now });

/**
 * Removes the token from signed-in sessions a day after their end; returns how many. Uploads made in them stay with the person until their
 * session is cleared (`SESSIONS_PART`), so that a draft can be resumed.
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

/** Selects sessions unused for 30 days: a visitor's since the last use, a signed-in person's since their last session. */
function unused(database: Kysely<Tables>, now: Date) {
  const monthAgo = monthBefore(now);
  return database
    .selectFrom('sessions')
    .where('emptied_at', 'is', null)
    .where('expires_at', '<=', now)
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
    );
}

/** Clears what was left in sessions unused for 30 days, which is how long a draft lives on the device. Other processes may do the same. */
export const SESSIONS_PART: ClearingPart = {
  name: 'sessions',
  clear: (deps, run) =>
    runEachSeparately<string>(run, {
      due: async (failed, limit) => {
        const rows = await unused(deps.database, deps.clock.now())
          .select('id')
          .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
          .orderBy('expires_at')
          .limit(limit)
          .execute();
        return rows.map(({ id }) => id);
      },
      work: (id) =>
        inTransaction(deps.database, async (transaction) => {
          const now = deps.clock.now();
          const due = unused(transaction, now).select('id').where('id', '=', id).forUpdate();
          if (await due.executeTakeFirst()) await emptyOne(transaction, deps, { id, now });
        }),
    }),
  oldest: async ({ database, clock }) => {
    const row = await unused(database, clock.now())
      .select('expires_at')
      .orderBy('expires_at')
      .limit(1)
      .executeTakeFirst();
    return row?.expires_at ?? null;
  },
};

/** Clears one session. The contents of its documents are removed afterwards, if nothing else refers to them (`removeOrphanedFiles`). */
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
      // A draft saved from elsewhere since, or entered by staff, stays until its own date (`DRAFTS_PART`, `LEADS_PART`).
      .where(({ or, and, eb, not }) =>
        or([
          isExpired('applications.saved_at', now),
          and([eb('saved_at', 'is', null), or([not(isByStaff()), isExpired('applications.created_at', now)])]),
        ]),
      )
      .execute()
  ).map((lead) => lead.id);
  for (const lead of leads) await runWithin({ ...deps, database: transaction }, expireDraft, expiry(lead, now));
  for (const table of ['idempotency_keys', 'draft_holds'] as const)
    await transaction.deleteFrom(table).where('session_id', '=', id).execute();
  const contents = await removeUntiedOfSession(transaction, id);
  if (contents.length > 0) await enqueueRewriting(transaction, deps);
  await dropOrBare(transaction, { id, now });
}

function oldDrafts({ database, clock }: ClearingDeps) {
  return database
    .selectFrom('applications')
    .where('status', '=', 'draft')
    .where(isExpired('applications.saved_at', clock.now()));
}

/** Clears drafts that no device has saved for 30 days, and entries of staff after 90. */
export const DRAFTS_PART: ClearingPart = {
  name: 'drafts',
  clear: (deps, run) => clearDrafts(deps, run, () => oldDrafts(deps).orderBy('saved_at')),
  oldest: async (deps) => {
    const over = expiresAt('applications.saved_at');
    const row = await oldDrafts(deps).select(over.as('over_at')).orderBy(over).limit(1).executeTakeFirst();
    return row?.over_at ?? null;
  },
};

/**
 * Selects leads whose session is over. A visitor's session ends 30 days after the last use. The sessions of a person who signs in again and
 * again are never cleared as a whole, so that their leads are selected here.
 */
function oldLeads({ database, clock }: ClearingDeps) {
  const now = clock.now();
  return database
    .selectFrom('applications')
    .where('status', '=', 'draft')
    .where('saved_at', 'is', null)
    .where(isExpired('applications.created_at', now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.id', '=', 'applications.session_id')
          .where('sessions.expires_at', '<=', now),
      ),
    );
}

/** Clears leads 30 days after they were begun, and those of staff after 90. */
export const LEADS_PART: ClearingPart = {
  name: 'leads',
  clear: (deps, run) => clearDrafts(deps, run, () => oldLeads(deps).orderBy('created_at')),
  oldest: async (deps) => {
    const over = expiresAt('applications.created_at');
    const row = await oldLeads(deps).select(over.as('over_at')).orderBy(over).limit(1).executeTakeFirst();
    return row?.over_at ?? null;
  },
};

/** Removes drafts, each in a transaction of its own. */
function clearDrafts(deps: ClearingDeps, run: ClearingRun, old: () => ReturnType<typeof oldDrafts>): Promise<void> {
  return runEachSeparately<number>(run, {
    due: async (failed, limit) => {
      const rows = await old()
        .select('id')
        .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    work: (id) =>
      inTransaction(deps.database, async (transaction) => {
        // The draft may have been saved, or deleted, since it was selected.
        const due = old().select('id').where('id', '=', id).forUpdate();
        if ((await transaction.executeQuery<{ id: number }>(due.compile())).rows.length > 0)
          await runWithin({ ...deps, database: transaction }, expireDraft, expiry(id, deps.clock.now()));
      }),
  });
}

/** Clears documents that no application names any more: their sessions were cleared while an application still did. */
export const LOOSE_PART: ClearingPart = {
  name: 'documents',
  clear: (deps, run) =>
    repeatUntilDone(run, (limit) =>
      inTransaction(deps.database, async (transaction) => {
        const count = await removeLoose(transaction, deps.clock.now(), limit);
        if (count > 0) await enqueueRewriting(transaction, deps);
        return count;
      }),
    ),
};

function monthBefore(now: Date): Date {
  return new Date(now.getTime() - ANONYMOUS_LIFETIME);
}

/** Deletes a session that nothing refers to; of any other the bare row stays. */
async function dropOrBare(transaction: Transaction<Tables>, { id, now }: { id: string; now: Date }): Promise<void> {
  const dropped = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['applications', 'documents', 'idempotency_keys', 'events', 'grants'] as const).map((table) =>
          not(exists(selectFrom(table).select('session_id').where('session_id', '=', id))),
        ),
      ),
    )
    .executeTakeFirst();
  if (dropped.numDeletedRows === 0n)
    await transaction.updateTable('sessions').set({ token_hash: null, emptied_at: now }).where('id', '=', id).execute();
}

/**
 * Removes counts of tries a day after their quarter of an hour, and devices that browsers have forgotten, at most `limit` of each; returns
 * the larger of both numbers.
 */
export async function forgetLogins(
  database: Database,
  { counted, used }: { counted: Date; used: Date },
  limit: number,
): Promise<number> {
  const counts = database.selectFrom('login_counts').select('key_hash').where('began_at', '<=', counted).limit(limit);
  const tries = await database.deleteFrom('login_counts').where('key_hash', 'in', counts).executeTakeFirst();
  const old = database.selectFrom('devices').select('token_hash').where('last_used_at', '<=', used).limit(limit);
  const devices = await database
    .deleteFrom('devices')
    .where('token_hash', 'in', old)
    .where('last_used_at', '<=', used)
    .executeTakeFirst();
  return Number(tries.numDeletedRows > devices.numDeletedRows ? tries.numDeletedRows : devices.numDeletedRows);
}
