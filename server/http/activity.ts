/** Notes when calls are made, so that upkeep that delays other work waits until no caller is active. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls of one process. */
export class Activity {
  readonly #underWay = new Set<FastifyRequest>();
  #lastAt: number | null = null;

  began(request: FastifyRequest): void {
    this.#underWay.add(request);
  }

  ended(request: FastifyRequest, now: Date): void {
    if (this.#underWay.delete(request)) this.#lastAt = now.getTime();
  }

  /** Returns true when no call is under way, and none has been for `ms` milliseconds. */
  isQuiet(now: Date, ms: number): boolean {
    return this.#underWay.size === 0 && (this.#lastAt === null || now.getTime() - this.#lastAt >= ms);
  }
}

/** Returns true for a health check of a load balancer: these come every few seconds and would leave no time for upkeep. */
function isProbe({ url }: FastifyRequest): boolean {
  return /^\/api\/(health|ready)\/?(\?|$)/.test(url);
}

/** Notes every call except health checks, from its first line to its response or its end. */
export function noteCalls(
  app: FastifyInstance,
  { activity, clock }: { activity: Activity; clock: { now(): Date } },
): void {
  app.addHook('onRequest', async (request) => {
    if (isProbe(request)) return;
    activity.began(request);
    request.raw.once('close', () => activity.ended(request, clock.now()));
  });
  app.addHook('onResponse', async (request) => activity.ended(request, clock.now()));
}
