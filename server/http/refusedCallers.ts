/**
 * Callers that a limit of the current minute has refused already. Their next call is refused by its cookie alone, before the database is
 * asked for its session: a flood costs no query.
 */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../deps.ts';
import { Refusal } from './errors.ts';
import { readOwnCookie } from './ownCookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    refusedCallers: RefusedCallers;
  }
  interface FastifyContextConfig {
    /** Refuses a call by its cookie and address alone, before its session is looked up. @throws Refusal */
    refuseEarly?: (request: FastifyRequest) => void;
  }
}

const MINUTE = 60_000;

/** Returns the milliseconds until the counts of the current minute end. */
export const restOfMinute = (now: number): number => MINUTE - (now % MINUTE);

/** Refused cookies by route; holds nothing of an earlier minute. */
export class RefusedCallers {
  #minute = 0;
  readonly #keys = new Set<string>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes that this route refuses the caller's cookie for the rest of the minute. */
  note(request: FastifyRequest): void {
    const key = keyOf(request);
    if (key !== null) this.#current().add(key);
  }

  /** Refuses a cookie that this route has refused within the minute. @throws Refusal 429, with `Retry-After` */
  refuse(request: FastifyRequest): void {
    const keys = this.#current();
    const key = keys.size === 0 ? null : keyOf(request);
    if (key === null || !keys.has(key)) return;
    const retryAfter = Math.ceil(restOfMinute(this.#clock.now().getTime()) / 1_000);
    throw new Refusal(429, { message: serverTexts.tooManyCalls }, retryAfter);
  }

  #current(): Set<string> {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE);
    if (minute !== this.#minute) this.#keys.clear();
    this.#minute = minute;
    return this.#keys;
  }
}

function keyOf(request: FastifyRequest): string | null {
  const secret = readOwnCookie(request, 'session');
  const { method, url } = request.routeOptions;
  return secret === undefined ? null : `${String(method)} ${url} ${secret}`;
}

/** Refuses such calls before any hook that is added later sees them. The route's own `refuseEarly` runs here as well. */
export function refuseKnownCallers(app: FastifyInstance, clock: Clock): void {
  const refused = new RefusedCallers(clock);
  app.decorate('refusedCallers', refused);
  app.addHook('onRequest', async (request) => {
    refused.refuse(request);
    request.routeOptions.config.refuseEarly?.(request);
  });
}
