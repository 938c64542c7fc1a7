/** Claims a budget for a call, or refuses the call with a message. */
import { momentText } from '../emails/moment.ts';
import { Refusal } from '../http/errors.ts';
import type { Database } from '../database/database.ts';
import { claimBudgets, type BudgetClaim, type BudgetDeps, type ClaimOutcome } from './claim.ts';
import { BUDGETS, type BudgetName } from './definitions.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Returns the message of the refusal; the time when the caller may continue is rounded up to a whole minute. */
export function budgetRefusal({ budget, until }: { budget: BudgetName; until: Date }): string {
  return BUDGETS[budget].refusal(momentText(new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE)));
}

/** Returns the seconds until then, for Retry-After. */
export function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND));
}

/** Claims the budgets of a call. @throws Refusal 429 with the time when the caller may continue, if a limit is reached */
export async function requireBudgets(
  database: Database,
  deps: BudgetDeps,
  claims: readonly BudgetClaim[],
): Promise<void> {
  const outcome = await claimBudgets(database, deps, claims);
  if (!outcome.allowed) throw refusalOf(outcome, claims[0]?.now ?? outcome.until);
}

export function refusalOf({ budget, until }: Extract<ClaimOutcome, { allowed: false }>, now: Date): Refusal {
  return new Refusal(429, { message: budgetRefusal({ budget, until }) }, secondsUntil(until, now));
}
