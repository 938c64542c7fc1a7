/** The offer's texts and colours for the pages, derived once, at import. */
import type { Offer } from '#domain/offer.ts';
import { deriveBranding } from '#domain/offers/branding.ts';
import { type Branding } from '#domain/offer.ts';
import type { OfferProse } from '#domain/model/prose.ts';
import { readProse } from './prose/readProse.ts';

/** Raised with every change of the derivation (`test/server/presentation.test.ts` fails until it is). */
export const PRESENTATION_VERSION = 2;

export interface OfferPresentation {
  version: number;
  prose: OfferProse;
  /** Null if the offer has no colour, or an invalid one. */
  brand: Branding | null;
}

export function presentationOf(offer: Offer): OfferPresentation {
  return {
    version: PRESENTATION_VERSION,
    prose: {
      description: proseOf(offer.description),
      terms_and_conditions: proseOf(offer.terms_and_conditions),
      application_terms_and_conditions: proseOf(offer.application_terms_and_conditions),
      due_diligence_text: proseOf(offer.due_diligence_text),
    },
    brand: deriveBranding(offer.branding_colour),
  };
}

function proseOf(html: string | null | undefined) {
  return html ? readProse(html) : null;
}

/** Returns the stored presentation; derives it anew if an earlier release has stored another version, or none. */
export function currentPresentation(offer: Offer, stored: OfferPresentation | null): OfferPresentation {
  return stored?.version === PRESENTATION_VERSION ? stored : presentationOf(offer);
}
