import { PERSON } from '../model/fields.ts';
import type { AnyObject, ObjectSchema, Schema } from 'yup';
import type { Person } from '../model/application.ts';
import { isDate, isFutureDate } from '../formats/dates.ts';
import type { Offer } from '../model/offer.ts';
import { personNameRule } from './personNames.ts';
import { identityErrors, personErrors } from '../texts/errors.ts';
import { addressSchema } from '../addresses/addressSchema.ts';
import type { SchemaContext } from '../rules/context.ts';
import { DECLARERS, declarationRulesOf } from '../rules/declarationRules.ts';
import { identitySchema } from './identitySchema.ts';
import {
  type PersonPosition,
  OTHER_SOURCE,
  PEP_STATUSES,
  asksForCertificate,
  asksForWealth,
  asksForPep,
  declaresTaxes,
} from './personFields.ts';
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
} from '../rules/fieldRules.ts';

/**
 * True if this person must tick a source of wealth (2-SOW-04 to 2-SOW-06): nobody, the first person, or everyone. The setting is read in
 * any letter case; an unknown one asks nobody.
 */
export function mustSelectSourceOfWealth(
  offer: Pick<Offer, 'require_source_of_wealth_information' | 'source_of_wealth_checkboxes_type'>,
  index: number,
): boolean {
  const mode = offer.source_of_wealth_checkboxes_type?.toUpperCase();
  return asksForWealth(offer) && (mode === 'ALL' || (mode === 'ONE' && index === 0));
}

/**
 * Returns the schema of one person's block, in any role (2-INV-33 to 2-INV-43, 3-PERS-02 to 3-PERS-06): name, date of birth, e-mail,
 * address, identity (not for others, 2-OTH-04), certificate, source of wealth and PEP status as the offer asks for them, and the tax
 * declaration of an owner (2-INV-52, 2-BO-14).
 */
export function personSchema(context: SchemaContext, position: PersonPosition) {
  // A declaration depends on other answers. The rest of a block depends on the offer and the day alone, and costs more to make than to use.
  if (declaresTaxes(position) && declarationRulesOf(context)) return makePersonSchema(context, position);
  const ofOffer = KNOWN.get(context.offer) ?? new Map<string, ObjectSchema<AnyObject>>();
  KNOWN.set(context.offer, ofOffer);
  const name = `${position.role} ${position.index === 0 ? 'first' : 'later'} ${context.today}`;
  const schema = ofOffer.get(name) ?? makePersonSchema(context, position);
  ofOffer.set(name, schema);
  return schema;
}

const KNOWN = new WeakMap<Offer, Map<string, ObjectSchema<AnyObject>>>();

function makePersonSchema(context: SchemaContext, position: PersonPosition): ObjectSchema<AnyObject> {
  const { offer, today } = context;
  const { index, role } = position;
  const hasIdentity = role !== 'other';
  const declarations = declaresTaxes(position) ? declarationRulesOf(context) : undefined;
  return fields(PERSON, {
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
    pep_status: text(shownWhile(() => asksForPep(offer), oneOf(PEP_STATUSES))),
    pep_status_or_association: text(),
    ...(declarations && { taxDetails: declarations.schema(DECLARERS.person, context) }),
  });
}

/** Returns the rules for a person or an organisation (2-CERT-07): a date of issue once there is a certificate (2-CERT-02). */
export function certificateSchema(offer: Offer) {
  const hasCertificate = (bearer: Pick<Person, 'sophisticatedInvestorDoc'>) =>
    asksForCertificate(offer) && hasDocument(bearer.sophisticatedInvestorDoc);
  return {
    sophisticatedInvestorDoc: uploadedDocument(),
    sophisticatedInvestorDocDate: text(
      shownWhile(hasCertificate, required(identityErrors.certificateDate), when(isDate, personErrors.validDate)),
    ),
  };
}

/** 2-SOW-04 to 2-SOW-08. The mode NONE requires nothing, not even the text beside Other. */
function wealthSchema(offer: Offer, index: number): { [Field in keyof Person]?: Schema } {
  const isAsked =
    asksForWealth(offer) && ['ONE', 'ALL'].includes(offer.source_of_wealth_checkboxes_type?.toUpperCase() ?? '');
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
