/**
 * Sessions that hold one draft, since they gave its code or saved it first: 30 minutes after the last use, 12 hours after the code, no
 * longer than the link (reliability S8, S10). And sessions that came by a link, which hold nothing yet.
 */
import { OPEN_STATUSES } from '#domain/statuses.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { withStanding, type Caller } from '../budgets/caller.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { IDLE_LIFETIME } from '../sessions/sessions.ts';
import { noteKnown } from './known.ts';
import { findGoodLink, findLinkById, type LinkedTo } from './links.ts';

const HOUR = 60 * 60_000;
const HOLD_LIFETIME = 12 * HOUR;
/** A use is written down this often at most; a hold may so end up to a minute early, never late. */
const USE_STEP = 60_000;

export interface Held {
  sessionId: string;
  applicationId: number;
}

interface Now {
  now: Date;
}

/** `isShared`: the page says that others use this computer (1-LAND-44): the application does not get to know its session then. */
interface Holding extends Held, Now {
  isShared: boolean;
}

/** The rows of holds that go on. */
function runningHolds(database: Database, now: Date) {
  return database
    .selectFrom('draft_holds')
    .where('began_at', '>', new Date(now.getTime() - HOLD_LIFETIME))
    .where('used_at', '>', new Date(now.getTime() - IDLE_LIFETIME));
}

/** Whether the session holds the draft, or what waits for approval: as long as its hold lasts. */
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

/** True while the session reads a submitted application without an account: 30 minutes from the last use, 12 hours at most. */
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

/** Lets the session hold the draft from now on: it gave the code. */
export async function holdByCode(transaction: Transaction<Tables>, holding: Holding): Promise<void> {
  await writeHold(transaction, { ...holding, isAnew: true });
}

/**
 * Lets the session hold the draft that it has saved. One that held it already goes on until 12 hours after its code, also where the save
 * has made a newer link. Whether it may save is for the caller to know.
 */
export async function holdBySave(transaction: Transaction<Tables>, holding: Holding): Promise<void> {
  await writeHold(transaction, { ...holding, isAnew: false });
}

/**
 * Whether the session's hold is of a computer that others use: no page of it keeps anything on the device, whichever of them was ticked.
 * It stays so as long as the hold goes on.
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
  if (!isShared && !wasShared) await noteKnown(transaction, { applicationId, sessionId, browserHash: null, now });
}

/** Ties the session's hold to the link that is good now: the change of address that ended its former one was saved in this session. */
export async function keepHold(
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
export async function noteUse(database: Database, { sessionId, now }: Pick<Held, 'sessionId'> & Now): Promise<void> {
  await database
    .updateTable('draft_holds')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', '>', new Date(now.getTime() - IDLE_LIFETIME))
    .where('used_at', '<=', new Date(now.getTime() - USE_STEP))
    .execute();
}

/** Ends every hold of a draft, as if 12 hours had passed: whoever had one is asked for a code, since it is known that they had. */
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

/** Ids of the applications that the session holds. */
export function heldBy(database: Database, { sessionId, now }: Pick<Held, 'sessionId'> & Now) {
  return runningHolds(database, now).select('application_id').where('session_id', '=', sessionId);
}

/** Lets another session ask for the draft's code, in the place of the one that came by its link. */
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

/** Ends the session's hold, and that it came by a link; the link itself stays good. */
export async function leave(database: Database, { sessionId, applicationId }: Held): Promise<void> {
  for (const table of ['draft_holds', 'draft_visits'] as const)
    await database
      .deleteFrom(table)
      .where('session_id', '=', sessionId)
      .where('application_id', '=', applicationId)
      .execute();
}

/** Remembers by which link a session came. `hasFollowed`: from an e-mail, not because it held the draft before. */
export async function noteVisit(
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

/** Whether the session came by a link of the draft that is good still; null where it came by none. */
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

/** The caller with standing at the application whose link the session has followed. */
export async function callerAt(
  database: Database,
  caller: Caller,
  { applicationId, now }: { applicationId: number | null; now: Date },
): Promise<Caller> {
  const { sessionId, standing } = caller;
  if (sessionId === null || standing !== null || applicationId === null) return caller;
  const visit = await findVisit(database, { sessionId, applicationId, now });
  return visit ? withStanding(caller, applicationId) : caller;
}
