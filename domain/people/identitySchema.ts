import type { Schema } from 'yup';
import type { Person } from '../application.ts';
import { isDate } from '../formats/dates.ts';
import {
  AUSTRALIAN_STATES,
  DRIVERS_LICENCE,
  PASSPORT,
  allowedIdTypes,
  hasAustralianAddress,
  requiredIdDocumentCount,
  type AustralianState,
  type IdSet,
} from './identityDocuments.ts';
import type { Offer } from '../offer.ts';
import { identityErrors, personErrors } from '../texts/errors.ts';
import { countryId, oneOf, required, shownWhile, text, uploadedDocument, when } from '../stepRules/fieldRules.ts';

/** The identity section stands where AML/KYC is required (2-INV-54, 2-ID-01). */
export function showsIdentitySection(offer: Pick<Offer, 'require_aml_kyc'>): boolean {
  return Boolean(offer.require_aml_kyc);
}

/** The names of one set's fields: the second set's end in 2 (2-INV-63, 2-INV-64). */
export function idFieldNames(set: IdSet) {
  return set === 1
    ? ({
        type: 'idType',
        number: 'idNumber',
        expiry: 'idDocDate',
        document: 'idDoc',
        state: 'idStateOfIssue',
        country: 'idCountryOfIssue',
        cardNumber: 'idCardNumber',
      } as const)
    : ({
        type: 'idType2',
        number: 'idNumber2',
        expiry: 'idDocDate2',
        document: 'idDoc2',
        state: 'idStateOfIssue2',
        country: 'idCountryOfIssue2',
        cardNumber: 'idCardNumber2',
      } as const);
}

/** Which of a set's fields are on screen, and the types to choose from. */
export interface IdentityFields {
  isShown: boolean;
  types: string[];
  showsNumber: boolean;
  showsState: boolean;
  showsCardNumber: boolean;
  showsCountry: boolean;
}

const NOTHING_SHOWN: IdentityFields = {
  isShown: false,
  types: [],
  showsNumber: false,
  showsState: false,
  showsCardNumber: false,
  showsCountry: false,
};

/**
 * What one set of the identity section shows for this person. The second set stands where two documents are required
 * (2-ID-08) and does not offer the first set's type; state and card number belong to a driver's licence of someone with an
 * Australian address (2-ID-04, 2-ID-05), the country of issue to a passport (2-ID-07).
 */
export function identityFields(offer: Offer, person: Person, set: IdSet): IdentityFields {
  if (!showsIdentitySection(offer) || (set === 2 && requiredIdDocumentCount(offer, person) < 2)) return NOTHING_SHOWN;
  const type = person[idFieldNames(set).type];
  const isLicence = type === DRIVERS_LICENCE && hasAustralianAddress(person);
  return {
    isShown: true,
    types: allowedIdTypes(offer, person).filter((allowed) => set === 1 || allowed !== person.idType),
    showsNumber: true,
    showsState: isLicence,
    showsCardNumber: isLicence,
    showsCountry: type === PASSPORT,
  };
}

/** The published card number formats by state of issue (2-ID-06), on upper case without blanks. */
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

/** True when a card number has its state's format; without a known state there is nothing to judge (2-ID-06). */
export function isCardNumberOfState(cardNumber: string, state: string | undefined): boolean {
  const known = AUSTRALIAN_STATES.find((name) => name === state);
  return known === undefined || CARD_NUMBER_FORMATS[known].test(cardNumber.replace(/\s/g, '').toUpperCase());
}

/** One set's rules (2-ID-01 to 2-ID-09). The upload itself never blocks the step; review weighs it (2-READY-06). */
export function identitySchema(offer: Offer, set: IdSet): { [Field in keyof Person]?: Schema } {
  const names = idFieldNames(set);
  const shows =
    (part: 'isShown' | 'showsNumber' | 'showsState' | 'showsCardNumber' | 'showsCountry') => (person: Person) =>
      identityFields(offer, person, set)[part];
  const isOffered = (type: string, person: Person) =>
    identityFields(offer, person, set).types.includes(type) ? null : identityErrors.type;
  const hasFormat = (cardNumber: string, person: Person) =>
    when((typed) => isCardNumberOfState(typed, person[names.state]), identityErrors.cardNumberFormat)(cardNumber);
  return {
    [names.type]: text(shownWhile(shows('isShown'), required(identityErrors.type), isOffered)),
    [names.number]: text(shownWhile(shows('showsNumber'), required(identityErrors.number))),
    [names.state]: text(
      shownWhile(shows('showsState'), required(identityErrors.state), oneOf(AUSTRALIAN_STATES, identityErrors.state)),
    ),
    [names.cardNumber]: text(shownWhile(shows('showsCardNumber'), required(identityErrors.cardNumber), hasFormat)),
    [names.country]: countryId(shownWhile(shows('showsCountry'), required(identityErrors.country))),
    [names.expiry]: text(shownWhile(shows('isShown'), when(isDate, personErrors.validDate))),
    [names.document]: uploadedDocument(),
  };
}
