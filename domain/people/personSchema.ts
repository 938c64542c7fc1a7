import type { Schema } from 'yup';
import type { Person } from '../application.ts';
import type { PersonRole } from '../application/peoplePlaces.ts';
import { isDate, isFutureDate } from '../formats/dates.ts';
import { requiredIdDocumentCount } from './identityDocuments.ts';
import type { Offer } from '../offer.ts';
import { personNameRule } from './personNames.ts';
import { identityErrors, personErrors } from '../texts/errors.ts';
import { addressSchema } from '../addresses/addressSchema.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { identitySchema } from './identitySchema.ts';
import {
  countryId,
  email,
  fields,
  flag,
  hasDocument,
  oneOf,
  required,
  shownWhile,
  text,
  textList,
  uploadedDocument,
  when,
} from '../stepRules/fieldRules.ts';

/** Which person of a list this is, from 0, and in which role: it decides who is asked for identity and wealth (2-OTH-04, 2-BO-17). */
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

/** The accountant's certificate section (2-INV-54). */
export function showsCertificateSection(offer: Pick<Offer, 'require_sophisticated_investor_verification'>): boolean {
  return Boolean(offer.require_sophisticated_investor_verification);
}

/** The source of funds section (2-SOW-02). */
export function showsSourceOfWealth(offer: Pick<Offer, 'require_source_of_wealth_information'>): boolean {
  return Boolean(offer.require_source_of_wealth_information);
}

/** The politically-exposed-person question (2-PEP-05). */
export function showsPepQuestion(offer: Pick<Offer, 'ask_individuals_pep'>): boolean {
  return Boolean(offer.ask_individuals_pep);
}

/** The free text beside the answer Yes (2-PEP-04). */
export function showsPepAssociation(offer: Pick<Offer, 'ask_individuals_pep'>, person: Person): boolean {
  return showsPepQuestion(offer) && person.pep_status === 'HIGH_RISK_PEP';
}

/** Other roles (2-INV-54). */
export function showsOtherRoles(
  offer: Pick<Offer, 'request_individuals_with_other_roles' | 'ask_beneficial_owners_additional_roles'>,
  role: PersonRole,
): boolean {
  return Boolean(
    role === 'beneficial_owner'
      ? offer.ask_beneficial_owners_additional_roles
      : offer.request_individuals_with_other_roles,
  );
}

/** How many sets of identity fields the person's block shows: 0, 1 or 2 (2-ID-01, 2-ID-08). */
export function identitySetCount(offer: Offer, person: Person): number {
  if (!offer.require_aml_kyc) return 0;
  return requiredIdDocumentCount(offer, person) >= 2 ? 2 : 1;
}

/**
 * Whether this person must tick a source of wealth (2-SOW-04 to 2-SOW-06): nobody, the first person, or everyone. The setting
 * is read in any letter case; an unknown one asks nobody.
 */
export function mustSelectSourceOfWealth(
  offer: Pick<Offer, 'require_source_of_wealth_information' | 'source_of_wealth_checkboxes_type'>,
  index: number,
): boolean {
  const mode = offer.source_of_wealth_checkboxes_type?.toUpperCase();
  return showsSourceOfWealth(offer) && (mode === 'ALL' || (mode === 'ONE' && index === 0));
}

/**
 * One person's block, whatever their role (2-INV-33 to 2-INV-43, 3-PERS-02 to 3-PERS-06): name, date of birth, e-mail, address,
 * identity (not for others, 2-OTH-04), certificate, source of wealth and PEP status as the offer asks for them.
 */
export function personSchema({ offer, today }: SchemaContext, { index, role }: PersonPosition) {
  const hasIdentity = role !== 'other';
  return fields<Person>({
    legalFirstName: text(required(personErrors.firstName), personNameRule),
    middleNames: text(personNameRule),
    legalLastName: text(required(personErrors.lastName), personNameRule),
    title: text(personNameRule),
    dateOfBirth: text(required(personErrors.dateOfBirth), when(isDate, personErrors.validDate), notInFuture(today)),
    countryOfCitizenship: countryId(),
    emailAddress: text(email(personErrors.validEmail)),
    mobileNumber: text(),
    manualAddress: flag(),
    same_address: flag(),
    ...addressSchema(offer),
    ...(hasIdentity ? identitySchema(offer, 1) : {}),
    ...(hasIdentity ? identitySchema(offer, 2) : {}),
    ...certificateSchema(offer),
    ...wealthSchema(offer, index),
    pep_status: text(shownWhile(() => showsPepQuestion(offer), oneOf(PEP_STATUSES))),
    pep_status_or_association: text(),
  });
}

/** Of a person or an organisation (2-CERT-07): a date of issue once there is a certificate (2-CERT-02). */
export function certificateSchema(offer: Offer) {
  const hasCertificate = (bearer: Pick<Person, 'sophisticatedInvestorDoc'>) =>
    showsCertificateSection(offer) && hasDocument(bearer.sophisticatedInvestorDoc);
  return {
    sophisticatedInvestorDoc: uploadedDocument(),
    sophisticatedInvestorDocDate: text(
      shownWhile(hasCertificate, required(identityErrors.certificateDate), when(isDate, personErrors.validDate)),
    ),
  };
}

/** 2-SOW-04 to 2-SOW-08. The mode NONE requires nothing, not even the words behind Other. */
function wealthSchema(offer: Offer, index: number): { [Field in keyof Person]?: Schema } {
  const isAsked =
    showsSourceOfWealth(offer) && ['ONE', 'ALL'].includes(offer.source_of_wealth_checkboxes_type?.toUpperCase() ?? '');
  const isOtherTicked = (person: Person) =>
    isAsked && Array.isArray(person.sourcesOfWealth) && person.sourcesOfWealth.includes(OTHER_SOURCE);
  return {
    sourcesOfWealth: textList(
      shownWhile(
        () => mustSelectSourceOfWealth(offer, index),
        (ticked) => (ticked?.length ? null : identityErrors.sourceOfWealth),
      ),
    ),
    otherSourceOfWealth: text(shownWhile(isOtherTicked, required(identityErrors.otherSourceOfWealth))),
    sourceOfWealthDoc: uploadedDocument(),
  };
}

function notInFuture(today: string) {
  return when((date) => !isFutureDate(date, today), personErrors.futureDateOfBirth);
}
