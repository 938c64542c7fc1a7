/** Budgets of an application that begins, or is saved or submitted with other addresses: new drafts, and first e-mails. */
import { createHmac } from 'node:crypto';
import { mailboxOf } from '#domain/formats/mailbox.ts';
import type { Database } from '../database/database.ts';
import { inOneStatement } from '../database/transactions.ts';
import { scopesOf, type Caller } from './caller.ts';
import { hourOf, readUses, type BudgetClaim, type BudgetDeps } from './claim.ts';
import { requireBudgets } from './refuse.ts';

/** Key of the notes about mailboxes that a caller has written to: not a budget, but stored with the budgets' use. */
const WRITTEN_TO = 'written_to';

export interface NewApplicationClaim {
  caller: Caller;
  /** True when nothing of the application existed before. */
  isNew: boolean;
  /** Addresses that will receive e-mails and that no person has proven to be theirs. */
  addresses: readonly string[];
  now: Date;
}

/**
 * Claims what the application needs. A mailbox that the caller wrote to within the last 24 hours is not counted again.
 * @throws Refusal 429 with a message that gives the time when the caller may continue
 */
export async function claimNewApplication(
  database: Database,
  deps: BudgetDeps,
  { caller, isNew, addresses, now }: NewApplicationClaim,
): Promise<void> {
  const mailboxes = await newMailboxes(database, deps, { caller, addresses, now });
  const claims: BudgetClaim[] = [];
  if (isNew) claims.push({ budget: 'new_drafts', amount: 1, caller, now });
  if (mailboxes.length > 0) claims.push({ budget: 'first_emails', amount: mailboxes.length, caller, now });
  if (claims.length === 0) return;
  // The claim is repeated after a lost connection: counted twice at most, which is better than a refused submission.
  await inOneStatement(() => requireBudgets(database, deps, claims));
  if (mailboxes.length > 0) await inOneStatement(() => noteWritten(database, mailboxes, now));
}

/** Returns notes of the mailboxes that the caller has not written to. */
async function newMailboxes(
  database: Database,
  { keys, config }: BudgetDeps,
  { caller, addresses, now }: Omit<NewApplicationClaim, 'isNew'>,
): Promise<string[]> {
  const mailboxes = new Set(addresses.filter((address) => address.trim() !== '').map(mailboxOf));
  if (mailboxes.size === 0) return [];
  const [own] = scopesOf(keys, caller, config.budgets.first_emails);
  const notes = [...mailboxes].map((mailbox) =>
    createHmac('sha256', keys.hashKey).update(`written ${own?.scope} ${mailbox}`).digest('hex'),
  );
  const known = await readUses(database, WRITTEN_TO, { scopes: notes.map((scope) => ({ scope })), now });
  return notes.filter((note) => !known.has(note));
}

async function noteWritten(database: Database, notes: readonly string[], now: Date): Promise<void> {
  const rows = notes.map((scope) => ({ budget: WRITTEN_TO, scope, hour: hourOf(now), amount: 1 }));
  await database
    .insertInto('budget_uses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
