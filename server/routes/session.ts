/** The session, its token and the signed-in user. */
import { MEGABYTE } from '#domain/documents/uploadSize.ts';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { ensureCsrfToken } from '../http/session.ts';
import { findUser } from '../users/users.ts';
import { csrfToken, userList } from '../wire/people.ts';
import { answers, said, typed } from './schemas.ts';

export function sessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  // Beside the token goes what a field says before a file is chosen (1-UPL-10).
  typed(app).get(
    '/api/csrf/',
    {
      config: { needs: 'own' },
      schema: {
        ...said(
          'getCsrfToken',
          'session',
          'The token that unsafe calls carry, and how large a file may be.',
          'Opens an anonymous session where there is none: the cookie comes with the answer. On 403 `{ "code": "csrf" }` fetch a new token and try once more.',
        ),
        response: answers({ 200: csrfToken }),
      },
    },
    async (request, reply): Promise<Static<typeof csrfToken>> => ({
      csrf_token: await ensureCsrfToken(deps, request, reply),
      max_upload_mb: deps.config.maxUploadSize / MEGABYTE,
    }),
  );

  // 1-SESS-02, 3-LOGIN-09: a list that holds the signed-in user alone, and nobody for an anonymous visitor.
  typed(app).get(
    '/api/user__user/',
    {
      config: { needs: 'own' },
      schema: {
        ...said('getUser', 'session', 'Who is signed in: a list of one, which is empty when nobody is.'),
        response: answers({ 200: userList }),
      },
    },
    async (request): Promise<Static<typeof userList>> => {
      const user = request.session && (await findUser(deps.database, request.session));
      return { results: user ? [user] : [] };
    },
  );
}
