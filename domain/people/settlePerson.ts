import type { PersonEntry } from '../application.ts';
import { settleAddresses } from '../addresses/address.ts';
import { normaliseDate, type DateKind } from '../formats/dates.ts';
import { settlePhone } from '../formats/phones.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { keepOnly, trimmed, withFormats, type Format } from '../stepRules/keep.ts';
import { askedOfPerson, type PersonPosition } from './personAsked.ts';
import { settleDefaults, withOfferedIdTypes } from './personDefaults.ts';
import { settleDeclaration } from '../tax/settleDeclaration.ts';
import { DECLARERS } from '../tax/declarationRules.ts';

/**
 * What is kept of one person: dates as DD/MM/YYYY (2-INV-37), a mobile as E.164 (2-INV-39), names without outer blanks, addresses as they
 * were given (2-ADDR-36), and nothing that is not asked nor offered. For a new holding card numbers of investors and trustees are in upper case
 * (2-ID-22).
 */
export function settlePerson(person: PersonEntry, position: PersonPosition, context: SchemaContext): PersonEntry {
  const { offer, application, today } = context;
  const left: PersonEntry = withOfferedIdTypes(settleDefaults(person), offer);
  const asked = settleAddresses(keepOnly<PersonEntry>(left, askedOfPerson(left, position, offer)));
  const kept = settleDeclaration(asked, DECLARERS.person, context);
  const dated =
    (kind: DateKind): Format =>
    (typed) =>
      normaliseDate(typed, { kind, today });
  const isNew = (application.contact_details?.holdingProfileType ?? 'NEW') === 'NEW';
  const isCardholder = position.role === 'investor' || position.role === 'trustee';
  const card: Format = (typed) => (isNew && isCardholder ? typed.toUpperCase() : typed);
  return withFormats(kept, {
    legalFirstName: trimmed,
    middleNames: trimmed,
    legalLastName: trimmed,
    dateOfBirth: dated('birth'),
    mobileNumber: settlePhone,
    idDocDate: dated('expiry'),
    idDocDate2: dated('expiry'),
    idCardNumber: card,
    idCardNumber2: card,
    sophisticatedInvestorDocDate: dated('issue'),
  });
}
