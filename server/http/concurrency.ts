/**
 * Turns of a costly call. The number that one session and one network may have under way is limited before a body is read; once the body is
 * there, calls take turns by network and by session, so that a flood from some leaves the others their share.
 */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../queues/fairQueue.ts';
import { Refusal } from './errors.ts';
import { callerNetwork } from './callerNetwork.ts';
import { queuedFor } from './limits.ts';
import { readOwnCookie } from './ownCookies.ts';

/** Maximum of calls that have been let in and are not answered yet. */
const UNDER_WAY = { session: 16, network: 100 };
/** Maximum of calls that are worked on at once; the others wait. */
const AT_ONCE = 2;
/** Seconds until a refused caller may try again. */
const RETRY_AFTER = 1;

export interface ConcurrencyHooks {
  /** Refuses a call before its session and body are read. @throws Refusal 429 if its session or network has too many under way */
  refuseEarly: (request: FastifyRequest) => void;
  /** Counts a call as under way until it is over. */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Waits until it is the caller's turn. */
  takeTurn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Returns hooks for the routes that take turns with each other. */
export function limitConcurrency(): ConcurrencyHooks {
  const underWay = new Counts();
  const most = { atOnce: AT_ONCE, waiting: Infinity, ofSession: UNDER_WAY.session, ofNetwork: UNDER_WAY.network };
  const queue = new FairQueue(most, serverTexts.tooManyCalls);
  const refuseEarly = (request: FastifyRequest): void => {
    const { session, network } = keysOf(request);
    const isOver =
      underWay.of(network) >= UNDER_WAY.network || (session !== null && underWay.of(session) >= UNDER_WAY.session);
    if (isOver) throw new Refusal(429, { message: serverTexts.tooManyCalls }, RETRY_AFTER);
  };
  return {
    refuseEarly,
    onRequest: async (request, reply) => {
      // Other calls may have begun while the session was looked up.
      refuseEarly(request);
      const { session, network } = keysOf(request);
      const keys = session === null ? [network] : [network, session];
      underWay.add(keys, 1);
      whenOver(reply, () => underWay.add(keys, -1));
    },
    takeTurn: (request, reply) =>
      new Promise((begin, refuse) => {
        const isOver = new Promise<void>((end) => whenOver(reply, end));
        const work = (): Promise<void> => {
          begin();
          return isOver;
        };
        queue.run(queuedFor(request), work).catch(refuse);
      }),
  };
}

/** Returns the keys of the caller; the session's is its cookie, which is known before the session is. */
function keysOf(request: FastifyRequest): { session: string | null; network: string } {
  const secret = readOwnCookie(request, 'session');
  return {
    session: secret === undefined ? null : `session ${secret}`,
    network: `network ${callerNetwork(request.ip)}`,
  };
}

/** Calls `end` once, when the response has left or the caller has hung up. */
function whenOver({ raw }: FastifyReply, end: () => void): void {
  let isOver = false;
  const once = (): void => {
    if (!isOver) end();
    isOver = true;
  };
  if (raw.destroyed || raw.writableFinished) return once();
  raw.once('finish', once);
  raw.once('close', once);
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(keys: readonly string[], change: number): void {
    for (const key of keys) {
      const count = this.of(key) + change;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }
}
