/** Removes the contents of applications: no personal data stays. */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { releaseDocuments } from '../documents/ties.ts';

/** Tables with data of an application: visits before the links that they came by. */
const TABLES = [
  'application_steps',
  'people',
  'organisations',
  'bank_accounts',
  'number_handles',
  'draft_access',
  'draft_known',
  'draft_guesses',
  'draft_codes',
  'draft_visits',
  'draft_presence',
  'draft_links',
  'address_undos',
  'deleted_drafts',
  'submitters',
  'notes',
  'payments',
  'allotments',
  'listed_applications',
  'listed_matches',
] as const;

/**
 * Removes everything of these applications except their rows, records and history: answers, people, documents, links, codes and saved
 * replies. Returns the hashes of the documents' contents.
 */
export async function removeContents(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<string[]> {
  const contents = await releaseDocuments(transaction, ids);
  // A session that reads the submitted application learns for the rest of its time that it was emptied.
  await transaction
    .deleteFrom('draft_holds')
    .where('application_id', 'in', ids)
    .where('reads_only', '=', false)
    .execute();
  for (const table of TABLES) await transaction.deleteFrom(table).where('application_id', 'in', ids).execute();
  await closeMessagesAndKeys(transaction, ids, now);
  return contents;
}

/** Keeps pending messages about these applications from leaving, and late repeats of a save from restoring anything. */
export async function closeMessagesAndKeys(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await endMessages(transaction, ids);
  await closeKeys(transaction, ids, now);
}

/** Ends the waiting messages. Their rows hold no personal data, and those that have left count towards the limit of an address. */
async function endMessages(transaction: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ status: 'given_up' })
    .where('application_id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute();
}

/** Closes the keys: a late repeat of a save restores nothing. */
async function closeKeys(transaction: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ reply: null, closed_at: now })
    .where('application_id', 'in', ids)
    .execute();
}
