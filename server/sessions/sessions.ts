/** Sessions: an anonymous visitor has one too, so that uploads, leads and submissions belong to somebody. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Clock, Ids } from '../deps.ts';

export const SESSION_COOKIE = 'allot_session';

/** As long as a draft lives on the device: a kept upload must still belong to its session when the draft is resumed. */
const LIFETIME_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface Session {
  id: string;
  userId: number | null;
  expiresAt: Date;
}

interface SessionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The session behind a cookie's value, or null when there is none or it has expired. */
export async function findSession({ database, clock }: SessionDeps, secret: string): Promise<Session | null> {
  const row = await database.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(secret)).executeTakeFirst();
  if (!row || row.expires_at <= clock.now()) return null;
  return { id: row.id, userId: row.user_id, expiresAt: row.expires_at };
}

/** Opens an anonymous session; only its cookie ever holds `secret`. */
export async function openSession({ database, clock, ids }: SessionDeps): Promise<{ session: Session; secret: string }> {
  const secret = ids.secret();
  const created_at = clock.now();
  const expires_at = expiry(created_at);
  const id = ids.uuid();
  await database.insertInto('sessions').values({ id, token_hash: hashOf(secret), user_id: null, created_at, expires_at }).execute();
  return { session: { id, userId: null, expiresAt: expires_at }, secret };
}

/** Moves the end of a session that is in use, at most once a day. */
export async function prolongSession({ database, clock }: SessionDeps, session: Session): Promise<void> {
  const expires_at = expiry(clock.now());
  if (expires_at.getTime() - session.expiresAt.getTime() < DAY) return;
  await database.updateTable('sessions').set({ expires_at }).where('id', '=', session.id).execute();
}

function expiry(from: Date): Date {
  return new Date(from.getTime() + LIFETIME_DAYS * DAY);
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
