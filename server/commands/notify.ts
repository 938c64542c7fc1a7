/** Messages about an application of which nothing else changes: a reminder, a link, a code. */
import type { Transaction } from 'kysely';
import { runChanges } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import { messagesToWrite, type Message } from '../outbox/outbox.ts';
import type { CommandDeps } from '../deps.ts';

/** Enqueues messages in the transaction of whatever they tell of. */
export async function notify(
  transaction: Transaction<Tables>,
  deps: Pick<CommandDeps, 'clock' | 'ids'>,
  owed: { applicationId: number; messages: readonly Message[] },
): Promise<void> {
  await runChanges(transaction, messagesToWrite(transaction, owed, deps));
}
