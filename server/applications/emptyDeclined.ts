/** Empties an application at once whose investor declined it, as the clearing would after 30 days (2-ROLE-08). */
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import { emptyApplication } from './emptying.ts';
import { eventToWrite } from './events.ts';

/** The e-mails about the decline leave within seconds; they are not waited for longer than this where no mail server answers. */
const LONGEST_WAIT = 60 * 60_000;

interface Emptying {
  id: number;
  /** Session of the investor. */
  session: Pick<CallerSession, 'id' | 'userId'>;
}

/**
 * Removes everything of a person from a declined application; its row, status and history stay. A second time changes nothing.
 * @returns false where the e-mails about the decline have not left yet: they are made of what would be removed
 */
export async function emptyDeclined(deps: FileDeps, emptying: Emptying): Promise<boolean> {
  const contents = await inTransaction(deps.database, (transaction) => empty(transaction, deps, emptying), {
    isSafeTwice: true,
  });
  for (const sha256 of contents ?? []) {
    // The clearing job removes what the store keeps while it is away.
    await removeUnreferenced(deps, sha256).catch(() => undefined);
  }
  return contents !== null;
}

async function empty(
  transaction: Transaction<Tables>,
  deps: FileDeps,
  { id, session }: Emptying,
): Promise<string[] | null> {
  const now = deps.clock.now();
  if (await hasWaitingMail(transaction, id, now)) return null;
  const emptied = await emptyApplication(transaction, deps, id);
  if (emptied === null) return [];
  const event = eventToWrite(transaction, {
    applicationId: id,
    at: now,
    kind: 'emptied',
    sessionId: session.id,
    userId: session.userId,
    actingAs: 'investor',
    revision: emptied.revision,
    facts: {},
  });
  await changeTogether(transaction, [event]);
  return emptied.contents;
}

async function hasWaitingMail(database: Database, id: number, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', id)
    .where('occasion', '=', 'declined')
    .where('status', '=', 'waiting')
    .where('created_at', '>', new Date(now.getTime() - LONGEST_WAIT))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
