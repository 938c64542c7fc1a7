/** Removes holdings that were closed long ago, and holders without any holding. */
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import { repeatUntilDone } from '../clearing/batches.ts';
import { inTransaction } from '../database/transactions.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';

/** Returns the moment `retentionYears` after, or before, a time. */
function yearsFrom(time: Date, years: number): Date {
  const moved = new Date(time);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

/** Removes up to `limit` holdings; returns their number. */
function removeClosed(deps: ClearingDeps, limit: number): Promise<number> {
  const due = yearsFrom(deps.clock.now(), -deps.config.retentionYears);
  return inTransaction(deps.database, async (transaction) => {
    const over = transaction
      .selectFrom('subregisters')
      .select('id')
      .where('closed_at', '<=', due)
      .orderBy('closed_at')
      .limit(limit);
    const removed = await transaction
      .deleteFrom('subregisters')
      .where('id', 'in', over)
      .returning('holder_id')
      .execute();
    if (removed.length === 0) return 0;
    const holders = removed.map((row) => row.holder_id);
    const kept = await transaction
      .selectFrom('subregisters')
      .select('holder_id')
      .where('holder_id', 'in', holders)
      .execute();
    const left = new Set(kept.map((row) => row.holder_id));
    const empty = holders.filter((id) => !left.has(id));
    if (empty.length > 0) {
      await transaction.deleteFrom('holder_access').where('holder_id', 'in', empty).execute();
      await transaction.deleteFrom('holders').where('id', 'in', empty).execute();
    }
    await enqueueRewriting(transaction, deps);
    return removed.length;
  });
}

/** Part of the clearing job: closed holdings, once the years of retention are over. */
export const REGISTER_PART: ClearingPart = {
  name: 'register',
  clear: (deps, run) => repeatUntilDone(run, (limit) => removeClosed(deps, limit)),
  oldest: async ({ database, clock, config }) => {
    const row = await database
      .selectFrom('subregisters')
      .select('closed_at')
      .where('closed_at', '<=', yearsFrom(clock.now(), -config.retentionYears))
      .orderBy('closed_at')
      .limit(1)
      .executeTakeFirst();
    return row?.closed_at ? yearsFrom(row.closed_at, config.retentionYears) : null;
  },
};
