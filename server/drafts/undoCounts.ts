/** Counts of codes and guesses at the link that undoes a change of address: apart from those of the draft, which a thief could use up. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SendClaim } from '../sms/caps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Wrong codes that a link takes before it ends. */
export const GUESSES_AT_UNDO = 20;
/** Maximum of codes that a link sends to a verified number. */
const CODES_AT_UNDO = 5;

/** Decides whether the link of a change may send one more code. */
export async function claimUndoSend(
  transaction: Transaction<Tables>,
  { id, now }: { id: string; now: Date },
): Promise<SendClaim> {
  const sent = await transaction
    .selectFrom('draft_codes')
    .select('created_at')
    .where('undo_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  const [last] = sent;
  const oldest = sent[CODES_AT_UNDO - 1];
  if (oldest) return { allowed: false, reason: 'number', until: new Date(oldest.created_at.getTime() + DAY) };
  const until = last ? new Date(last.created_at.getTime() + MINUTE) : now;
  return until > now ? { allowed: false, reason: 'number', until } : { allowed: true };
}

/** Counts a wrong code at the link of a change. */
export async function countUndoGuess(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('address_undos')
    .set({ guesses: sql<number>`guesses + 1` })
    .where('id', '=', id)
    .execute();
}
