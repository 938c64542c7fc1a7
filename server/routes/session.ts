/** The session, its token and the signed-in user. */
import { MEGABYTE } from '#domain/documents/uploadSize.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { ensureCsrfToken } from '../http/session.ts';
import { findUser } from '../users/users.ts';
import { objectSchema } from './schemas.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const USER_FIELDS = {
  id: { type: 'integer' },
  username: text,
  first_name: text,
  last_name: text,
  tel_mobile: text,
  is_acting_as_investor: flag,
  is_acting_as_advisor: flag,
  is_acting_as_issuer: flag,
  is_acting_as_issuer_admin: flag,
  has_investor_role_groups: flag,
  has_issuer_role_groups: flag,
};

export function sessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  // Beside the token goes what a field says before a file is chosen (1-UPL-10).
  app.get(
    '/api/csrf/',
    {
      config: { needs: 'own' },
      schema: { response: { 200: objectSchema({ csrf_token: text, max_upload_mb: { type: 'integer' } }) } },
    },
    async (request, reply) => ({
      csrf_token: await ensureCsrfToken(deps, request, reply),
      max_upload_mb: deps.config.maxUploadSize / MEGABYTE,
    }),
  );

  // 1-SESS-02, 3-LOGIN-09: a list that holds the signed-in user alone, and nobody for an anonymous visitor.
  const users = objectSchema({ results: { type: 'array', items: objectSchema(USER_FIELDS) } });
  app.get('/api/user__user/', { config: { needs: 'own' }, schema: { response: { 200: users } } }, async (request) => {
    const user = request.session && (await findUser(deps.database, request.session));
    return { results: user ? [user] : [] };
  });
}
