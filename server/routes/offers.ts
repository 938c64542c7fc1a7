/** List of offers, and one offer with the data that its pages need. */
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { publicOffer, publicOffers } from '../offers/publicOffers.ts';
import { offerContext, offerList } from '../wire/offers.ts';
import { responsesByStatus, MISSING, describeCall, slugParams, typed } from './schemas.ts';

export function offerRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).get(
    '/api/offers/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...describeCall('getOffers', 'offers', 'The list of offers.'),
        response: responsesByStatus({ 200: offerList }),
      },
    },
    async (): Promise<Static<typeof offerList>> => ({ results: await publicOffers(deps) }),
  );

  // The page at `/offers/{slug}/preview/` asks for a preview, and takes from this response alone if it is one (1-SHELL-53).
  const querystring = Type.Object({ preview: Type.Optional(Type.Unsafe<'true'>({ enum: ['true'] })) });
  typed(app).get(
    '/api/offers/:slug/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...describeCall(
          'getOffer',
          'offers',
          'An offer with what its pages need.',
          'With `?preview=true` a preview: `preview` is true and the offer has id 0, under which nothing can be lodged.',
        ),
        params: slugParams,
        querystring,
        response: responsesByStatus({ 200: offerContext }, MISSING),
      },
    },
    async (request): Promise<Static<typeof offerContext>> => {
      const context = await publicOffer(deps, request.params.slug, request.query.preview === 'true');
      if (!context) throw notFound();
      return context;
    },
  );
}
