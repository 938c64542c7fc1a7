/**
 * Security events: append-only rows for the people who guard the service (docs/operating.md). They hold keyed hashes and ids, never a name,
 * an address or an answer.
 */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SecurityEventKind } from '../database/limitTables.ts';
import type { ServerDeps } from '../deps.ts';
import { callerNetwork } from '../http/callerNetwork.ts';
import { describeError } from '../http/errors.ts';
import { MinuteCounter } from '../http/minuteCounter.ts';
import { networkHash } from './networkKey.ts';

const DAY = 24 * 60 * 60_000;
/** Days for which an event is stored (design 4c). */
const KEPT_DAYS = 400;
/** Rows a minute of one kind from one network, and of one kind in all, by this process: a flood fills no disk. */
const PER_NETWORK = 60;
const PER_KIND = 1_000;

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The caller's address. */
  address: string;
  /** An account's id, or the name that was tried. */
  account?: number | string | null;
  applicationId?: number | null;
}

export type SecurityDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>;

/** Notes one event. Never throws: a request does not fail because of it. */
export type NoteSecurity = (event: SecurityEvent) => Promise<void>;

/** Returns the function that notes the events of this process. */
export function notingSecurity(deps: SecurityDeps, log: Pick<FastifyBaseLogger, 'warn'>): NoteSecurity {
  const counter = new MinuteCounter();
  return async ({ kind, address, account = null, applicationId = null }) => {
    const now = deps.clock.now();
    const network = callerNetwork(address);
    const isFlood =
      counter.count(`${kind} ${network}`, now.getTime()) > PER_NETWORK || counter.count(kind, now.getTime()) > PER_KIND;
    if (isFlood) return;
    try {
      const row = { at: now, kind, account: accountHash(deps, account), application_id: applicationId };
      await deps.database
        .insertInto('security_events')
        .values({ ...row, network: await networkHash(deps, network) })
        .execute();
    } catch (error) {
      log.warn({ kind, failure: describeError(error) }, 'a security event was not noted');
    }
  };
}

function accountHash({ keys }: Pick<SecurityDeps, 'keys'>, account: number | string | null): string | null {
  if (account === null) return null;
  const what = typeof account === 'number' ? `account ${account}` : `name ${account}`;
  return createHmac('sha256', keys.hashKey).update(`security ${what}`).digest('hex');
}

/** Counts of the last 24 hours by kind; a kind without events is left out. */
export async function countSecurityEvents(database: Database, now: Date): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('security_events')
    .select(['kind', sql<number>`count(*)::integer`.as('count')])
    .where('at', '>', new Date(now.getTime() - DAY))
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Returns the time before which events are over. */
export function endOfSecurityEvents(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY);
}

/** Removes events that are over, at most `limit`; returns how many. */
export async function forgetSecurityEvents(database: Database, now: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom('security_events')
    .select('id')
    .where('at', '<=', endOfSecurityEvents(now))
    .limit(limit);
  const removed = await database.deleteFrom('security_events').where('id', 'in', old).executeTakeFirst();
  return Number(removed.numDeletedRows);
}
