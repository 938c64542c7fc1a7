/**
 * Wrong codes of strangers: all sessions that an application does not know share 20 a day, then wait until that day is over. Six digits and
 * 20 guesses: a stranger with the link has a chance of 1 in 50,000 a day, and of 1 in 1,600 within the 30 days of the link. The owner gets
 * an e-mail on the first such day, and nothing of the owner's ends by it: not the link, not a hold, not a session.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { DraftDeps } from './links.ts';
import { enqueueDraftEmail } from './enqueue.ts';

/** Maximum of wrong codes of all strangers together, for one application within a day. */
export const GUESSES_A_DAY = 20;
const DAY = 24 * 60 * 60_000;

interface OfDraft {
  applicationId: number;
  now: Date;
}

/** Returns the time when strangers may guess again; null if they may now. */
export async function strangersWaitUntil(database: Database, { applicationId, now }: OfDraft): Promise<Date | null> {
  const row = await database
    .selectFrom('draft_guesses')
    .select('began_at')
    .where('application_id', '=', applicationId)
    .where('guesses', '>=', GUESSES_A_DAY)
    .where('began_at', '>', dayBefore(now))
    .executeTakeFirst();
  return row ? endOfDay(row.began_at) : null;
}

/** Returns the end of the strangers' day that began then. */
export function endOfDay(beganAt: Date): Date {
  return new Date(beganAt.getTime() + DAY);
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY);
}

/** Counts a stranger's wrong code, under the lock of the draft; the last of the day enqueues an e-mail to the owner. */
export async function countGuess(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, now }: OfDraft,
): Promise<void> {
  const oldest = dayBefore(now);
  const { guesses } = await transaction
    .insertInto('draft_guesses')
    .values({ application_id: applicationId, began_at: now, guesses: 1 })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({
        guesses: sql<number>`case when draft_guesses.began_at <= ${oldest} then 1 else draft_guesses.guesses + 1 end`,
        began_at: sql<Date>`case when draft_guesses.began_at <= ${oldest} then ${now} else draft_guesses.began_at end`,
      }),
    )
    .returning('guesses')
    .executeTakeFirstOrThrow();
  if (guesses === GUESSES_A_DAY)
    await enqueueDraftEmail(transaction, deps, { applicationId, template: 'guesses_used', occasion: deps.ids.uuid() });
}

/** Lets strangers guess again, and forgets known sessions and browsers: codes go to another number from now on. */
export async function resetGuesses(transaction: Transaction<Tables>, applicationId: number): Promise<void> {
  for (const table of ['draft_guesses', 'draft_known'] as const)
    await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
}
