/** The end of connections that are kept open for further calls, once there will be none. */
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';

/**
 * Lets every answer be the last one of its connection as soon as the process is told to stop. Closing ends the connections that are idle
 * at that moment; one whose answer was under way would be kept open after it, and hold the process for its whole grace.
 */
export function endConnectionsAtStop(app: FastifyInstance, { isStopping }: Pick<ServerDeps, 'isStopping'>): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isStopping?.()) reply.header('connection', 'close');
  });
  // Its head may have been sent before, as that of a long download. A connection counts as idle a moment after its answer.
  app.addHook('onResponse', async () => void (isClosing && setImmediate(() => app.server.closeIdleConnections())));
}
