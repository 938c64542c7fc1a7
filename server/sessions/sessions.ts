/** Sessions: an anonymous visitor has one too, so that uploads, leads and submissions belong to somebody. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ActingContext } from '#domain/session.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SessionsTable } from '../database/tables.ts';
import type { Clock, Ids } from '../deps.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** As long as a draft lives on the device: a kept upload must still belong to its session when the draft is resumed. */
const ANONYMOUS_LIFETIME = 30 * DAY;
/** Whoever signed in is asked again after this, however busy they are (reliability S8). */
const SIGNED_IN_LIFETIME = 12 * HOUR;

export interface Session {
  id: string;
  userId: number | null;
  /** Null exactly when nobody is signed in. */
  actingAs: ActingContext | null;
  expiresAt: Date;
}

/** A session with the cookie's value that opens it; the value is nowhere else. */
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

function present({ id, user_id, acting_as, expires_at }: Pick<Selectable<SessionsTable>, 'id' | 'user_id' | 'acting_as' | 'expires_at'>): Session {
  return { id, userId: user_id, actingAs: acting_as, expiresAt: expires_at };
}

/** The session behind a cookie's value, or null when there is none or it has ended. */
export async function findSession({ database, clock }: SessionDeps, secret: string): Promise<Session | null> {
  const row = await database.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(secret)).where('ended_at', 'is', null).executeTakeFirst();
  return row && row.expires_at > clock.now() ? present(row) : null;
}

/** Opens a session; an anonymous one unless an actor is given. */
export async function openSession({ database, clock, ids }: SessionDeps, actor: Actor | null = null): Promise<OpenedSession> {
  const secret = ids.secret();
  const created_at = clock.now();
  const expires_at = new Date(created_at.getTime() + (actor ? SIGNED_IN_LIFETIME : ANONYMOUS_LIFETIME));
  const row = { id: ids.uuid(), token_hash: hashOf(secret), user_id: actor?.userId ?? null, acting_as: actor?.actingAs ?? null, created_at, expires_at, ended_at: null };
  await database.insertInto('sessions').values(row).execute();
  return { session: present(row), secret };
}

/** Moves the end of an anonymous session that is in use, at most once a day; gives its end as it is then. */
export async function prolongSession({ database, clock }: SessionDeps, session: Session): Promise<Date> {
  const expires_at = new Date(clock.now().getTime() + ANONYMOUS_LIFETIME);
  if (session.userId !== null || expires_at.getTime() - session.expiresAt.getTime() < DAY) return session.expiresAt;
  await database.updateTable('sessions').set({ expires_at }).where('id', '=', session.id).where('user_id', 'is', null).execute();
  return expires_at;
}

export interface Actor {
  userId: number;
  actingAs: ActingContext;
}

/**
 * Signs somebody in, always under a new cookie value, so that one that somebody else knew or planted opens nothing. An anonymous
 * session goes on as theirs, with what was uploaded in it; a session of somebody signed in ends, and a fresh one begins.
 */
export async function signIn(deps: SessionDeps, session: Session, actor: Actor): Promise<OpenedSession> {
  const secret = deps.ids.secret();
  const expires_at = new Date(deps.clock.now().getTime() + SIGNED_IN_LIFETIME);
  const taken = await deps.database
    .updateTable('sessions')
    .set({ token_hash: hashOf(secret), user_id: actor.userId, acting_as: actor.actingAs, expires_at })
    .where('id', '=', session.id)
    .where('user_id', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'acting_as', 'expires_at'])
    .executeTakeFirst();
  if (taken) return { session: present(taken), secret };
  await endSession(deps, session);
  return openSession(deps, actor);
}

/** Lets a signed-in session act in another capacity, under a new cookie value; null when it has ended meanwhile. */
export async function switchContext({ database, ids }: SessionDeps, session: Session, actingAs: ActingContext): Promise<OpenedSession | null> {
  const secret = ids.secret();
  const row = await database
    .updateTable('sessions')
    .set({ token_hash: hashOf(secret), acting_as: actingAs })
    .where('id', '=', session.id)
    .where('user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'acting_as', 'expires_at'])
    .executeTakeFirst();
  return row ? { session: present(row), secret } : null;
}

/** Ends a session for good: its cookie opens nothing from now on. */
export async function endSession({ database, clock }: SessionDeps, session: Session): Promise<void> {
  await database.updateTable('sessions').set({ ended_at: clock.now() }).where('id', '=', session.id).where('ended_at', 'is', null).execute();
}

/** The token of unsafe calls: bound to the session, useless with any other, and not to be had without the cookie. */
export function csrfTokenFor(secret: string): string {
  return createHmac('sha256', secret).update('csrf').digest('base64url');
}

export function isCsrfToken(secret: string, token: string): boolean {
  const expected = Buffer.from(csrfTokenFor(secret));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
