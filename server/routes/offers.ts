/** The list of offers, and one offer with what its pages need. */
import { calculateInvestment, isValueBased } from '#domain/investment.ts';
import { offerTagsOf } from '#domain/offers/landing.ts';
import { type Offer, PREVIEW_OFFER_ID } from '#domain/offer.ts';
import { securityKind } from '#domain/offers/securityKind.ts';
import { DEFAULT_CURRENCY } from '#domain/texts/shell.ts';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { slugOf } from '../offers/offerFile.ts';
import { withServedDocuments } from '../offers/offerFiles.ts';
import { findOfferBySlug, listOffers } from '../offers/offers.ts';
import { STREET_TYPES } from '#domain/addresses/streetTypes.ts';
import type { offer as offerShape, offerSummary } from '../wire/offers.ts';
import { offerContext, offerList } from '../wire/offers.ts';
import { answers, MISSING, said, slugParams, typed } from './schemas.ts';

type PublicOffer = Static<typeof offerShape>;

/** Pictures are named by the address that serves them. */
function pictureAddress(offer: Offer, file: string | null | undefined): string | null {
  return file ? `${offer.href}files/${file.split('/').map(encodeURIComponent).join('/')}` : null;
}

/** The offer as anybody may see it: its pictures by address, and not whom the issuer has told. */
function presented({ issuer_email: _own, ...offer }: Offer): PublicOffer {
  return {
    ...offer,
    hero_image: pictureAddress(offer, offer.hero_image),
    logo_image: pictureAddress(offer, offer.logo_image),
  };
}

/** The smallest application: by number where securities are applied for by number, and always in money. */
function smallest(offer: Offer): Pick<Static<typeof offerSummary>, 'min_securities' | 'min_value'> {
  const { min_investment_amount: amount = null } = offer;
  if (!amount) return { min_securities: null, min_value: null };
  if (isValueBased(offer)) return { min_securities: null, min_value: amount };
  return { min_securities: amount, min_value: calculateInvestment(offer, { amount, isRegularPlan: false }).totalValue };
}

function summarise(offer: Offer): Static<typeof offerSummary> {
  const { id, href, name, client_name, state, tagline = null, branding_colour = null, closes_at = null } = offer;
  const { hero_image = null, logo_image = null } = presented(offer);
  return {
    id,
    slug: slugOf(href),
    href,
    name,
    client_name,
    state,
    tagline,
    security_kind: securityKind(offer.security),
    currency_code: offer.currency_code ?? DEFAULT_CURRENCY,
    price_per_security: offer.price_per_security,
    price_precision: offer.security.price_precision ?? null,
    ...smallest(offer),
    branding_colour,
    closes_at,
    hero_image,
    logo_image,
    tags: offerTagsOf(offer),
  };
}

export function offerRoutes(app: FastifyInstance, { database, clock }: ServerDeps): void {
  typed(app).get(
    '/api/offers/',
    {
      config: { needs: 'nothing' },
      schema: { ...said('getOffers', 'offers', 'The list of offers.'), response: answers({ 200: offerList }) },
    },
    async (): Promise<Static<typeof offerList>> => ({ results: (await listOffers(database, clock)).map(summarise) }),
  );

  // The page at `/offers/{slug}/preview/` asks for a preview; whether it is one, the page believes this answer alone (1-SHELL-53).
  const querystring = Type.Object({ preview: Type.Optional(Type.Unsafe<'true'>({ enum: ['true'] })) });
  typed(app).get(
    '/api/offers/:slug/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...said(
          'getOffer',
          'offers',
          'An offer with what its pages need.',
          'With `?preview=true` a preview: `preview` is true and the offer has id 0, under which nothing can be lodged.',
        ),
        params: slugParams,
        querystring,
        response: answers({ 200: offerContext }, MISSING),
      },
    },
    async (request): Promise<Static<typeof offerContext>> => {
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored) throw notFound();
      const preview = request.query.preview === 'true';
      const offer = presented(withServedDocuments(stored.offer, stored.files));
      return {
        offer: preview ? { ...offer, id: PREVIEW_OFFER_ID } : offer,
        currency_code: stored.offer.currency_code ?? 'AUD',
        street_type_options: [...STREET_TYPES],
        preview,
        server_time: clock.now().toISOString(),
      };
    },
  );
}
