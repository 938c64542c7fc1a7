/**
 * Turns of a costly call. How many of them one session and one network may have under way is bounded before a body is read; once the body is
 * there, they take turns by network and by session, so that a flood from some leaves the others their share.
 */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../queues/fairQueue.ts';
import { Refusal } from './errors.ts';
import { queuedFor } from './limits.ts';

/** Calls that have been let in and are not answered yet. */
const UNDER_WAY = { session: 16, network: 100 };
/** Calls that are worked on at once; the others wait. */
const AT_ONCE = 2;
/** Seconds. */
const RETRY_AFTER = 1;

export interface Turns {
  /** @throws Refusal 429 where the session or the network has too many under way; nothing of the body was read */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Waits until it is the caller's turn. */
  preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Hooks for the routes that take turns with each other. */
export function takingTurns(): Turns {
  const underWay = new Counts();
  const most = { atOnce: AT_ONCE, waiting: Infinity, ofSession: UNDER_WAY.session, ofNetwork: UNDER_WAY.network };
  const queue = new FairQueue(most, serverTexts.tooManyCalls);
  return {
    onRequest: async (request, reply) => {
      const { session, network } = queuedFor(request);
      const keys = [`network ${network}`, ...(session === undefined ? [] : [`session ${session}`])];
      const isOver =
        underWay.of(`network ${network}`) >= UNDER_WAY.network ||
        underWay.of(`session ${session}`) >= UNDER_WAY.session;
      if (isOver) throw new Refusal(429, { message: serverTexts.tooManyCalls }, RETRY_AFTER);
      underWay.add(keys, 1);
      whenOver(reply, () => underWay.add(keys, -1));
    },
    preHandler: (request, reply) =>
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

/** Calls `end` once: the answer has left, or the caller has hung up. */
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
