/** Clears drafts that were deleted for a day, and that nobody has restored. */
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import { runEachSeparately } from '../clearing/batches.ts';
import { expireDraft } from '../commands/expireDraft.ts';
import { runWithin } from '../commands/runCommand.ts';
import { inTransaction } from '../database/transactions.ts';
import { lockApplication } from '../drafts/deleted.ts';

function due({ database, clock }: ClearingDeps) {
  return database.selectFrom('deleted_drafts').where('ends_at', '<=', clock.now());
}

/** Removes them with everything in them, each in a transaction of its own. */
export const DELETED_PART: ClearingPart = {
  name: 'deleted',
  clear: (deps, run) =>
    runEachSeparately<number>(run, {
      due: async (failed, limit) => {
        const rows = await due(deps)
          .select('application_id')
          .$if(failed.length > 0, (query) => query.where('application_id', 'not in', failed))
          .orderBy('ends_at')
          .limit(limit)
          .execute();
        return rows.map((row) => row.application_id);
      },
      work: (id) =>
        inTransaction(deps.database, async (transaction) => {
          // It may have been restored since it was selected.
          if (!(await lockApplication(transaction, id))) return;
          const row = await due({ ...deps, database: transaction })
            .select('application_id')
            .where('application_id', '=', id)
            .executeTakeFirst();
          if (!row) return;
          await runWithin({ ...deps, database: transaction }, expireDraft, {
            session: null,
            target: id,
            input: { isParked: true },
            now: deps.clock.now(),
          });
        }),
    }),
  oldest: async (deps) => {
    const row = await due(deps).select('ends_at').orderBy('ends_at').limit(1).executeTakeFirst();
    return row?.ends_at ?? null;
  },
};
