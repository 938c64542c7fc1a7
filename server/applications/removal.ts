/**
 * Drafts are removed: at their day, or when whoever applies asks for it (reliability P6, P14). Nothing of a person stays: of the application
 * a bare row, to which its history refers, and which nobody can open.
 */
import type { MoveActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import { releaseDocuments } from '../documents/ties.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { eventToWrite } from './events.ts';

/** Visits before the links by which they came. */
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
] as const;

export interface Removal {
  ids: readonly number[];
  /** Who removes them: the service at their day, or whoever applies. */
  by: MoveActor;
  /** In which session, and signed in as whom; null: in none. */
  sessionId: string | null;
  userId: number | null;
}

/**
 * Removes those that are drafts still, with all that belongs to them; the rows stay locked for the rest of the transaction. Gives the
 * hashes of what their documents held: these contents go afterwards, where nobody else refers to them (`clearFiles`).
 */
export async function removeDrafts(
  transaction: Transaction<Tables>,
  deps: { clock: Clock; ids: Ids },
  { ids, by, sessionId, userId }: Removal,
): Promise<{ contents: string[] }> {
  const rows = await withdraw(transaction, ids);
  if (rows.length === 0) return { contents: [] };
  const removed = rows.map(({ id }) => id);
  const now = deps.clock.now();
  const contents = await removeContents(transaction, removed, now);
  const events = rows.map(({ id, revision }) =>
    eventToWrite(transaction, {
      applicationId: id,
      at: now,
      kind: 'draft_removed',
      sessionId,
      userId,
      actingAs: by,
      revision,
      facts: { status: 'withdrawn' },
    }),
  );
  await changeTogether(transaction, events);
  await enqueueRewriting(transaction, deps);
  return { contents };
}

/**
 * Removes everything of these applications but their rows, records and history: answers, people, documents, links, codes and saved replies;
 * gives the hashes of what the documents held.
 */
export async function removeContents(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<string[]> {
  const contents = await releaseDocuments(transaction, ids);
  // A session that reads what was submitted is told for the rest of its time that it was emptied.
  await transaction
    .deleteFrom('draft_holds')
    .where('application_id', 'in', ids)
    .where('reads_only', '=', false)
    .execute();
  for (const table of TABLES) await transaction.deleteFrom(table).where('application_id', 'in', ids).execute();
  await closeMessagesAndKeys(transaction, ids, now);
  return contents;
}

/** Lets nothing leave any more that was owed about these applications, and no late repeat of a save bring anything back. */
export async function closeMessagesAndKeys(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await endMessages(transaction, ids);
  await closeKeys(transaction, ids, now);
}

/** The rows as nobody opens or finds them any more: not by their address, their file or their owner. */
async function withdraw(transaction: Transaction<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return transaction
    .updateTable('applications')
    .set(({ eb }) => ({
      status: 'withdrawn' as const,
      revision: eb('revision', '+', 1),
      draft_id: null,
      file_key: null,
      own_reference: null,
      address_hash: null,
      saved_at: null,
      user_id: null,
    }))
    .where('id', 'in', ids)
    .where('status', '=', 'draft')
    .returning(['id', 'revision'])
    .execute();
}

/** The rows of messages hold nothing of anybody, and those that have left count for what an address may get. */
async function endMessages(transaction: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ status: 'given_up' })
    .where('application_id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute();
}

/** A late repeat of a save brings nothing back. */
async function closeKeys(transaction: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ reply: null, closed_at: now })
    .where('application_id', 'in', ids)
    .execute();
}
