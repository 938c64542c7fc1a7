/** Session, its token and the signed-in user. */
import { MEGABYTE } from '#domain/documents/uploadSize.ts';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { ensureCsrfToken } from '../http/session.ts';
import { findUser } from '../users/users.ts';
import { csrfToken, userList } from '../wire/people.ts';
import { responsesByStatus, describeCall, typed } from './schemas.ts';

export function sessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  // The response also has the size limit that a field shows before a file is chosen (1-UPL-10).
  typed(app).get(
    '/api/csrf/',
    {
      config: { needs: 'own' },
      schema: {
        ...describeCall(
          'getCsrfToken',
          'session',
          'The token that unsafe calls carry, how large a file may be, and the time.',
          'Opens an anonymous session where there is none: the cookie comes with the answer. On 403 `{ "code": "csrf" }` fetch a new token and try once more.',
        ),
        response: responsesByStatus({ 200: csrfToken }),
      },
    },
    async (request, reply): Promise<Static<typeof csrfToken>> => ({
      csrf_token: await ensureCsrfToken(deps, request, reply),
      max_upload_mb: deps.config.maxUploadSize / MEGABYTE,
      server_time: deps.clock.now().toISOString(),
    }),
  );

  // 1-SESS-02, 3-LOGIN-09: a list that holds the signed-in user alone, and is empty for an anonymous visitor.
  typed(app).get(
    '/api/user__user/',
    {
      config: { needs: 'own' },
      schema: {
        ...describeCall('getUser', 'session', 'Who is signed in: a list of one, which is empty when nobody is.'),
        response: responsesByStatus({ 200: userList }),
      },
    },
    async (request): Promise<Static<typeof userList>> => {
      const user = request.session && (await findUser(deps.database, request.session));
      return { results: user ? [user] : [] };
    },
  );
}
