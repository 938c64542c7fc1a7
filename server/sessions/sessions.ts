/**
 * Sessions. An anonymous visitor has one too, so that uploads, leads and submissions have an owner; its row is made when the first of these
 * arrives.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { IDLE_MINUTES, type ActingContext } from '#domain/session.ts';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SessionsTable, Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Clock, Ids } from '../deps.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Lifetime of a draft on the device as well: an upload must still belong to its session when the draft is resumed. */
export const ANONYMOUS_LIFETIME = 30 * DAY;
/** Time after which a signed-in person must sign in again, however busy they are (reliability S8). */
const SIGNED_IN_LIFETIME = 12 * HOUR;
/** Time without a key or a press that ends a log-in: another person may sit there by then (reliability S8). */
export const IDLE_LIFETIME = IDLE_MINUTES * MINUTE;
/** Activity is saved this often at most; a session may thus end up to a minute early, never late. */
const ACTIVITY_STEP = MINUTE;

export interface Session {
  id: string;
  userId: number | null;
  /** Null exactly when nobody is signed in. */
  actingAs: ActingContext | null;
  expiresAt: Date;
  /** Time of the last call that a person caused; null when nobody is signed in. */
  lastActiveAt: Date | null;
}

/** Session of a call, with what the call itself shows about its caller. */
export interface CallerSession extends Session {
  /** Hash of the browser's cookie; null if it sent none. */
  browserHash: string | null;
  /** Network as `callerNetwork` returns it. */
  network: string;
}

/** Session with the cookie value that opens it; the value is stored nowhere else. */
export interface OpenedSession {
  session: Session;
  secret: string;
}

export interface SessionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const COLUMNS = ['id', 'user_id', 'acting_as', 'expires_at', 'last_active_at'] as const;

function present({
  id,
  user_id,
  acting_as,
  expires_at,
  last_active_at,
}: Pick<Selectable<SessionsTable>, (typeof COLUMNS)[number]>): Session {
  return {
    id,
    userId: user_id,
    actingAs: acting_as,
    expiresAt: expires_at,
    lastActiveAt: user_id === null ? null : last_active_at,
  };
}

/** Returns true for a session that still opens something: neither past its end nor left idle. */
function isAlive({ expiresAt, lastActiveAt }: Session, now: Date): boolean {
  return expiresAt > now && (lastActiveAt === null || now.getTime() - lastActiveAt.getTime() < IDLE_LIFETIME);
}

/** Returns the session behind a cookie's value; 'ended' when it no longer opens anything, null when the value belongs to none. */
export async function findSession({ database, clock }: SessionDeps, secret: string): Promise<Session | 'ended' | null> {
  const row = await database
    .selectFrom('sessions')
    .select([...COLUMNS, 'ended_at'])
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return null;
  const session = present(row);
  return row.ended_at === null && isAlive(session, clock.now()) ? session : 'ended';
}

/** Returns a row for a session that opens with `secret`; anonymous unless an actor is given. */
function newRow({ clock, ids }: SessionDeps, secret: string, actor: Actor | null) {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + (actor ? SIGNED_IN_LIFETIME : ANONYMOUS_LIFETIME));
  const ofActor = {
    user_id: actor?.userId ?? null,
    acting_as: actor?.actingAs ?? null,
    last_active_at: actor ? now : null,
  };
  return {
    id: ids.uuid(),
    token_hash: hashOf(secret),
    created_at: now,
    expires_at,
    ended_at: null,
    emptied_at: null,
    ...ofActor,
  };
}

/**
 * Creates the first session of a visitor's cookie value, one that was issued here; calls at the same time get the same one. Null when the
 * value has been used up meanwhile, because a person signed in with it.
 */
export async function openVisitorSession(deps: SessionDeps, secret: string): Promise<Session | null> {
  const row = newRow(deps, secret, null);
  await deps.database
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const session = await findSession(deps, secret);
  return session === 'ended' ? null : session;
}

/** Moves the end of an anonymous session that is in use, at most once a day; returns the end that then holds. */
export async function prolongSession({ database, clock }: SessionDeps, session: Session): Promise<Date> {
  const expires_at = new Date(clock.now().getTime() + ANONYMOUS_LIFETIME);
  if (session.userId !== null || expires_at.getTime() - session.expiresAt.getTime() < DAY) return session.expiresAt;
  await database
    .updateTable('sessions')
    .set({ expires_at })
    .where('id', '=', session.id)
    .where('user_id', 'is', null)
    .execute();
  return expires_at;
}

/** Notes that a person is at work in a signed-in session, at most once a minute. */
export async function recordActivity(
  { database, clock }: SessionDeps,
  { id, userId, lastActiveAt }: Session,
): Promise<void> {
  const now = clock.now();
  if (userId === null || (lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() < ACTIVITY_STEP)) return;
  await database
    .updateTable('sessions')
    .set({ last_active_at: now })
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

export interface Actor {
  userId: number;
  actingAs: ActingContext;
}

/** Caller before signing in: the cookie's value, and the session behind it if there is one. */
export interface Visitor {
  session: Session | null;
  secret: string;
}

/** Moves what continues after a log-in from the visitor's session to the account's. */
export type CarryOver = (transaction: Transaction<Tables>, sessions: { from: string; to: string }) => Promise<void>;

/**
 * Opens a new session for an account and ends the previous one, so that a cookie that another person knew or planted opens nothing. Nothing
 * of a visitor's session becomes the account's, except what `carryOver` moves.
 */
export async function signIn(
  deps: SessionDeps,
  visitor: Visitor,
  { actor, carryOver }: { actor: Actor; carryOver: CarryOver },
): Promise<OpenedSession> {
  const secret = deps.ids.secret();
  const row = newRow(deps, secret, actor);
  return inTransaction(deps.database, async (transaction) => {
    await transaction.insertInto('sessions').values(row).execute();
    const former = await endFormer(transaction, deps, visitor.secret);
    if (former?.user_id === null) await carryOver(transaction, { from: former.id, to: row.id });
    return { session: present(row), secret };
  });
}

/** Ends the session of this cookie value, if it still runs, and uses the value up. */
async function endFormer(
  transaction: Transaction<Tables>,
  deps: SessionDeps,
  secret: string,
): Promise<{ id: string; user_id: number | null } | null> {
  const former = await transaction
    .updateTable('sessions')
    .set({ ended_at: deps.clock.now() })
    .where('token_hash', '=', hashOf(secret))
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'expires_at'])
    .executeTakeFirst();
  if (former === undefined) await useUp(transaction, deps, secret);
  return former && former.expires_at > deps.clock.now() ? former : null;
}

/** Uses up the previous value: a call under way with it finds it ended, and no second session begins under it. */
async function useUp(transaction: Transaction<Tables>, deps: SessionDeps, secret: string): Promise<void> {
  const used = { ...newRow(deps, secret, null), ended_at: deps.clock.now() };
  await transaction
    .insertInto('sessions')
    .values(used)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** Continues the session under a new cookie value, because it may do more from now on; null when it has ended meanwhile. */
export async function renewSession(deps: SessionDeps, visitor: Visitor): Promise<OpenedSession | null> {
  const secret = deps.ids.secret();
  return inTransaction(deps.database, async (transaction) => {
    const row = await transaction
      .updateTable('sessions')
      .set({ token_hash: hashOf(secret) })
      .where('token_hash', '=', hashOf(visitor.secret))
      .where('ended_at', 'is', null)
      .returning(COLUMNS)
      .executeTakeFirst();
    await useUp(transaction, deps, visitor.secret);
    return row ? { session: present(row), secret } : null;
  });
}

/** Lets a signed-in session act in another capacity, under a new cookie value; null when it has ended meanwhile. */
export async function switchContext(
  { database, ids }: SessionDeps,
  session: Session,
  actingAs: ActingContext,
): Promise<OpenedSession | null> {
  const secret = ids.secret();
  const row = await database
    .updateTable('sessions')
    .set({ token_hash: hashOf(secret), acting_as: actingAs })
    .where('id', '=', session.id)
    .where('user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? { session: present(row), secret } : null;
}

/** Ends a session for good: its cookie opens nothing from now on. */
export async function endSession({ database, clock }: SessionDeps, session: Session): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: clock.now() })
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Returns the token of unsafe calls: bound to the session, useless with any other, and not available without the cookie. */
export function csrfTokenFor(secret: string): string {
  return createHmac('sha256', secret).update('csrf').digest('base64url');
}

export function isCsrfToken(secret: string, token: string): boolean {
  const expected = Buffer.from(csrfTokenFor(secret));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
