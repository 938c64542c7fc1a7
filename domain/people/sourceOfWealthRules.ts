/** People who have to give a source-of-wealth document (2-SOW-06, 2-READY-29, 2-READY-30); sourceOfWealth.ts checks the documents given. */
import type { Offer } from '../model/offer.ts';

export type SourceOfWealthMode = 'NONE' | 'ONE' | 'ALL';

/** Returns the people who have to give a document: NONE, the first (ONE) or ALL; any letter case, unknown values are NONE (2-SOW-06). */
export function sourceOfWealthDocMode(
  offer: Pick<Offer, 'require_source_of_wealth_information' | 'source_of_wealth_documents_type'>,
): SourceOfWealthMode {
  const mode = offer.source_of_wealth_documents_type?.toUpperCase();
  return offer.require_source_of_wealth_information && (mode === 'ONE' || mode === 'ALL') ? mode : 'NONE';
}

/** True when the person at `index` of the list has to give a source-of-wealth document (2-READY-29, 2-READY-30). */
export function sourceOfWealthDocRequired(
  offer: Pick<Offer, 'require_source_of_wealth_information' | 'source_of_wealth_documents_type'>,
  index: number,
): boolean {
  const mode = sourceOfWealthDocMode(offer);
  return mode === 'ALL' || (mode === 'ONE' && index === 0);
}
