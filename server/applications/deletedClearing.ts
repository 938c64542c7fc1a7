/** The end of drafts that were deleted for a day, and that nobody has restored. */
import type { ClearingDeps, ClearingPart } from '../clearing/parts.ts';
import { eachApart } from '../clearing/apart.ts';
import { inTransaction } from '../database/transactions.ts';
import { lockApplication } from '../drafts/deleted.ts';
import { removeDrafts } from './removal.ts';

function due({ database, clock }: ClearingDeps) {
  return database.selectFrom('deleted_drafts').where('ends_at', '<=', clock.now());
}

/** Removes them with everything in them, each in a transaction of its own. */
export const DELETED_PART: ClearingPart = {
  name: 'deleted',
  clear: (deps, run) =>
    eachApart<number>(run, {
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
          // It may have been restored since it was looked for.
          if (!(await lockApplication(transaction, id))) return;
          const row = await due({ ...deps, database: transaction })
            .select('application_id')
            .where('application_id', '=', id)
            .executeTakeFirst();
          if (!row) return;
          await transaction.updateTable('applications').set({ status: 'draft' }).where('id', '=', id).execute();
          await removeDrafts(transaction, deps, { ids: [id], by: 'service', sessionId: null, userId: null });
        }),
    }),
  oldest: async (deps) => {
    const row = await due(deps).select('ends_at').orderBy('ends_at').limit(1).executeTakeFirst();
    return row?.ends_at ?? null;
  },
};
