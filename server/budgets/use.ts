/** Use of the budgets: for those who watch the service, and its end. */
import { askingSeldom } from '../askingSeldom.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { countSms } from '../sms/caps.ts';
import { HALF_USED, noteHalf } from './alarm.ts';
import { ALL } from './caller.ts';
import { firstHour, readUses } from './claim.ts';
import { readRoom } from './room.ts';
import { BUDGET_NAMES, type BudgetName } from './definitions.ts';

/** `most`: null where nothing bounds all callers together. */
export interface BudgetUse {
  used: number;
  most: number | null;
}

/** `all_texts`: text messages to whichever numbers, under SMS_PER_DAY. `all_files`: bytes of all files. */
export type BudgetUses = Record<BudgetName | 'all_texts' | 'all_files', BudgetUse>;

/** Use of each budget within the last 24 hours, by everybody without standing. */
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
 * Reads the use at most every few seconds; null where that fails or takes long. What is not claimed here, text messages and files in all, raises
 * its alarm as it is read.
 */
export function watchingBudgets({
  database,
  config,
  clock,
  logger,
}: Pick<ServerDeps, 'database' | 'config' | 'clock'> & {
  logger: { warn(facts: object, text: string): void };
}): () => Promise<BudgetUses | null> {
  return askingSeldom(async () => {
    const now = clock.now();
    const uses = await readBudgetUse(database, { config }, now);
    for (const budget of ['all_texts', 'all_files'] as const) {
      const { used, most } = uses[budget];
      if (most === null || used < most / 2 || !(await noteHalf(database, { budget, now }))) continue;
      logger.warn({ budget, used, most }, HALF_USED);
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
