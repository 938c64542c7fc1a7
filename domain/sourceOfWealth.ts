/** Source-of-wealth documents (2-READY-29 to 2-READY-31, Appendix A.4). */
import type { Application, Person } from './application.ts';
import { type Party, beneficialOwners, individualInvestors } from './applicants.ts';
import { type DocumentNeed, singleDocumentNeed } from './documentNeeds.ts';
import type { Offer } from './offer.ts';

export type SourceOfWealthOffer = Pick<
  Offer,
  'require_source_of_wealth_information' | 'source_of_wealth_documents_type' | 'allow_submit_with_missing_source_of_wealth_docs'
> & { security: Pick<Offer['security'], 'category'> };

export type SourceOfWealthMode = 'NONE' | 'ONE' | 'ALL';

/** How many persons have to give a document: NONE, the first (ONE) or ALL; any letter case, unknown values are NONE (2-SOW-06). */
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

/** Whose documents are looked at: individual investors, and beneficial owners of entities where trust units are on offer. */
export function sourceOfWealthPersons(offer: SourceOfWealthOffer, application: Application): Party<Person>[] {
  return [...individualInvestors(application), ...(offer.security.category === 'U' ? beneficialOwners(application) : [])];
}

/** One need for each of these persons, while the offer asks for such documents at all. */
export function sourceOfWealthNeeds(offer: SourceOfWealthOffer, application: Application): DocumentNeed[] {
  if (sourceOfWealthDocMode(offer) === 'NONE') return [];
  const isAllowedMissing = Boolean(offer.allow_submit_with_missing_source_of_wealth_docs);
  return sourceOfWealthPersons(offer, application).map((party, index) =>
    singleDocumentNeed(party, party.value.sourceOfWealthDoc, {
      kind: 'source_of_wealth',
      needed: sourceOfWealthDocRequired(offer, index),
      isAllowedMissing,
    }),
  );
}
