/**
 * Removes codes, holds and links a day after their end, and old entries of known sessions and browsers. Codes and links are removed at most
 * `limit` at once.
 */
import type { Database } from '../database/database.ts';

const DAY = 24 * 60 * 60_000;
/** Lifetime of a browser's cookie. */
const KNOWN_FOR = 365 * DAY;

/** Clears once; other processes may do the same meanwhile. */
export async function forgetAccess(database: Database, now: Date, limit: number): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const codes = database.selectFrom('draft_codes').select('id').where('expires_at', '<=', dayAgo).limit(limit);
  await database.deleteFrom('draft_codes').where('id', 'in', codes).execute();
  // A hold ends 12 hours after the code at the latest.
  await database.deleteFrom('draft_holds').where('began_at', '<=', dayAgo).execute();
  await database.deleteFrom('draft_presence').where('seen_at', '<=', dayAgo).execute();
  const links = database
    .selectFrom('draft_links')
    .select('id')
    .where('expires_at', '<=', dayAgo)
    // Links of an application that ended without an approval lead to the page that says so, and go with its answers.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.id', '=', 'draft_links.application_id')
            .where('applications.status', '=', 'withdrawn')
            .where('applications.emptied_at', 'is', null)
            .where('applications.submitted_at', 'is not', null),
        ),
      ),
    )
    .limit(limit);
  await database.deleteFrom('draft_links').where('id', 'in', links).execute();
  await database.deleteFrom('draft_guesses').where('began_at', '<=', dayAgo).execute();
  await forgetKnown(database, now);
}

/**
 * Removes known sessions and browsers after a year. They also go with the answers of the application that they open
 * (`server/applications/removal.ts`).
 */
async function forgetKnown(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('draft_known')
    .where('since', '<=', new Date(now.getTime() - KNOWN_FOR))
    .execute();
}
