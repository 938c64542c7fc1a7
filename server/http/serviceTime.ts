/** Sends the service's time with every response, which pages use instead of their device's clock. */
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';

/** Adds the header with the milliseconds since 1970. A response that a browser may cache has none: it would come again later. */
export function sendServiceTime(app: FastifyInstance, { clock }: Pick<ServerDeps, 'clock'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('cache-control') === 'no-store') reply.header('x-service-time', clock.now().getTime());
  });
}
