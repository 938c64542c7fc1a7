/** The session, its token, the signed-in user and the health probe. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerDeps } from '../deps.ts';
import { ensureCsrfToken } from '../http/session.ts';
import { objectSchema } from './schemas.ts';

export function sessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/api/csrf/', { schema: { response: { 200: objectSchema({ csrf_token: { type: 'string' } }) } } }, async (request, reply) => ({
    csrf_token: await ensureCsrfToken(deps, request, reply),
  }));

  // 1-SESS-02: nobody can sign in yet, so the list is empty for everybody.
  app.get('/api/user__user/', { schema: { response: { 200: objectSchema({ results: { type: 'array', items: {} } }) } } }, async () => ({ results: [] }));

  app.get('/api/health/', { schema: { response: { 200: objectSchema({ ok: { type: 'boolean' } }) } } }, async () => {
    await sql`select 1`.execute(deps.database);
    return { ok: true };
  });
}
