/** GET /api/issuer/raise/: what an offer of the issuer has raised, for its staff. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { serverTexts } from '#domain/texts.ts';
import { actorOf } from '../applications/access.ts';
import { readRaise } from '../applications/raise.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { failure } from '../wire/failures.ts';
import { parseRowId } from '../wire/kinds.ts';
import { issuerRaise, raiseQuery } from '../wire/raise.ts';
import { describeCall, LIMITED, MISSING, responsesByStatus, typed } from './schemas.ts';

export function raiseRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).get(
    '/api/issuer/raise/',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getIssuerRaise',
          'applications',
          'What an offer of the caller’s issuer has raised: submitted, accepted and paid, by day.',
          'For who acts for an issuer; 404 for everybody else. Rejected and withdrawn applications do not count. `raise` is null for an offer of another issuer.',
        ),
        querystring: raiseQuery,
        response: responsesByStatus({ 200: issuerRaise }, { ...LIMITED, ...MISSING, 400: failure }),
      },
    },
    async (request): Promise<Static<typeof issuerRaise>> => {
      const { offer = '' } = request.query;
      const offerId = offer === '' ? null : parseRowId(offer);
      if (offer !== '' && offerId === null) throw new Refusal(400, { message: serverTexts.badRequest });
      const { issuerId } = await actorOf(deps.database, request.session);
      if (issuerId === null) throw notFound();
      return readRaise(deps, { issuerId, offerId });
    },
  );
}
