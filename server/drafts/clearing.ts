/** What is over of codes, holds and links goes a day after its end: of codes and links at most `limit`. */
import type { Database } from '../database/database.ts';

const DAY = 24 * 60 * 60_000;

/** Clears once; other processes may do the same meanwhile. */
export async function forgetAccess(database: Database, now: Date, limit: number): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const codes = database.selectFrom('draft_codes').select('id').where('expires_at', '<=', dayAgo).limit(limit);
  await database.deleteFrom('draft_codes').where('id', 'in', codes).execute();
  // A hold ends 12 hours after the code at the latest.
  await database.deleteFrom('draft_holds').where('began_at', '<=', dayAgo).execute();
  await database.deleteFrom('draft_presence').where('seen_at', '<=', dayAgo).execute();
  const links = database.selectFrom('draft_links').select('id').where('expires_at', '<=', dayAgo).limit(limit);
  await database.deleteFrom('draft_links').where('id', 'in', links).execute();
}
