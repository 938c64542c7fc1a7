/** Refuses requests that are HTTP, but that none of our callers sends. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Counts a header by name. `rawHeaders` has names at even places, each followed by its value. */
function countOf(header: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === header).length;
}

/**
 * Refuses two Host headers (400), because a proxy may believe one and we the other, and methods that no route has (405). Must be added
 * before the routes.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  const methods = new Set<string>();
  app.addHook('onRoute', ({ method }) => [method].flat().forEach((name) => methods.add(name)));
  app.addHook('onRequest', async ({ method, raw }, reply) => {
    if (countOf('host', raw.rawHeaders) > 1) throw new Refusal(400, { message: serverTexts.badRequest });
    if (methods.has(method)) return;
    reply.header('allow', [...methods].sort().join(', '));
    throw new Refusal(405, { message: serverTexts.wrongMethod });
  });
}
