/** GET /api/issuer/entries/: paper forms that the issuer's staff are entering. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { actorOf } from '../applications/access.ts';
import { listEntries } from '../applications/entries.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { entryList } from '../wire/entries.ts';
import { describeCall, LIMITED, MISSING, responsesByStatus, typed } from './schemas.ts';

export function entryRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).get(
    '/api/issuer/entries/',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getEntries',
          'applications',
          'The paper forms that staff of the caller’s issuer are entering, those saved last first.',
          '500 at most. For who acts for an issuer; 404 for everybody else.',
        ),
        response: responsesByStatus({ 200: entryList }, { ...LIMITED, ...MISSING }),
      },
    },
    async ({ session }): Promise<Static<typeof entryList>> => {
      const { issuerId } = await actorOf(deps.database, session);
      if (issuerId === null) throw notFound();
      return listEntries(deps, issuerId);
    },
  );
}
