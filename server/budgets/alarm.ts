/** Alarm for a budget that is half used: at most once a day for each budget, counted across all processes. */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const DAY = 24 * 60 * 60_000;
const ALARM = 'alarm';

/** Log message of the alarm. */
export const HALF_USED_MESSAGE = 'half of a budget of the day is used';

/** Returns true when the alarm is due, and notes it as raised. */
export async function recordHalfUsed(
  database: Database,
  { budget, now }: { budget: string; now: Date },
): Promise<boolean> {
  const day = new Date(Math.floor(now.getTime() / DAY) * DAY);
  const raised = await database
    .insertInto('budget_uses')
    .values({ budget: ALARM, scope: budget, hour: day, amount: 1 })
    .onConflict((conflict) => conflict.columns(['budget', 'scope', 'hour']).doNothing())
    .returning(sql<number>`1`.as('raised'))
    .executeTakeFirst();
  return raised !== undefined;
}
