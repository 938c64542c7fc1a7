/** Holders of the register: the caller's own, the issuer's for its staff, and the details to copy from a holding. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { actorOf } from '../applications/access.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { findOfferById } from '../offers/offers.ts';
import { findCopiedDetails, listHolders, searchHolders } from '../register/holders.ts';
import { copiedDetails, copyParams, copyQuery, holderList, holderQuery, holderSearchQuery } from '../wire/holders.ts';
import { describeCall, LIMITED, MISSING, responsesByStatus, typed } from './schemas.ts';

/** Returns the id of the issuer of an offer; null if there is no such offer. */
async function issuerOf({ database, clock }: ServerDeps, offerId: string): Promise<number | null> {
  return (await findOfferById(database, clock, Number(offerId)))?.issuerId ?? null;
}

export function holderRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { database, clock, config } = deps;
  const limit = limitCalls(clock, config.lookupsPerMinute);

  typed(app).get(
    '/api/registry__holder/',
    {
      config: { needs: 'own' },
      onRequest: limit,
      schema: {
        ...describeCall(
          'getHolders',
          'holders',
          'The holders of the offer’s issuer that the signed-in account may use, with their open holdings, by name.',
          'Without an offer those of every issuer. Empty when nobody is signed in, and for who acts for an issuer.',
        ),
        querystring: holderQuery,
        response: responsesByStatus({ 200: holderList }, LIMITED),
      },
    },
    async (request): Promise<Static<typeof holderList>> => {
      const { userId, actingAs } = await actorOf(database, request.session);
      if (userId === null || actingAs === 'issuer') return { results: [] };
      const { offer_id: offerId } = request.query;
      if (offerId === undefined) return { results: await listHolders(deps, { userId }) };
      const issuerId = await issuerOf(deps, offerId);
      return { results: issuerId === null ? [] : await listHolders(deps, { issuerId, userId }) };
    },
  );

  typed(app).get(
    '/issuer/holder-offer-search/',
    {
      config: { needs: 'own' },
      onRequest: limit,
      schema: {
        ...describeCall(
          'searchHolders',
          'holders',
          'The holders of the offer’s issuer that a term names, for its staff; at most 20, by name.',
          'Empty for a term without a word of two letters. 404 for everybody else.',
        ),
        querystring: holderSearchQuery,
        response: responsesByStatus({ 200: holderList }, { ...LIMITED, ...MISSING }),
      },
    },
    async (request): Promise<Static<typeof holderList>> => {
      const { offer_id, q } = request.query;
      const { issuerId } = await actorOf(database, request.session);
      if (issuerId === null || issuerId !== (await issuerOf(deps, offer_id))) throw notFound();
      return { results: await searchHolders(deps, { issuerId, q }) };
    },
  );

  typed(app).get(
    '/api/registry__subregister/:id/copy_details/',
    {
      config: { needs: 'own' },
      onRequest: limit,
      schema: {
        ...describeCall(
          'copyDetails',
          'holders',
          'The details that an application on a holding starts from, of a sub-register or a holder.',
          'Of a holder with several holdings those of the one in the offer’s security, else none. For who may apply on it, and the issuer’s staff; 404 for everybody else, and for a closed holding, as for an id that there is not.',
        ),
        params: copyParams,
        querystring: copyQuery,
        response: responsesByStatus({ 200: copiedDetails }, { ...LIMITED, ...MISSING }),
      },
    },
    async (request): Promise<Static<typeof copiedDetails>> => {
      const { offer_id: offerId } = request.query;
      const stored = offerId === undefined ? null : await findOfferById(database, clock, Number(offerId));
      const details = await findCopiedDetails(deps, Number(request.params.id), {
        actor: await actorOf(database, request.session),
        security: stored?.offer.security ?? null,
      });
      if (details === null) throw notFound();
      return details;
    },
  );
}
