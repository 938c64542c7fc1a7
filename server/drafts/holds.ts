/**
 * Sessions that hold one draft, after they gave its code or saved it first: 30 minutes after the last use, 12 hours after the code, no
 * longer than the link (reliability S8, S10). Also sessions that came by a link, which hold nothing yet.
 */
import { OPEN_STATUSES } from '#domain/statuses.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { withStanding, type Caller } from '../budgets/caller.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { IDLE_LIFETIME } from '../sessions/sessions.ts';
import { recordKnownCaller } from './known.ts';
import { findGoodLink, findLinkById, type LinkedTo } from './links.ts';

const HOUR = 60 * 60_000;
const HOLD_LIFETIME = 12 * HOUR;
/** A use is saved this often at most; a hold may thus end up to a minute early, never late. */
const USE_STEP = 60_000;

export interface Held {
  sessionId: string;
  applicationId: number;
}

interface Now {
  now: Date;
}

/** `isShared`: the page says that others use this computer (1-LAND-44); its session then does not become known to the application. */
interface Holding extends Held, Now {
  isShared: boolean;
}

/** Selects the holds that still last. */
function runningHolds(database: Database, now: Date) {
  return database
    .selectFrom('draft_holds')
    .where('began_at', '>', new Date(now.getTime() - HOLD_LIFETIME))
    .where('used_at', '>', new Date(now.getTime() - IDLE_LIFETIME));
}

/** Returns true while the session holds the draft, or the application that waits for approval. */
export async function hasHold(database: Database, { sessionId, applicationId, now }: Held & Now): Promise<boolean> {
  const row = await runningHolds(database, now)
    .innerJoin('applications', 'applications.id', 'draft_holds.application_id')
    .leftJoin('draft_links', 'draft_links.id', 'draft_holds.link_id')
    .select('began_at')
    .where('draft_holds.session_id', '=', sessionId)
    .where('draft_holds.application_id', '=', applicationId)
    .where('applications.status', 'in', OPEN_STATUSES)
    .where('reads_only', '=', false)
    .where((or) =>
      or.or([
        or('draft_holds.link_id', 'is', null),
        or.and([or('draft_links.voided_at', 'is', null), or('draft_links.expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true while the session reads a submitted application without an account: 30 minutes from the last use, 12 hours at most. */
export async function hasReading(database: Database, { sessionId, applicationId, now }: Held & Now): Promise<boolean> {
  const row = await runningHolds(database, now)
    .select('began_at')
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    .where('reads_only', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the change that lets the session read the application from now on, and do nothing else with it. */
export function readingToWrite(database: Kysely<Tables>, { sessionId, applicationId, now }: Held & Now): Change {
  const times = { link_id: null, began_at: now, used_at: now, reads_only: true };
  return database
    .insertInto('draft_holds')
    .values({ session_id: sessionId, application_id: applicationId, ...times })
    .onConflict((conflict) => conflict.columns(['session_id', 'application_id']).doUpdateSet(times));
}

/** Lets the session hold the draft from now on, because it gave the code. */
export async function holdByCode(transaction: Transaction<Tables>, holding: Holding): Promise<void> {
  await writeHold(transaction, { ...holding, isAnew: true });
}

/**
 * Lets the session hold the draft that it has saved. A session that held it already continues until 12 hours after its code, even if the
 * save has made a newer link. The caller decides if it may save.
 */
export async function holdBySave(transaction: Transaction<Tables>, holding: Holding): Promise<void> {
  await writeHold(transaction, { ...holding, isAnew: false });
}

/**
 * Returns true if the session's hold is on a computer that others use: no page of it saves anything on the device, no matter in which of
 * them that was ticked. It stays so while the hold lasts.
 */
export async function isHoldShared(
  database: Database,
  { sessionId, applicationId, now }: Held & Now,
): Promise<boolean> {
  const row = await runningHolds(database, now)
    .select('is_shared')
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.is_shared ?? false;
}

async function writeHold(
  transaction: Transaction<Tables>,
  { sessionId, applicationId, now, isShared, isAnew }: Holding & { isAnew: boolean },
): Promise<void> {
  const wasShared = await isHoldShared(transaction, { sessionId, applicationId, now });
  const link = await findGoodLink(transaction, { applicationId, now });
  await transaction
    .insertInto('draft_holds')
    .values({
      session_id: sessionId,
      application_id: applicationId,
      link_id: link?.id ?? null,
      began_at: now,
      used_at: now,
      is_shared: isShared || wasShared,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'application_id']).doUpdateSet({
        link_id: sql`excluded.link_id`,
        used_at: sql`excluded.used_at`,
        is_shared: sql`excluded.is_shared`,
        reads_only: false,
        ...(isAnew && { began_at: sql`excluded.began_at` }),
      }),
    )
    .execute();
  if (!isShared && !wasShared)
    await recordKnownCaller(transaction, { applicationId, sessionId, browserHash: null, now });
}

/** Ties the session's hold to the link that is valid now: the change of address that ended its former one was saved in this session. */
export async function renewHold(
  transaction: Transaction<Tables>,
  { sessionId, applicationId, now }: Held & Now,
): Promise<void> {
  const link = await findGoodLink(transaction, { applicationId, now });
  await transaction
    .updateTable('draft_holds')
    .set({ link_id: link?.id ?? null })
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Notes that a person is at work in this session, at most once a minute. A hold that is over does not begin again. */
export async function recordUse(database: Database, { sessionId, now }: Pick<Held, 'sessionId'> & Now): Promise<void> {
  await database
    .updateTable('draft_holds')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', '>', new Date(now.getTime() - IDLE_LIFETIME))
    .where('used_at', '<=', new Date(now.getTime() - USE_STEP))
    .execute();
}

/** Ends every hold of a draft, as if 12 hours had passed: a session that had one is asked for a code, because its hold remains known. */
export async function endHolds(
  transaction: Transaction<Tables>,
  { applicationId, now }: Pick<Held, 'applicationId'> & Now,
): Promise<void> {
  const over = new Date(now.getTime() - HOLD_LIFETIME);
  await transaction
    .updateTable('draft_holds')
    .set({ began_at: over })
    .where('application_id', '=', applicationId)
    .where('began_at', '>', over)
    .execute();
}

/** Returns the ids of the applications that the session holds. */
export function heldApplicationIds(database: Database, { sessionId, now }: Pick<Held, 'sessionId'> & Now) {
  return runningHolds(database, now).select('application_id').where('session_id', '=', sessionId);
}

/** Lets another session request the draft's code, in the place of the one that came by its link. */
export async function moveVisit(
  transaction: Transaction<Tables>,
  { from, to, applicationId }: Pick<Held, 'applicationId'> & { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('draft_visits')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Ends the session's hold and its visit by a link; the link itself stays valid. */
export async function endHoldOfSession(database: Database, { sessionId, applicationId }: Held): Promise<void> {
  for (const table of ['draft_holds', 'draft_visits'] as const)
    await database
      .deleteFrom(table)
      .where('session_id', '=', sessionId)
      .where('application_id', '=', applicationId)
      .execute();
}

/** Notes the link by which a session came. `hasFollowed`: from an e-mail, not because it held the draft before. */
export async function recordVisit(
  database: Database,
  {
    sessionId,
    applicationId,
    linkId,
    hasFollowed = false,
    now,
  }: Held & Now & { linkId: string; hasFollowed?: boolean },
): Promise<void> {
  const row = { session_id: sessionId, application_id: applicationId, link_id: linkId, has_followed: hasFollowed };
  await database
    .insertInto('draft_visits')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'application_id']).doUpdateSet({
        link_id: sql`excluded.link_id`,
        has_followed: sql<boolean>`excluded.has_followed or (draft_visits.has_followed and draft_visits.link_id = excluded.link_id)`,
      }),
    )
    .execute();
  if (hasFollowed)
    await database
      .updateTable('draft_links')
      .set({ followed_at: now })
      .where('id', '=', linkId)
      .where('followed_at', 'is', null)
      .execute();
}

/** Returns the session's visit by a link of the draft, and if that link is still valid; null if it came by none. */
export async function findVisit(
  database: Database,
  { sessionId, applicationId, now }: Held & Now,
  to: LinkedTo = 'open',
): Promise<{ isGood: boolean } | null> {
  const visit = await database
    .selectFrom('draft_visits')
    .select('link_id')
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!visit) return null;
  return { isGood: (await findLinkById(database, { id: visit.link_id, now }, to)) !== null };
}

/** Returns the caller, with standing at the application if the session has followed its link. */
export async function callerWithStanding(
  database: Database,
  caller: Caller,
  { applicationId, now }: { applicationId: number | null; now: Date },
): Promise<Caller> {
  const { sessionId, standing } = caller;
  if (sessionId === null || standing !== null || applicationId === null) return caller;
  const visit = await findVisit(database, { sessionId, applicationId, now });
  return visit ? withStanding(caller, applicationId) : caller;
}
