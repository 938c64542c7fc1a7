/**
 * Empties submitted applications at their end: everything of a person goes, in rows, files and the record. The bare row stays with its
 * history, whose events hold no answer.
 */
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import { eachApart } from '../clearing/apart.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Clock, Ids } from '../deps.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { removeContents } from './removal.ts';

const DAY = 24 * 60 * 60_000;
/** How long what never reached the issuer is kept after it was declined, has expired or was withdrawn. */
const WITHDRAWN_DAYS = 30;

type Rows = ExpressionBuilder<Tables, 'applications'>;

/** The moment of an application's last move: the newest event that says which status it has. */
const LAST_MOVE = sql<Date>`coalesce((select max(events.at) from events
  where events.application_id = applications.id and events.facts ->> 'status' is not null), applications.submitted_at)`;

/** True for what the issuer has received, even if it was withdrawn since. */
function hasReachedIssuer({ or, eb, exists, selectFrom }: Rows) {
  return or([
    eb('applications.status', '<>', 'withdrawn'),
    exists(
      selectFrom('events')
        .select('events.id')
        .whereRef('events.application_id', '=', 'applications.id')
        .where(sql<string>`events.facts ->> 'status'`, '=', 'submitted'),
    ),
  ]);
}

function submitted(database: Database, { before }: { before: Date }) {
  return database
    .selectFrom('applications')
    .where('emptied_at', 'is', null)
    .where('submitted_at', '<=', before)
    .where(LAST_MOVE, '<=', before);
}

/** Those that never reached the issuer, and ended so long ago. */
function endedEarly({ database, clock }: ClearingDeps) {
  const before = new Date(clock.now().getTime() - WITHDRAWN_DAYS * DAY);
  return submitted(database, { before })
    .where('status', '=', 'withdrawn')
    .where((where) => where.not(hasReachedIssuer(where)));
}

/** Those that reached the issuer, and whose last move was so many years ago. */
function endedLate({ database, clock, config }: ClearingDeps) {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - config.retentionYears);
  return submitted(database, { before })
    .where('status', 'not in', ['draft', 'pending_approval'])
    .where(hasReachedIssuer);
}

function partOf(
  name: string,
  ended: typeof endedEarly,
  due: (lastMove: Date, deps: ClearingDeps) => Date,
): ClearingPart {
  return {
    name,
    clear: (deps, run) =>
      eachApart<number>(run, {
        due: async (failed, limit) => {
          const rows = await ended(deps)
            .select('id')
            .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
            .orderBy('submitted_at')
            .limit(limit)
            .execute();
          return rows.map(({ id }) => id);
        },
        work: async (id) => {
          await inTransaction(deps.database, (transaction) => emptyApplication(transaction, deps, id));
        },
      }),
    oldest: async (deps) => {
      const row = await ended(deps).select(LAST_MOVE.as('moved_at')).orderBy(LAST_MOVE).limit(1).executeTakeFirst();
      return row ? due(row.moved_at, deps) : null;
    },
  };
}

export const WITHDRAWN_PART = partOf(
  'withdrawn',
  endedEarly,
  (lastMove) => new Date(lastMove.getTime() + WITHDRAWN_DAYS * DAY),
);

export const SUBMITTED_PART = partOf('submitted', endedLate, (lastMove, { config }) => {
  const due = new Date(lastMove);
  due.setUTCFullYear(due.getUTCFullYear() + config.retentionYears);
  return due;
});

/** An application that was emptied just now. */
interface Emptied {
  revision: number;
  /** Hashes of contents that may go, where nothing else refers to them. */
  contents: string[];
}

/** Empties one application; null, and nothing is changed, where it is open or was emptied before. */
export async function emptyApplication(
  transaction: Transaction<Tables>,
  deps: { clock: Clock; ids: Ids },
  id: number,
): Promise<Emptied | null> {
  const now = deps.clock.now();
  const row = await transaction
    .updateTable('applications')
    .set({
      emptied_at: now,
      draft_id: null,
      file_key: null,
      own_reference: null,
      address_hash: null,
      saved_at: null,
      user_id: null,
    })
    .where('id', '=', id)
    .where('emptied_at', 'is', null)
    .where('status', 'not in', ['draft', 'pending_approval'])
    .returning('revision')
    .executeTakeFirst();
  if (!row) return null;
  const files = await transaction
    .deleteFrom('record_files')
    .where('application_id', '=', id)
    .returning('sha256')
    .execute();
  await transaction.deleteFrom('records').where('application_id', '=', id).execute();
  const contents = await removeContents(transaction, [id], now);
  await enqueueRewriting(transaction, deps);
  return { revision: row.revision, contents: [...contents, ...files.map(({ sha256 }) => sha256)] };
}
