import type { Application, TaxDeclaration } from '#domain/application.ts';
import { investingKind } from '#domain/model/investorTypes.ts';
import { mapEntities } from '#domain/model/places.ts';
import { type Offer, usesHoldingsTwo } from '#domain/offer.ts';
import { isCompanyTrustee } from '#domain/people/names.ts';
import { blankDeclaration } from '#domain/tax/declaration.ts';

/** A whole inline declaration as it is kept: of a person who lives here, or of a retirement fund; signed by Jane Citizen. */
export function aDeclaration(kind: 'person' | 'entity', changes: Partial<TaxDeclaration> = {}): TaxDeclaration {
  return {
    ...blankDeclaration(),
    tfn: '123456782',
    ...(kind === 'entity' && { is_aus_retired_fund: true }),
    submit_declaration: true,
    submit_person_name: 'Jane Citizen',
    submit_date: '21/11/2026',
    completed: true,
    submitted: true,
    ...changes,
  };
}

/** The application with the declarations of all who make one where the offer asks for them in their blocks (3-INLINE). */
export function withInlineTax(application: Application, offer: Offer): Application {
  if (!usesHoldingsTwo(offer)) return application;
  return mapEntities(application, {
    person: (person, { role }) =>
      role === 'investor' || role === 'beneficial_owner'
        ? { ...person, taxDetails: aDeclaration(isCompanyTrustee(person) ? 'entity' : 'person') }
        : person,
    organisation: (organisation, { role }) =>
      role === 'owner' && investingKind(organisation.investor_type)
        ? { ...organisation, taxDetails: aDeclaration('entity') }
        : organisation,
  });
}
