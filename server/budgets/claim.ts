/**
 * Claims on budgets. Use is counted by the hour, and an hour counts until 24 hours after its end, so that no scope gets more than its limit
 * within any 24 hours. One statement counts in every scope at once: it locks the row of the current hour, and the hours before it no longer
 * change.
 */
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { HALF_USED_MESSAGE, recordHalfUsed } from './alarm.ts';
import { ALL, scopesOf, type Caller, type Scope } from './caller.ts';
import type { BudgetName } from './definitions.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface BudgetDeps {
  keys: Pick<StoreKeys, 'hashKey'>;
  config: Pick<Config, 'budgets'>;
}

export interface BudgetClaim {
  budget: BudgetName;
  amount: number;
  caller: Caller;
  now: Date;
}

/** `until` is the time when the claim would be allowed. */
export type ClaimOutcome = { allowed: true } | { allowed: false; budget: BudgetName; until: Date };

/** Counts `amount` in every scope of the caller, or in none if one of them would get more than its limit. */
export async function claimBudget(database: Database, deps: BudgetDeps, claim: BudgetClaim): Promise<ClaimOutcome> {
  const scopes = scopesOf(deps.keys, claim.caller, deps.config.budgets[claim.budget]);
  const counted = await count(database, claim, scopes);
  const over = counted.find(({ isOver }) => isOver);
  if (!over) {
    await alarm(database, claim, counted);
    return { allowed: true };
  }
  // Other claims were quicker: the count of this one is reversed.
  if (counted.every(({ isCounted }) => isCounted)) await giveBack(database, claim, scopes);
  return { allowed: false, budget: claim.budget, until: await untilOf(database, claim, over) };
}

/** Returns the time when the claim would be allowed; null when it is allowed now. Counts nothing. */
export async function nextAllowedAt(database: Database, deps: BudgetDeps, claim: BudgetClaim): Promise<Date | null> {
  const scopes = scopesOf(deps.keys, claim.caller, deps.config.budgets[claim.budget]);
  const used = await readUses(database, claim.budget, { scopes, now: claim.now });
  const over = scopes.find(({ scope, most }) => (used.get(scope) ?? 0) + claim.amount > most);
  return over ? untilOf(database, claim, over) : null;
}

/** Claims several budgets at once: all or none. */
export async function claimBudgets(
  database: Database,
  deps: BudgetDeps,
  claims: readonly BudgetClaim[],
): Promise<ClaimOutcome> {
  const done: BudgetClaim[] = [];
  for (const claim of claims) {
    const outcome = await claimBudget(database, deps, claim);
    if (!outcome.allowed) {
      for (const earlier of done)
        await giveBack(database, earlier, scopesOf(deps.keys, earlier.caller, deps.config.budgets[earlier.budget]));
      return outcome;
    }
    done.push(claim);
  }
  return { allowed: true };
}

/** Returns the use of each scope within the last 24 hours. */
export async function readUses(
  database: Database,
  budget: string,
  { scopes, now }: { scopes: readonly Pick<Scope, 'scope'>[]; now: Date },
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('budget_uses')
    .select(['scope', sql<number>`sum(amount)::float8`.as('used')])
    .where('budget', '=', budget)
    .where(
      'scope',
      'in',
      scopes.map(({ scope }) => scope),
    )
    .where('hour', '>=', firstHour(now))
    .groupBy('scope')
    .execute();
  return new Map(rows.map(({ scope, used }) => [scope, used]));
}

/** Returns the first hour that still counts. */
export function firstHour(now: Date): Date {
  return new Date(hourOf(now).getTime() - DAY);
}

export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR);
}

interface Counted extends Scope {
  /** Use before the claim. */
  used: number;
  isCounted: boolean;
  isOver: boolean;
}

/** Counts in all scopes unless one of them is full; in the order of the scopes, so that claims wait for each other in turn. */
async function count(database: Database, { budget, amount, now }: BudgetClaim, scopes: Scope[]): Promise<Counted[]> {
  const hour = hourOf(now);
  const wanted = sql.join(scopes.map(({ scope, most }) => sql`(${scope}::text, ${most}::float8)`));
  const { rows } = await sql<{ scope: string; earlier: number; current: number; counted: number | null }>`
    with wanted (scope, most) as (values ${wanted}),
    used as (
      select wanted.scope, wanted.most,
        coalesce(sum(uses.amount) filter (where uses.hour <> ${hour}), 0)::float8 as earlier,
        coalesce(sum(uses.amount) filter (where uses.hour = ${hour}), 0)::float8 as current
      from wanted left join budget_uses as uses
        on uses.budget = ${budget} and uses.scope = wanted.scope and uses.hour >= ${firstHour(now)}
      group by wanted.scope, wanted.most
    ),
    counted as (
      insert into budget_uses as uses (budget, scope, hour, amount)
      select ${budget}::text, scope, ${hour}::timestamptz, ${amount}::integer from used
      where not exists (select from used where earlier + current + ${amount}::float8 > most)
      order by scope
      on conflict (budget, scope, hour) do update set amount = uses.amount + excluded.amount
      returning scope, amount
    )
    select used.scope, earlier, current, counted.amount::float8 as counted
    from used left join counted on counted.scope = used.scope`.execute(database);
  const found = new Map(rows.map((row) => [row.scope, row]));
  return scopes.map(({ scope, most }) => {
    const { earlier = 0, current = 0, counted = null } = found.get(scope) ?? {};
    const used = counted === null ? earlier + current : earlier + counted - amount;
    return { scope, most, used, isCounted: counted !== null, isOver: used + amount > most };
  });
}

async function giveBack(
  database: Database,
  { budget, amount, now }: BudgetClaim,
  scopes: readonly Scope[],
): Promise<void> {
  await database
    .updateTable('budget_uses')
    .set({ amount: sql<number>`greatest(amount - ${amount}::integer, 0)` })
    .where('budget', '=', budget)
    .where('hour', '=', hourOf(now))
    .where(
      'scope',
      'in',
      scopes.map(({ scope }) => scope),
    )
    .execute();
}

/** Returns the time when enough of the scope's hours have expired; a day from now for an amount above the whole limit. */
async function untilOf(
  database: Database,
  { budget, amount, now }: BudgetClaim,
  { scope, most }: Pick<Scope, 'scope' | 'most'>,
): Promise<Date> {
  const rows = await database
    .selectFrom('budget_uses')
    .select(['hour', 'amount'])
    .where('budget', '=', budget)
    .where('scope', '=', scope)
    .where('hour', '>=', firstHour(now))
    .orderBy('hour')
    .execute();
  let used = rows.reduce((sum, row) => sum + row.amount, 0);
  for (const row of rows) {
    used -= row.amount;
    if (used + amount <= most) return new Date(row.hour.getTime() + HOUR + DAY);
  }
  return new Date(now.getTime() + DAY);
}

async function alarm(database: Database, { budget, amount, caller, now }: BudgetClaim, counted: Counted[]) {
  const all = counted.find(({ scope }) => scope === ALL);
  if (!all || all.used + amount < all.most / 2) return;
  if (await recordHalfUsed(database, { budget, now }))
    caller.warn({ budget, used: all.used + amount, most: all.most }, HALF_USED_MESSAGE);
}
