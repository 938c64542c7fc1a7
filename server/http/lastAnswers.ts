/** Ends connections that are open for further calls, once there will be none. */
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';

/**
 * Makes every response the last one of its connection as soon as the process is told to stop. Closing ends only the connections that are
 * idle at that moment; a connection with a response under way would stay open after it, and hold the process for its whole grace period.
 */
export function endConnectionsAtStop(app: FastifyInstance, { isStopping }: Pick<ServerDeps, 'isStopping'>): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isStopping?.()) reply.header('connection', 'close');
  });
  // The head may have been sent before, as for a long download. A connection counts as idle a moment after its response.
  app.addHook('onResponse', async () => void (isClosing && setImmediate(() => app.server.closeIdleConnections())));
}
