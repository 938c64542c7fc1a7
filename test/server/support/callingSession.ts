/** Sessions as the service reads them from a call, for tests that carry out a command without one. */
import { randomUUID } from 'node:crypto';
import type { ActingContext } from '#domain/session.ts';
import type { CallerSession } from '#server/sessions/sessions.ts';
import type { TestServer } from './testServer.ts';

const DAY = 24 * 60 * 60_000;

/** Begins a session: a visitor's, unless an account is named. */
export async function callingSession(
  { database, deps }: Pick<TestServer, 'database' | 'deps'>,
  { userId = null, actingAs = null }: { userId?: number | null; actingAs?: ActingContext | null } = {},
): Promise<CallerSession> {
  const id = randomUUID();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + DAY);
  await database
    .insertInto('sessions')
    .values({
      id,
      token_hash: null,
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
      acting_as: actingAs,
      ended_at: null,
      last_active_at: null,
      emptied_at: null,
    })
    .execute();
  return { id, userId, actingAs, expiresAt, lastActiveAt: null, browserHash: null, network: '192.0.2.0' };
}
