import type { Schema } from 'yup';
import type { Person } from '../model/application.ts';
import { isDate } from '../formats/dates.ts';
import { AUSTRALIAN_STATES, type AustralianState } from '../addresses/addressFields.ts';
import { type IdSet } from './identityDocuments.ts';
import { idFieldNames, identityFields } from './identityAsked.ts';
import type { Offer } from '../model/offer.ts';
import { identityErrors, personErrors } from '../texts/errors.ts';
import { countryId, oneOf, required, shownWhile, text, uploadedDocument, when } from '../rules/fieldRules.ts';

/** Published card number formats by state of issue (2-ID-06), for upper case without blanks. */
const CARD_NUMBER_FORMATS: Record<AustralianState, RegExp> = {
  ACT: /^[A-Z0-9]{10}$/,
  NSW: /^[0-9]{10}$/,
  NT: /^[0-9]{6,8}$/,
  QLD: /^[A-Z0-9]{10}$/,
  SA: /^[A-Z0-9]{9}$/,
  TAS: /^[A-Z0-9]{9}$/,
  VIC: /^[A-Z0-9]{8}$/,
  WA: /^[A-Z0-9]{8,10}$/,
};

/** True when a card number has its state's format, or the state is not known (2-ID-06). */
export function isCardNumberOfState(cardNumber: string, state: string | undefined): boolean {
  const known = AUSTRALIAN_STATES.find((name) => name === state);
  return known === undefined || CARD_NUMBER_FORMATS[known].test(cardNumber.replace(/\s/g, '').toUpperCase());
}

/** Returns one set's rules (2-ID-01 to 2-ID-09). The upload itself never blocks the step; review judges it (2-READY-06). */
export function identitySchema(offer: Offer, set: IdSet): { [Field in keyof Person]?: Schema } {
  const names = idFieldNames(set);
  const shows =
    (part: 'isShown' | 'asksForNumber' | 'asksForState' | 'asksForCardNumber' | 'asksForCountry') => (person: Person) =>
      identityFields(offer, person, set)[part];
  const isOffered = (type: string, person: Person) =>
    identityFields(offer, person, set).types.includes(type) ? null : identityErrors.type;
  const hasFormat = (cardNumber: string, person: Person) =>
    when((typed) => isCardNumberOfState(typed, person[names.state]), identityErrors.cardNumberFormat)(cardNumber);
  return {
    [names.type]: text(shownWhile(shows('isShown'), required(identityErrors.type), isOffered)),
    [names.number]: text(shownWhile(shows('asksForNumber'), required(identityErrors.number))),
    [names.state]: text(
      shownWhile(shows('asksForState'), required(identityErrors.state), oneOf(AUSTRALIAN_STATES, identityErrors.state)),
    ),
    [names.cardNumber]: text(shownWhile(shows('asksForCardNumber'), required(identityErrors.cardNumber), hasFormat)),
    [names.country]: countryId(shownWhile(shows('asksForCountry'), required(identityErrors.country))),
    [names.expiry]: text(shownWhile(shows('isShown'), when(isDate, personErrors.validDate))),
    [names.document]: uploadedDocument(),
  };
}
