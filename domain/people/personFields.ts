/** Fields asked of one person, in any role, without the rules of the answers. */
import type { Person, PersonEntry } from '../model/application.ts';
import type { PersonRole } from '../model/peoplePlaces.ts';
import { fieldNames } from '../model/fieldKinds.ts';
import { PERSON } from '../model/fields.ts';
import { type Offer, usesHoldingsTwo } from '../model/offer.ts';
import { idFieldNames, identityFields, asksForIdentity } from './identityAsked.ts';
import { idDocumentsApply, requiredIdDocumentCount, type IdSet } from './identityDocuments.ts';
import { sourceOfWealthDocRequired } from './sourceOfWealthRules.ts';

/** Position in a list, from 0, and role of a person: they decide if identity and wealth are asked for (2-OTH-04, 2-BO-17). */
export interface PersonPosition {
  index: number;
  role: PersonRole;
}

/** 2-SOW-03; the stored values are the labels. */
export const SOURCES_OF_WEALTH = [
  'Gainful employment',
  'Business activity',
  'Superannuation savings',
  'Inheritance/gift',
  'Financial investments',
  'Other',
] as const;
export const OTHER_SOURCE = 'Other';

/** 2-PEP-01, 2-PEP-03: the first three are offered, the last two only displayed. */
export const PEP_STATUSES = ['HIGH_RISK_PEP', 'NOT_PEP', 'NOT_DETERMINED', 'LOW_RISK_PEP', 'MEDIUM_RISK_PEP'] as const;

/** True if the offer has the accountant's certificate section (2-INV-54). */
export function asksForCertificate(offer: Pick<Offer, 'require_sophisticated_investor_verification'>): boolean {
  return Boolean(offer.require_sophisticated_investor_verification);
}

/** True if the offer has the source of funds section (2-SOW-02). */
export function asksForWealth(offer: Pick<Offer, 'require_source_of_wealth_information'>): boolean {
  return Boolean(offer.require_source_of_wealth_information);
}

/** True if the offer asks if people are politically exposed (2-PEP-05). */
export function asksForPep(offer: Pick<Offer, 'ask_individuals_pep'>): boolean {
  return Boolean(offer.ask_individuals_pep);
}

/** True if the free text beside the answer Yes is asked for (2-PEP-04). */
export function asksForPepAssociation(offer: Pick<Offer, 'ask_individuals_pep'>, person: Person): boolean {
  return asksForPep(offer) && person.pep_status === 'HIGH_RISK_PEP';
}

/** True if other roles are asked for (2-INV-54). */
export function asksForRoles(
  offer: Pick<Offer, 'request_individuals_with_other_roles' | 'ask_beneficial_owners_additional_roles'>,
  role: PersonRole,
): boolean {
  return Boolean(
    role === 'beneficial_owner'
      ? offer.ask_beneficial_owners_additional_roles
      : offer.request_individuals_with_other_roles,
  );
}

/** Returns the number of identity field sets in the person's block: 0, 1 or 2 (2-ID-01, 2-ID-08). */
export function identitySetCount(offer: Offer, person: Person): number {
  if (!offer.require_aml_kyc) return 0;
  return requiredIdDocumentCount(offer, person) >= 2 ? 2 : 1;
}

/** Certificate of a person or an organisation, and its date (2-CERT-01, 2-CERT-02). */
export const CERTIFICATE_FIELDS = ['sophisticatedInvestorDoc', 'sophisticatedInvestorDocDate'] as const;

/** Source of the money (2-SOW), and political exposure (2-PEP). */
const WEALTH_FIELDS = ['sourcesOfWealth', 'otherSourceOfWealth', 'sourceOfWealthDoc'] as const;
const PEP_FIELDS = ['pep_status', 'pep_status_or_association'] as const;

/** True if the person declares taxes in the block, in offers that ask for it there: every kind of owner does (2-INV-52, 2-BO-14). */
export function declaresTaxes({ role }: Pick<PersonPosition, 'role'>): boolean {
  return role === 'investor' || role === 'beneficial_owner';
}

/** Fields asked of some people, or by some offers. */
const CONDITIONAL: ReadonlySet<string> = new Set([
  ...Object.values(idFieldNames(1)),
  ...Object.values(idFieldNames(2)),
  ...CERTIFICATE_FIELDS,
  ...WEALTH_FIELDS,
  ...PEP_FIELDS,
  'registration_address',
  'taxDetails',
  'roles',
]);

const ALWAYS = fieldNames(PERSON).filter((field) => !CONDITIONAL.has(field));

/** Returns every field that is asked of this person (2-INV-30 to 2-INV-54, 2-OTH-04), and the fields about the person's place. */
export function applicablePersonFields(
  person: Person,
  position: PersonPosition,
  offer: Offer,
): readonly (keyof PersonEntry)[] {
  const { index, role } = position;
  const sets: readonly IdSet[] = role !== 'other' && asksForIdentity(offer) ? [1, 2] : [];
  return [
    ...ALWAYS,
    ...(usesHoldingsTwo(offer) ? (['registration_address'] as const) : []),
    ...(usesHoldingsTwo(offer) && declaresTaxes(position) ? (['taxDetails'] as const) : []),
    ...(role === 'other' || role === 'beneficial_owner' || asksForRoles(offer, role) ? (['roles'] as const) : []),
    ...sets.flatMap((set) => askedOfIdentity(person, set, offer)),
    ...(asksForCertificate(offer) ? CERTIFICATE_FIELDS : []),
    ...(asksForWealth(offer) ? askedOfWealth(person, index, offer) : []),
    ...(asksForPep(offer) ? (['pep_status'] as const) : []),
    ...(asksForPepAssociation(offer, person) ? (['pep_status_or_association'] as const) : []),
  ];
}

function askedOfIdentity(person: Person, set: IdSet, offer: Offer): readonly (keyof Person)[] {
  const shown = identityFields(offer, person, set);
  const { type, number, expiry, document, state, country, cardNumber } = idFieldNames(set);
  if (!shown.isShown) return [];
  return [
    type,
    number,
    expiry,
    ...(shown.asksForState ? [state] : []),
    ...(shown.asksForCardNumber ? [cardNumber] : []),
    ...(shown.asksForCountry ? [country] : []),
    ...(idDocumentsApply(offer, person) ? [document] : []),
  ];
}

function askedOfWealth({ sourcesOfWealth }: Person, index: number, offer: Offer): readonly (keyof Person)[] {
  const hasOther = Array.isArray(sourcesOfWealth) && sourcesOfWealth.includes(OTHER_SOURCE);
  return [
    'sourcesOfWealth',
    ...(hasOther ? (['otherSourceOfWealth'] as const) : []),
    ...(sourceOfWealthDocRequired(offer, index) ? (['sourceOfWealthDoc'] as const) : []),
  ];
}
