/** The alarm of a budget of which half is used: once a day each, from all processes together. */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const DAY = 24 * 60 * 60_000;
const ALARM = 'alarm';

/** The line of the log. */
export const HALF_USED = 'half of a budget of the day is used';

/** Whether the alarm is due; it is noted as raised then. */
export async function noteHalf(database: Database, { budget, now }: { budget: string; now: Date }): Promise<boolean> {
  const day = new Date(Math.floor(now.getTime() / DAY) * DAY);
  const raised = await database
    .insertInto('budget_uses')
    .values({ budget: ALARM, scope: budget, hour: day, amount: 1 })
    .onConflict((conflict) => conflict.columns(['budget', 'scope', 'hour']).doNothing())
    .returning(sql<number>`1`.as('raised'))
    .executeTakeFirst();
  return raised !== undefined;
}
