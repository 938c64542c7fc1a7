import type { OfferSummary } from '#api/offersApi.ts';

/** A line of the list of offers, with what one may do without left out. */
export function anOfferSummary({ slug, ...given }: Partial<OfferSummary> & { slug: string }): OfferSummary {
  return {
    id: 1,
    slug,
    href: `/offers/${slug}/`,
    name: slug,
    client_name: 'An issuer',
    state: 'open',
    tagline: null,
    security_kind: 'shares',
    currency_code: 'AUD',
    price_per_security: '1.00',
    price_precision: null,
    min_securities: null,
    min_value: null,
    branding_colour: null,
    closes_at: null,
    time_zone: null,
    hero_image: null,
    logo_image: null,
    tags: [],
    ...given,
  };
}
