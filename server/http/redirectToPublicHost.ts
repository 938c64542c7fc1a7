/** Keeps a browser on this machine to one of its host names. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { LOOPBACK } from '../lines.ts';

/**
 * Redirects a page that is opened under another loopback name to the name in `PUBLIC_URL`: e-mails link to that one, and a session belongs
 * to one name. Only outside production, where people write `127.0.0.1` as well as `localhost`.
 */
export function redirectToPublicHost(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const { hostname } = new URL(publicUrl);
  if (!LOOPBACK.test(hostname)) return;
  app.addHook('onRequest', async ({ method, hostname: asked, headers, port, url }, reply) => {
    const isPage = method === 'GET' && headers.accept?.includes('text/html');
    if (!isPage || asked === hostname || !LOOPBACK.test(asked)) return;
    await reply.redirect(`http://${hostname}${port ? `:${port}` : ''}${url}`, 307);
  });
}
