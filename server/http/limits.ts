/** Limits on how often one session, and one caller's network, may make a costly call. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../deps.ts';
import { callerNetwork } from './callerNetwork.ts';
import { Refusal } from './errors.ts';
import { MinuteCounter } from './minuteCounter.ts';
import { restOfMinute } from './refusedCallers.ts';
import { visitorOf } from './session.ts';

/** Factor for an address: offices share one. */
const ADDRESS_FACTOR = 10;

/** Returns the caller as fair queues count it. */
export function queuedFor(request: FastifyRequest): { session: string | undefined; network: string } {
  return { session: callerOf(request), network: callerNetwork(request.ip) };
}

/**
 * Returns the key of the session; for a visitor its cookie, which stays the same when the session gets a row. Undefined for a caller who
 * has neither.
 */
function callerOf(request: FastifyRequest): string | undefined {
  if (request.session?.userId != null) return request.session.id;
  return request.session || request.visitor ? visitorOf(request).secret : undefined;
}

/** Returns a hook that answers 429 above `perMinute` calls of a session, or ten times as many of an address or its network. */
export function limitCalls(clock: Clock, perMinute: number): (request: FastifyRequest) => Promise<void> {
  const counter = new MinuteCounter();
  return async (request) => {
    const now = clock.now().getTime();
    const refuseAbove = (key: string, most: number): void => {
      if (counter.count(key, now) <= most) return;
      request.server.refusedCallers.note(request);
      throw new Refusal(429, { message: serverTexts.tooManyCalls }, Math.ceil(restOfMinute(now) / 1_000));
    };
    const caller = callerOf(request);
    // Checked first: excess calls of one session are not counted for its network, which other people share.
    if (caller !== undefined) refuseAbove(`session ${caller}`, perMinute);
    refuseAbove(`network ${callerNetwork(request.ip)}`, perMinute * ADDRESS_FACTOR);
  };
}
