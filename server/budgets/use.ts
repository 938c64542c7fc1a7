/** Use of the budgets: reads it for monitoring, and removes counts that no longer matter. */
import { cacheReadings } from '../cacheReadings.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { countSms } from '../sms/caps.ts';
import { HALF_USED_MESSAGE, recordHalfUsed } from './alarm.ts';
import { ALL } from './caller.ts';
import { firstHour, readUses } from './claim.ts';
import { readRoom } from './room.ts';
import { BUDGET_NAMES, type BudgetName } from './definitions.ts';

/** `most` is null when nothing limits all callers together. */
export interface BudgetUse {
  used: number;
  most: number | null;
}

/** `all_texts`: text messages to any number, under SMS_PER_DAY. `all_files`: bytes of all files. */
export type BudgetUses = Record<BudgetName | 'all_texts' | 'all_files', BudgetUse>;

/** Returns the use of each budget within the last 24 hours by all callers without standing. */
export async function readBudgetUse(
  database: Database,
  { config }: Pick<ServerDeps, 'config'>,
  now: Date,
): Promise<BudgetUses> {
  const uses = BUDGET_NAMES.map(async (name): Promise<[BudgetName, BudgetUse]> => {
    const used = await readUses(database, name, { scopes: [{ scope: ALL }], now });
    return [name, { used: used.get(ALL) ?? 0, most: config.budgets[name].all }];
  });
  const budgets = Object.fromEntries(await Promise.all(uses)) as Record<BudgetName, BudgetUse>;
  const all_texts = { used: await countSms(database, now), most: config.smsLimits.perDay };
  return { ...budgets, all_texts, all_files: await readRoom({ database, config }) };
}

/**
 * Returns a function that reads the use at most every few seconds; its result is null if reading fails or takes long. Text messages and
 * files in total are not claimed here, so that their alarm is raised on reading.
 */
export function watchingBudgets({
  database,
  config,
  clock,
  logger,
}: Pick<ServerDeps, 'database' | 'config' | 'clock'> & {
  logger: { warn(facts: object, text: string): void };
}): () => Promise<BudgetUses | null> {
  return cacheReadings(async () => {
    const now = clock.now();
    const uses = await readBudgetUse(database, { config }, now);
    for (const budget of ['all_texts', 'all_files'] as const) {
      const { used, most } = uses[budget];
      if (most === null || used < most / 2 || !(await recordHalfUsed(database, { budget, now }))) continue;
      logger.warn({ budget, used, most }, HALF_USED_MESSAGE);
    }
    return uses;
  });
}

/** Removes hours that no budget counts any more, at most `limit` rows. */
export async function forgetUses(database: Database, now: Date, limit: number): Promise<void> {
  const old = database
    .selectFrom('budget_uses')
    .select(['budget', 'scope', 'hour'])
    .where('hour', '<', firstHour(now))
    .limit(limit);
  await database
    .deleteFrom('budget_uses')
    .where(({ refTuple, eb }) => eb(refTuple('budget', 'scope', 'hour'), 'in', old.$asTuple('budget', 'scope', 'hour')))
    .execute();
}
