/** The list of offers, and one offer with what its pages need. */
import { offerTagsOf } from '#domain/offers/landing.ts';
import { type Offer, PREVIEW_OFFER_ID } from '#domain/offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { withServedDocuments } from '../offers/offerFiles.ts';
import { findOfferBySlug, listOffers } from '../offers/offers.ts';
import { STREET_TYPES } from '#domain/addresses/streetTypes.ts';
import { objectSchema, slugParams } from './schemas.ts';

const text = { type: 'string' };
const nullableText = { type: ['string', 'null'] };
const summarySchema = objectSchema({
  id: { type: 'integer' },
  href: text,
  name: text,
  client_name: text,
  state: text,
  tagline: nullableText,
  branding_colour: nullableText,
  closes_at: nullableText,
  hero_image: nullableText,
  logo_image: nullableText,
  tags: { type: 'array', items: text },
});
const offerReply = objectSchema({
  offer: { type: 'object', additionalProperties: true },
  currency_code: text,
  street_type_options: { type: 'array', items: text },
  preview: { type: 'boolean' },
  server_time: text,
});

/** Pictures are named by the address that serves them. */
function pictureAddress(offer: Offer, file: string | null | undefined): string | null {
  return file ? `${offer.href}files/${file.split('/').map(encodeURIComponent).join('/')}` : null;
}

/** The offer as anybody may see it: its pictures by address, and not whom the issuer has told. */
function presented({ issuer_email: _own, ...offer }: Offer): Offer {
  return {
    ...offer,
    hero_image: pictureAddress(offer, offer.hero_image),
    logo_image: pictureAddress(offer, offer.logo_image),
  };
}

function summarise(offer: Offer): Record<string, unknown> {
  const { id, href, name, client_name, state, tagline = null, branding_colour = null, closes_at = null } = offer;
  const { hero_image, logo_image } = presented(offer);
  return {
    id,
    href,
    name,
    client_name,
    state,
    tagline,
    branding_colour,
    closes_at,
    hero_image,
    logo_image,
    tags: offerTagsOf(offer),
  };
}

export function offerRoutes(app: FastifyInstance, { database, clock }: ServerDeps): void {
  const listReply = objectSchema({ results: { type: 'array', items: summarySchema } });
  app.get('/api/offers/', { config: { needs: 'nothing' }, schema: { response: { 200: listReply } } }, async () => ({
    results: (await listOffers(database, clock)).map(summarise),
  }));

  // The page at `/offers/{slug}/preview/` asks for a preview; whether it is one, the page believes this answer alone (1-SHELL-53).
  const querystring = { type: 'object', properties: { preview: { enum: ['true'] } } };
  app.get<{ Params: { slug: string }; Querystring: { preview?: 'true' } }>(
    '/api/offers/:slug/',
    { config: { needs: 'nothing' }, schema: { params: slugParams, querystring, response: { 200: offerReply } } },
    async (request) => {
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored) throw notFound();
      const preview = request.query.preview === 'true';
      const offer = presented(withServedDocuments(stored.offer, stored.files));
      return {
        offer: preview ? { ...offer, id: PREVIEW_OFFER_ID } : offer,
        currency_code: stored.offer.currency_code ?? 'AUD',
        street_type_options: STREET_TYPES,
        preview,
        server_time: clock.now().toISOString(),
      };
    },
  );
}
