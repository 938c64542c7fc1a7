/**
 * Empties submitted applications at their end: all personal data goes, in rows, files and the record. The bare row stays with its history,
 * whose events hold no answer.
 */
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import { runEachSeparately } from '../clearing/batches.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Clock, Ids } from '../deps.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { removeContents } from './removal.ts';
import { NOWHERE } from './repository.ts';

const DAY = 24 * 60 * 60_000;
/** Days for which an application that never reached the issuer stays after it was declined, has expired or was withdrawn. */
const WITHDRAWN_DAYS = 30;

type Rows = ExpressionBuilder<Tables, 'applications'>;

/** Moment of an application's last move: the newest event that names a status. */
const LAST_MOVE = sql<Date>`coalesce((select max(events.at) from events
  where events.application_id = applications.id and events.facts ->> 'status' is not null), applications.submitted_at)`;

/** Returns the condition that the issuer has received the application, even if it was withdrawn since. */
function hasReachedIssuer({ or, eb }: Rows) {
  return or([eb('applications.status', '<>', 'withdrawn'), eb('applications.reached_at', 'is not', null)]);
}

function submitted(database: Database, { before }: { before: Date }) {
  return database
    .selectFrom('applications')
    .where('emptied_at', 'is', null)
    .where('submitted_at', '<=', before)
    .where(LAST_MOVE, '<=', before);
}

/** Selects the applications that never reached the issuer, and ended that long ago. */
function endedEarly({ database, clock }: ClearingDeps) {
  const before = new Date(clock.now().getTime() - WITHDRAWN_DAYS * DAY);
  return submitted(database, { before })
    .where('status', '=', 'withdrawn')
    .where((where) => where.not(hasReachedIssuer(where)));
}

/** Selects the applications that reached the issuer, and had their last move that many years ago. */
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
      runEachSeparately<number>(run, {
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

/**
 * Empties one application. Returns the hashes of contents that may go, if nothing else refers to them; null, and nothing is changed, if it
 * is open or was emptied before.
 */
export async function emptyApplication(
  transaction: Transaction<Tables>,
  deps: { clock: Clock; ids: Ids },
  id: number,
): Promise<string[] | null> {
  const now = deps.clock.now();
  const row = await transaction
    .updateTable('applications')
    .set({ emptied_at: now, ...NOWHERE })
    .where('id', '=', id)
    .where('emptied_at', 'is', null)
    .where('status', 'not in', ['draft', 'pending_approval'])
    .returning('id')
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
  return [...contents, ...files.map(({ sha256 }) => sha256)];
}
