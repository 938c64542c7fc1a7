/** Use of the budgets: for those who watch the service, and its end. */
import { askingSeldom } from '../askingSeldom.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { countSms } from '../sms/caps.ts';
import { ALL } from './caller.ts';
import { firstHour, readUses } from './claim.ts';
import { BUDGET_NAMES, type BudgetName } from './definitions.ts';

/** `most`: null where nothing bounds all callers together. */
export interface BudgetUse {
  used: number;
  most: number | null;
}

/** `all_texts`: text messages to whichever numbers, under SMS_PER_DAY. */
export type BudgetUses = Record<BudgetName | 'all_texts', BudgetUse>;

/** Use of each budget within the last 24 hours, by everybody without standing. */
export async function readBudgetUse(
  database: Database,
  { config }: { config: Pick<Config, 'budgets' | 'smsLimits'> },
  now: Date,
): Promise<BudgetUses> {
  const uses = BUDGET_NAMES.map(async (name): Promise<[BudgetName, BudgetUse]> => {
    const used = await readUses(database, name, { scopes: [{ scope: ALL }], now });
    return [name, { used: used.get(ALL) ?? 0, most: config.budgets[name].all }];
  });
  const budgets = Object.fromEntries(await Promise.all(uses)) as Record<BudgetName, BudgetUse>;
  return { ...budgets, all_texts: { used: await countSms(database, now), most: config.smsLimits.perDay } };
}

/** Reads the use at most every few seconds; null where that fails or takes long. */
export function watchingBudgets({
  database,
  config,
  clock,
}: Pick<ServerDeps, 'database' | 'config' | 'clock'>): () => Promise<BudgetUses | null> {
  return askingSeldom(() => readBudgetUse(database, { config }, clock.now()));
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
