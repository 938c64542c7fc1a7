/** Source-of-wealth documents (2-READY-29 to 2-READY-31, Appendix A.4). */
import type { Application, Person } from '../model/application.ts';
import { type Party, beneficialOwners, individualInvestors } from '../people/parties.ts';
import { type DocumentNeed, singleDocumentNeed } from './documentNeeds.ts';
import type { Offer } from '../model/offer.ts';
import { sourceOfWealthDocMode, sourceOfWealthDocRequired } from '../people/sourceOfWealthRules.ts';

export type SourceOfWealthOffer = Pick<
  Offer,
  | 'require_source_of_wealth_information'
  | 'source_of_wealth_documents_type'
  | 'allow_submit_with_missing_source_of_wealth_docs'
> & { security: Pick<Offer['security'], 'category'> };

/** Returns the people whose documents are checked: individual investors, and beneficial owners of entities if trust units are on offer. */
export function sourceOfWealthPersons(offer: SourceOfWealthOffer, application: Application): Party<Person>[] {
  return [
    ...individualInvestors(application),
    ...(offer.security.category === 'U' ? beneficialOwners(application) : []),
  ];
}

/** Returns one need for each of these people, while the offer asks for such documents at all. */
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
