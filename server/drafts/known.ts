/**
 * Sessions and browsers that an application knows: they have given one of its right codes, or saved it first. Their guesses and text
 * messages are counted apart from those of strangers who have the link.
 */
import type { Database } from '../database/database.ts';

/** Session that requests a code or gives one. */
export interface CodeCaller {
  sessionId: string;
  /** Signed-in account; null for none. */
  userId: number | null;
  /** Hash of the browser's cookie; null without one. */
  browserHash: string | null;
}

interface OfCaller {
  applicationId: number;
  by: CodeCaller;
}

/**
 * Returns true if the application knows the caller: by a code given before, as the session that saved it, or as the account that owns the
 * draft.
 */
export async function isKnownCaller(
  database: Database,
  { applicationId, by: { sessionId, userId, browserHash } }: OfCaller,
): Promise<boolean> {
  const row = await database
    .selectFrom('draft_known')
    .select('since')
    .where('application_id', '=', applicationId)
    .where((where) =>
      where.or([
        where('session_id', '=', sessionId),
        ...(browserHash === null ? [] : [where('browser_hash', '=', browserHash)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || (userId !== null && (await isOwner(database, { applicationId, userId })));
}

/**
 * Returns true for the account of a draft. Staff who sign in as the adviser of an application that waits for its investor are not its owner
 * here.
 */
async function isOwner(
  database: Database,
  { applicationId, userId }: { applicationId: number; userId: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the session and, if it has a cookie, its browser known to the application. */
export async function recordKnownCaller(
  database: Database,
  {
    applicationId,
    sessionId,
    browserHash,
    now,
  }: { applicationId: number; sessionId: string; browserHash: string | null; now: Date },
): Promise<void> {
  const ofApplication = { application_id: applicationId, since: now };
  const rows = [
    { ...ofApplication, session_id: sessionId, browser_hash: null },
    ...(browserHash === null ? [] : [{ ...ofApplication, session_id: null, browser_hash: browserHash }]),
  ];
  await database
    .insertInto('draft_known')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
