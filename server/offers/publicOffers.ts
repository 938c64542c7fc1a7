/** Offers as anybody may see them: for the calls, and for the pages that the service writes. */
import { calculateInvestment, isValueBased } from '#domain/investment.ts';
import { STREET_TYPES } from '#domain/addresses/streetTypes.ts';
import { offerTagsOf } from '#domain/offers/landing.ts';
import { type Biller, type Offer, type Payee, PREVIEW_OFFER_ID } from '#domain/offer.ts';
import type { OfferProse } from '#domain/model/prose.ts';
import { securityKind } from '#domain/offers/securityKind.ts';
import { DEFAULT_CURRENCY } from '#domain/texts/shell.ts';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import type { offer as offerShape, offerContext, offerSummary } from '../wire/offers.ts';
import { slugOf } from './offerFile.ts';
import { withServedDocuments } from './offerFiles.ts';
import { findOfferBySlug, listOffers } from './offers.ts';
import type { OfferPresentation } from './presentation.ts';

type PublicOffer = Static<typeof offerShape>;

/** Returns the address that serves a picture. */
function pictureAddress(offer: Offer, file: string | null | undefined): string | null {
  return file ? `${offer.href}files/${file.split('/').map(encodeURIComponent).join('/')}` : null;
}

/** Returns the accounts to pay to, without the settings of references. */
function payeeOf({ crn_rule: _r, crn_prefix: _p, crn_length: _l, crn_example: _e, ...payee }: Biller): Payee {
  return payee;
}

/**
 * Returns the offer as anybody may see it: its pictures by address, its colours and public texts as they are drawn, without the address
 * that gets the issuer's notices and without the numbering of its biller's payments.
 */
function presented({ issuer_email: _own, biller, ...offer }: Offer, { prose, brand }: OfferPresentation): PublicOffer {
  return {
    ...offer,
    ...NO_HTML,
    prose,
    brand,
    ...(biller !== undefined && { biller: biller && payeeOf(biller) }),
    ...picturesOf(offer),
  };
}

/** Fields of HTML, which stays in the service. */
const NO_HTML = {
  description: null,
  terms_and_conditions: null,
  application_terms_and_conditions: null,
  due_diligence_text: null,
} satisfies Record<keyof OfferProse, null>;

function picturesOf(offer: Offer) {
  return {
    hero_image: pictureAddress(offer, offer.hero_image),
    logo_image: pictureAddress(offer, offer.logo_image),
  };
}

/** Returns the smallest application: by number if securities are applied for by number, and always in money. */
function smallest(offer: Offer): Pick<Static<typeof offerSummary>, 'min_securities' | 'min_value'> {
  const { min_investment_amount: amount = null } = offer;
  if (!amount) return { min_securities: null, min_value: null };
  if (isValueBased(offer)) return { min_securities: null, min_value: amount };
  return { min_securities: amount, min_value: calculateInvestment(offer, { amount, isRegularPlan: false }).totalValue };
}

function summarise(offer: Offer): Static<typeof offerSummary> {
  const {
    id,
    href,
    name,
    client_name,
    state,
    tagline = null,
    branding_colour = null,
    closes_at = null,
    time_zone = null,
  } = offer;
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
    time_zone,
    ...picturesOf(offer),
    tags: offerTagsOf(offer),
  };
}

type Sources = Pick<ServerDeps, 'database' | 'clock'>;

/** Returns the list of offers. */
export async function publicOffers({ database, clock }: Sources): Promise<Static<typeof offerSummary>[]> {
  return (await listOffers(database, clock)).map(summarise);
}

/** Returns an offer with what its pages need, or its preview; null if there is none. */
export async function publicOffer(
  { database, clock }: Sources,
  slug: string,
  preview: boolean,
): Promise<Static<typeof offerContext> | null> {
  const stored = await findOfferBySlug(database, clock, slug);
  if (!stored) return null;
  const offer = presented(withServedDocuments(stored.offer, stored.files), stored.presentation);
  return {
    offer: preview ? { ...offer, id: PREVIEW_OFFER_ID } : offer,
    currency_code: stored.offer.currency_code ?? DEFAULT_CURRENCY,
    street_type_options: [...STREET_TYPES],
    preview,
    server_time: clock.now().toISOString(),
  };
}
