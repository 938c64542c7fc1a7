import type { PersonEntry } from '../model/application.ts';
import { settleAddresses } from '../addresses/address.ts';
import { normaliseDate, type DateKind } from '../formats/dates.ts';
import { settlePhone } from '../formats/phones.ts';
import type { SchemaContext } from '../rules/context.ts';
import { pickFields, trimText, applyFormats, type Format } from '../rules/fieldFormats.ts';
import { applicablePersonFields, type PersonPosition } from './personFields.ts';
import { settleDefaults, withOfferedIdTypes } from './personDefaults.ts';
import { settleDeclaration } from '../rules/settleDeclaration.ts';
import { DECLARERS } from '../rules/declarationRules.ts';

/**
 * Returns the saved form of one person: dates as DD/MM/YYYY (2-INV-37), a mobile as E.164 (2-INV-39), names without outer blanks, addresses
 * as given (2-ADDR-36), and nothing that is not asked or offered. Card numbers of investors and trustees of a new holding are in upper case
 * (2-ID-22).
 */
export function settlePerson(person: PersonEntry, position: PersonPosition, context: SchemaContext): PersonEntry {
  const { offer, application, today } = context;
  const left: PersonEntry = withOfferedIdTypes(settleDefaults(person), offer);
  const asked = settleAddresses(pickFields<PersonEntry>(left, applicablePersonFields(left, position, offer)));
  const kept = settleDeclaration(asked, DECLARERS.person, context);
  const dated =
    (kind: DateKind): Format =>
    (typed) =>
      normaliseDate(typed, { kind, today });
  const isNew = (application.contact_details?.holdingProfileType ?? 'NEW') === 'NEW';
  const isCardholder = position.role === 'investor' || position.role === 'trustee';
  const card: Format = (typed) => (isNew && isCardholder ? typed.toUpperCase() : typed);
  return applyFormats(kept, {
    legalFirstName: trimText,
    middleNames: trimText,
    legalLastName: trimText,
    dateOfBirth: dated('birth'),
    mobileNumber: settlePhone,
    idDocDate: dated('expiry'),
    idDocDate2: dated('expiry'),
    idCardNumber: card,
    idCardNumber2: card,
    sophisticatedInvestorDocDate: dated('issue'),
  });
}
