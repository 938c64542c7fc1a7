import { limitTexts } from '#domain/texts/limits.ts';
import type { Offer } from '#domain/offer.ts';
import {
  addressErrors as address,
  identityErrors as identity,
  nameErrors,
  personErrors as person,
} from '#domain/texts/errors.ts';
import { accepted, refused, type SchemaRow, type SchemaTable } from './rows.ts';

/** Fields of the first investor. */
function of(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`investors[0].${field}`, value]));
}

const abroad = {
  country: 170,
  state: '',
  postcode: '',
  idType: 'Passport',
  idCountryOfIssue: 170,
  idStateOfIssue: '',
  idCardNumber: '',
};
const twoDocuments: Partial<Offer> = { required_doc_count: 2, required_foreign_id_doc_count: 2 };
const second = { idType2: 'Passport', idNumber2: 'N1234567', idCountryOfIssue2: 16 };
const certificate: Partial<Offer> = { require_sophisticated_investor_verification: true };
const wealth = (mode: string): Partial<Offer> => ({
  require_source_of_wealth_information: true,
  source_of_wealth_checkboxes_type: mode,
});
const validator = {
  manualAddress: false,
  loqateInternationalCountry: 'AU',
  loqateAddress: { id: 'AU|1', fullAddress: '18 Example St, Carlton VIC 3053' },
};
const holdingsTwo: Partial<Offer> = { issuer_holdings_two_enabled: true };
const component = {
  address_type: 'Manual',
  address_line_1: '18 Example Street',
  suburb_city: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  country: 16,
};
const lookup = {
  address_type: 'Loqate',
  loqate_country: 'AU',
  loqate_address: { id: 'AU|1', fullAddress: '18 Example St' },
};
const postal = {
  streetNumber: 'PO Box 12',
  streetName: 'None',
  streetType: 'Street',
  suburbCity: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  country: 16,
};
/** A second person who answers everything but has no source of wealth. */
const secondPerson = {
  legalFirstName: 'Tomas',
  legalLastName: 'Citizen',
  dateOfBirth: '02/11/1981',
  manualAddress: true,
  streetNumber: '1',
  streetName: 'High',
  streetType: 'Street',
  suburbCity: 'Kew',
  state: 'VIC',
  postcode: '3101',
  country: 16,
  idType: 'Passport',
  idNumber: 'N1',
  idCountryOfIssue: 16,
};

function cardNumber(state: string, number: string, message: string | null): SchemaRow {
  const set = of({ idCardNumber: number, idStateOfIssue: state });
  const name = `${state} ${number}`;
  return message === null ? accepted(name, set) : refused(name, set, message);
}

export const investorRows = {
  list: [
    refused('nobody', { investors: [] }, person.oneInvestor),
    refused('no list', { investors: undefined }, person.oneInvestor),
    refused('no type', { investor_type: '' }, 'This field is required'),
    refused(
      'two persons as one individual',
      { 'investors[1]': secondPerson },
      { message: 'Please enter a valid value', path: 'investors' },
    ),
    accepted('two joint investors', { investor_type: 'joint_individual', 'investors[1]': secondPerson }),
    refused(
      'a fault of the second',
      { investor_type: 'joint_individual', 'investors[1]': { ...secondPerson, legalLastName: '' } },
      { message: person.lastName, path: 'investors[1].legalLastName' },
    ),
  ],
  names: [
    refused('no first name', of({ legalFirstName: '' }), person.firstName),
    refused('blanks only', of({ legalFirstName: ' \t ' }), person.firstName),
    refused('no last name', of({ legalLastName: undefined }), person.lastName),
    accepted('no middle names', of({ middleNames: '' })),
    ...['O’Neil-Ngũgĩ', 'Māia', '李', 'Zoe\u0301', 'عمر', '🙂', "D'Arcy", 'St. John, Jr'].map((name) =>
      accepted(`name ${name}`, of({ legalLastName: name })),
    ),
    refused('a NUL', of({ legalLastName: 'A\u0000B' }), 'Please enter a valid value'),
    accepted('100 characters', of({ legalLastName: 'A'.repeat(100) })),
    accepted('100 characters of two units each', of({ legalFirstName: '🙂'.repeat(100) })),
    ...(['legalFirstName', 'middleNames', 'legalLastName', 'title'] as const).flatMap((field) => [
      refused(`${field}: one more`, of({ [field]: 'A'.repeat(101) }), limitTexts.length(100)),
      ...['A\nB', 'A\r\nB', 'A\u0007B', 'A\u2028B', 'A\u202eB'].map((name) =>
        refused(`${field}: ${JSON.stringify(name)}`, of({ [field]: name }), nameErrors.characters),
      ),
    ]),
    refused('more than any text', of({ legalLastName: 'A'.repeat(10_001) }), limitTexts.length(100)),
  ],
  birth: [
    refused('none', of({ dateOfBirth: '' }), person.dateOfBirth),
    accepted('a leap day', of({ dateOfBirth: '29/02/2024' })),
    ...['29/02/2023', '31/04/1980', '1/1/80', '31/02/1980', '1_/02/1980', '1980-02-01', '00/01/1980', '01/13/1980'].map(
      (date) => refused(date, of({ dateOfBirth: date }), person.validDate),
    ),
    accepted('today', of({ dateOfBirth: '21/11/2026' })),
    refused('tomorrow', of({ dateOfBirth: '22/11/2026' }), person.futureDateOfBirth),
  ],
  email: [
    refused('malformed', of({ emailAddress: 'jane' }), person.validEmail),
    accepted('none', of({ emailAddress: '' })),
    accepted('no mobile', of({ mobileNumber: '' })),
  ],
  street: [
    refused('no street number', of({ streetNumber: '' }), address.streetNumber),
    refused('no street name', of({ streetName: '' }), address.streetName),
    refused('no street type', of({ streetType: '' }), address.streetType),
    refused('no suburb', of({ suburbCity: '' }), address.suburbCity),
    refused('no country', of({ country: null, idType: 'Passport', idCountryOfIssue: 16 }), {
      message: address.country,
      path: 'investors[0].country',
    }),
    accepted('no unit', of({ flatNumber: '' })),
  ],
  poBox: [
    ...['PO Box 12', 'P.O. Box 3', 'GPO BOX 9', 'po  box 1', 'Locked Bag 7', 'Box 4', 'Post Office Box 8'].map(
      (number) => refused(number, of({ streetNumber: number }), address.poBox),
    ),
    ...['12A', '3-5', 'Lot 4'].map((number) => accepted(number, of({ streetNumber: number }))),
    accepted('in a postal address', of({ same_address: false, postal_address: postal })),
  ],
  characters: [
    ...['Unit 1, 5', 'a\\b', '<5', '5>', '5"', "5''"].map((number) =>
      refused(`street number ${number}`, of({ streetNumber: number }), address.characters),
    ),
    refused('unit with a comma', of({ flatNumber: '1,2' }), address.characters),
    refused('suburb with a comma', of({ suburbCity: 'Carlton, North' }), address.characters),
    refused('street name with a bracket', of({ streetName: '<High>' }), address.characters),
    accepted('an apostrophe', of({ streetName: "O'Connell" })),
    refused('foreign state', of({ ...abroad, state: 'a,b' }), {
      message: address.characters,
      path: 'investors[0].state',
    }),
    refused('foreign postcode', of({ ...abroad, postcode: '<1>' }), {
      message: address.characters,
      path: 'investors[0].postcode',
    }),
  ],
  australian: [
    refused('no state', of({ state: '' }), address.state),
    refused('no such state', of({ state: 'NZ' }), address.state),
    refused('no postcode', of({ postcode: '' }), address.postcode),
    ...['800', '30000', '30 0'].map((postcode) =>
      refused(`postcode ${postcode}`, of({ postcode }), address.postcodeDigits),
    ),
    accepted('postcode 0800', of({ postcode: '0800' })),
    accepted('abroad without state and postcode', of(abroad)),
  ],
  validator: [
    accepted('a picked address; manual fields hidden', of({ ...validator, streetNumber: '', postcode: 'x' })),
    refused(
      'no country',
      of({ ...validator, loqateInternationalCountry: '', idType: 'Passport', idCountryOfIssue: 16 }),
      { message: address.countryOfResidence, path: 'investors[0].loqateInternationalCountry' },
    ),
    refused('no address', of({ ...validator, loqateAddress: null }), {
      message: address.address,
      path: 'investors[0].loqateAddress',
    }),
    refused('typed, not picked', of({ ...validator, loqateAddress: { fullAddress: 'x' } }), {
      message: address.address,
      path: 'investors[0].loqateAddress',
    }),
  ],
  postal: [
    accepted('the same: not judged', of({ same_address: true, postal_address: { streetNumber: '<' } })),
    refused('another, without street', of({ same_address: false, postal_address: { ...postal, streetName: '' } }), {
      message: address.streetName,
      path: 'investors[0].postal_address.streetName',
    }),
  ],
  component: [
    accepted('complete', of({ registration_address: component }), { offer: holdingsTwo }),
    refused(
      'no kind of address',
      of({ registration_address: { ...component, address_type: '' }, idType: 'Passport', idCountryOfIssue: 16 }),
      { message: 'This field is required', offer: holdingsTwo, path: 'investors[0].registration_address.address_type' },
    ),
    ...(
      [
        ['address_line_1', '', address.line1],
        ['suburb_city', '', address.suburbOrCity],
        ['address_line_2', 'a, b', address.characters],
        ['postcode', '', address.postcode],
        ['postcode', '800', address.postcodeDigits],
        ['state', '', address.state],
      ] as const
    ).map(([field, value, message]) =>
      refused(`${field} "${value}"`, of({ registration_address: { ...component, [field]: value } }), {
        message,
        offer: holdingsTwo,
        path: `investors[0].registration_address.${field}`,
      }),
    ),
  ],
  componentLookup: [
    accepted('picked', of({ registration_address: lookup }), { offer: holdingsTwo }),
    refused('none', of({ registration_address: { ...lookup, loqate_address: null } }), {
      message: address.lookupAddress,
      offer: holdingsTwo,
      path: 'investors[0].registration_address.loqate_address',
    }),
    refused(
      'typed, not picked',
      of({ registration_address: { ...lookup, loqate_address: { fullAddress: '1 High' } } }),
      { message: address.lookupPicked, offer: holdingsTwo, path: 'investors[0].registration_address.loqate_address' },
    ),
    accepted(
      'postal address the same: not judged',
      of({ registration_address: lookup, same_address: true, postal_address: {} }),
      { offer: holdingsTwo },
    ),
    refused(
      'postal address of its own',
      of({
        registration_address: component,
        same_address: false,
        postal_address: { ...component, address_line_1: '' },
      }),
      { message: address.line1, offer: holdingsTwo, path: 'investors[0].postal_address.address_line_1' },
    ),
  ],
  idType: [
    refused('no type', of({ idType: '' }), identity.type),
    refused('a type that the offer does not take', of({ idType: 'Medicare card' }), identity.type),
    refused('a licence with an address abroad', of({ ...abroad, idType: "Driver's licence" }), {
      message: identity.type,
      path: 'investors[0].idType',
    }),
    refused('no number', of({ idNumber: '' }), identity.number),
    accepted('not asked without AML/KYC', of({ idType: '', idNumber: '' }), { offer: { require_aml_kyc: false } }),
    accepted('no upload: review weighs it', of({ idDoc: null })),
  ],
  licence: [
    refused('no state', of({ idStateOfIssue: '' }), identity.state),
    refused('no card number', of({ idCardNumber: '' }), identity.cardNumber),
    cardNumber('NSW', '2012345678', null),
    cardNumber('NSW', 'A012345678', identity.cardNumberFormat),
    cardNumber('VIC', 'p1234567', null),
    cardNumber('VIC', 'P12 34567', null),
    cardNumber('VIC', 'P123456', identity.cardNumberFormat),
    cardNumber('NT', '123456', null),
    cardNumber('NT', '12345', identity.cardNumberFormat),
    cardNumber('WA', 'AB1234567', null),
    cardNumber('SA', 'AB123456', identity.cardNumberFormat),
  ],
  passport: [
    refused('no country of issue', of({ idType: 'Passport', idCountryOfIssue: null }), {
      message: identity.country,
      path: 'investors[0].idCountryOfIssue',
    }),
    accepted(
      'no state, no card',
      of({ idType: 'Passport', idCountryOfIssue: 16, idStateOfIssue: '', idCardNumber: '' }),
    ),
    refused('an impossible expiry', of({ idDocDate: '31/02/2030' }), person.validDate),
  ],
  secondSet: [
    accepted('complete', of(second), { offer: twoDocuments }),
    refused('no second type', of({ ...second, idType2: '' }), {
      message: identity.type,
      offer: twoDocuments,
      path: 'investors[0].idType2',
    }),
    refused('no second number', of({ ...second, idNumber2: '' }), {
      message: identity.number,
      offer: twoDocuments,
      path: 'investors[0].idNumber2',
    }),
    refused('the first type again', of({ ...second, idType: 'Passport', idCountryOfIssue: 16 }), {
      message: identity.type,
      offer: twoDocuments,
      path: 'investors[0].idType2',
    }),
    refused('second passport without country', of({ ...second, idCountryOfIssue2: null }), {
      message: identity.country,
      offer: twoDocuments,
      path: 'investors[0].idCountryOfIssue2',
    }),
    accepted('one is enough', of({ idType2: '' }), { offer: { required_doc_count: 1 } }),
  ],
  certificate: [
    refused(
      'a certificate without date',
      of({ sophisticatedInvestorDoc: { filename: 'c.pdf' }, sophisticatedInvestorDocDate: '' }),
      { message: identity.certificateDate, offer: certificate, path: 'investors[0].sophisticatedInvestorDocDate' },
    ),
    accepted('no certificate', of({ sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' }), {
      offer: certificate,
    }),
    accepted('an old certificate warns only', of({ sophisticatedInvestorDocDate: '14/06/2019' }), {
      offer: certificate,
    }),
  ],
  wealth: [
    accepted('mode NONE', of({ sourcesOfWealth: [] }), { offer: wealth('NONE') }),
    refused('mode ONE, the first person', of({ sourcesOfWealth: [] }), {
      message: identity.sourceOfWealth,
      offer: wealth('ONE'),
    }),
    accepted(
      'mode ONE, the second person',
      { investor_type: 'joint_individual', 'investors[1]': secondPerson },
      { offer: wealth('ONE') },
    ),
    refused(
      'mode all, the second person',
      { investor_type: 'joint_individual', 'investors[1]': secondPerson },
      { message: identity.sourceOfWealth, offer: wealth('all'), path: 'investors[1].sourcesOfWealth' },
    ),
    refused('Other without words', of({ sourcesOfWealth: ['Other'] }), {
      message: identity.otherSourceOfWealth,
      offer: wealth('ALL'),
      path: 'investors[0].otherSourceOfWealth',
    }),
    accepted('Other with words', of({ sourcesOfWealth: ['Other'], otherSourceOfWealth: 'Lottery' }), {
      offer: wealth('ALL'),
    }),
    accepted('not asked', of({ sourcesOfWealth: [] }), {
      offer: { ...wealth('ALL'), require_source_of_wealth_information: false },
    }),
  ],
  hin: ['', 'X0012345678', 'abc'].map((hin) => accepted(hin || 'none', { hin })),
} satisfies SchemaTable;
