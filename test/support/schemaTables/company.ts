/** What every company is asked, in each place where one stands: as investor, corporate trustee, trustee, custodian, holding company. */
import type { Offer } from '#domain/offer.ts';
import {
  addressErrors as address,
  identityErrors as identity,
  organisationErrors as said,
} from '#domain/texts/errors.ts';
import { accepted, refused, type SchemaRow, type SchemaTable } from './rows.ts';

const abroad = { registered_country: 'SG', business_number: '' };
const newZealand = { registered_country: 'NZ' };
const charity = { is_charity: true, has_business_number: true };
const withoutNumber = { is_charity: true, has_business_number: false, business_number: '' };
const nobodyAsks: Partial<Offer> = { require_aml_kyc: false, use_greenid_verification: false };
const verified: Partial<Offer> = { require_aml_kyc: false, use_greenid_verification: true };
const certified: Partial<Offer> = { require_sophisticated_investor_verification: true };
const holdingsTwo: Partial<Offer> = { issuer_holdings_two_enabled: true };
const lookup = {
  address_type: 'Loqate',
  loqate_country: 'AU',
  loqate_address: { id: 'AU|1', fullAddress: '1 Harbour St' },
};
const street = {
  address_type: 'Manual',
  streetNumber: '1',
  streetName: 'Harbour',
  streetType: 'Street',
  suburbCity: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 16,
};

export const companyRows = {
  name: [
    refused('no company name', { companyName: '' }, said.companyName),
    refused('blanks only', { companyName: '  ' }, said.companyName),
    accepted('a foreign name', { companyName: '株式会社 日本' }),
  ],
  country: [
    refused('no registered country, AML/KYC', { registered_country: '' }, said.registeredCountry),
    refused(
      'no registered country, provider',
      { registered_country: '' },
      { message: said.registeredCountry, offer: verified },
    ),
    refused('not a code', { registered_country: 'Australia', business_number: '' }, said.registeredCountry),
    accepted('not asked', { registered_country: '' }, { offer: nobodyAsks }),
    refused(
      'not asked: still an Australian company',
      { business_number: '', registered_country: '' },
      { message: said.acn, offer: nobodyAsks },
    ),
  ],
  acn: [
    refused('no ACN', { business_number: '' }, said.acn),
    refused('a wrong check digit', { business_number: '004 085 617' }, said.validAcn),
    refused('all zeros', { business_number: '000000000' }, said.validAcn),
    refused('an ABN in place of the ACN', { business_number: '51824753556' }, said.validAcn),
    accepted('an ACN in groups', { business_number: '004 085 616' }),
    accepted('an ACN without blanks', { business_number: '004085616' }),
  ],
  charity: [
    accepted('a charity without ABN', { ...charity, business_number: '' }),
    accepted('a charity with ABN', { ...charity, business_number: '51 824 753 556' }),
    refused('a wrong ABN', { business_number: '51 824 753 557', ...charity }, said.validAbn),
    refused('an ACN in place of the ABN', { business_number: '004085616', ...charity }, said.validAbn),
  ],
  newZealand: [
    refused('no NZBN', { business_number: '', ...newZealand }, said.nzbn),
    accepted('an NZBN', { business_number: '9429012150120', ...newZealand }),
    refused('a wrong NZBN', { business_number: '9429012150121', ...newZealand }, said.validNzbn),
    accepted('an NZCN', { business_number: '1234567', ...newZealand }),
    refused('a charity is Australian only', { business_number: '', ...newZealand, is_charity: true }, said.nzbn),
  ],
  otherCountry: [
    accepted('no tax number', abroad),
    accepted('any tax number', { ...abroad, business_number: 'T12/3' }),
  ],
  reason: [
    accepted('no number, not required', { ...withoutNumber, abn_not_available_reason: 'not_required' }),
    accepted('no number, not yet received', { ...withoutNumber, abn_not_available_reason: 'requested_not_received' }),
    accepted('no number, another reason in words', {
      ...withoutNumber,
      abn_not_available_reason: 'other',
      other_reason: 'Being wound up',
    }),
    refused(
      'another reason without words',
      { other_reason: '', ...withoutNumber, abn_not_available_reason: 'other' },
      'This field is required',
    ),
    refused(
      'a reason that nobody offers',
      { abn_not_available_reason: 'secret', has_business_number: false, is_charity: true, business_number: '' },
      'Please enter a valid value',
    ),
  ],
  address: [
    refused('no street', { 'registration_address.streetName': '' }, address.streetName),
    refused('a PO box as registered address', { 'registration_address.streetNumber': 'PO Box 12' }, address.poBox),
    refused('no state', { 'registration_address.state': '' }, address.state),
    refused('characters', { 'registration_address.suburbCity': 'Sydney, North' }, address.characters),
    accepted('a picked address', { registration_address: lookup }),
    refused(
      'look-up without country',
      { registration_address: { ...lookup, loqate_country: '' } },
      { message: address.countryOfResidence, path: 'registration_address.loqate_country' },
    ),
    refused(
      'typed, not picked',
      { registration_address: { ...lookup, loqate_address: { fullAddress: 'x' } } },
      { message: address.address, path: 'registration_address.loqate_address' },
    ),
    refused('no kind that we know', { 'registration_address.address_type': 'Post' }, 'This field is required'),
  ],
  postal: [
    accepted('the same: not judged', { same_address: true, postal_address: { streetNumber: '<' } }),
    accepted('a PO box as postal address', {
      same_address: false,
      postal_address: { ...street, streetNumber: 'PO Box 12' },
    }),
    refused(
      'another, without suburb',
      { same_address: false, postal_address: { ...street, suburbCity: '' } },
      { message: address.suburbCity, path: 'postal_address.suburbCity' },
    ),
    refused(
      'another, not picked',
      { same_address: false, postal_address: { ...lookup, loqate_address: null } },
      { message: address.address, path: 'postal_address.loqate_address' },
    ),
  ],
  lines: [
    refused('no line 1', { 'registration_address.address_line_1': '' }, { message: address.line1, offer: holdingsTwo }),
    refused('no country', { 'registration_address.country': null }, { message: address.country, offer: holdingsTwo }),
    refused(
      'look-up without country',
      { registration_address: { ...lookup, loqate_country: '' } },
      { message: address.country, offer: holdingsTwo, path: 'registration_address.loqate_country' },
    ),
    refused('no such state', { 'registration_address.state': 'NZ' }, { message: address.state, offer: holdingsTwo }),
    refused(
      'characters in the state abroad',
      { 'registration_address.state': '<', 'registration_address.country': 170 },
      { message: address.characters, offer: holdingsTwo },
    ),
  ],
  documents: [
    accepted('no AML/CTF document: review weighs it', { amlCtfDoc: null }),
    refused('a text for a document', { amlCtfDoc: 'extract.pdf' }, 'Please enter a valid value'),
    refused(
      'a certificate without date',
      { sophisticatedInvestorDocDate: '' },
      { message: identity.certificateDate, offer: certified },
    ),
    accepted(
      'no certificate',
      { sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' },
      { offer: certified },
    ),
  ],
  kind: [
    accepted('public and listed', { is_public: true, is_listed: true }),
    refused('a text for a flag', { is_public: 'yes' }, 'Please enter a valid value'),
  ],
} satisfies SchemaTable;

/** The rows where the company stands at a path of its step (`custodian`). */
export function companyAt(path: string, rows: readonly SchemaRow[]): SchemaRow[] {
  const below = (field: string) => (path === '' ? field : `${path}.${field}`);
  return rows.map(({ set, expect, ...row }) => ({
    ...row,
    set: Object.fromEntries(Object.entries(set).map(([field, value]) => [below(field), value])),
    expect: expect && { ...expect, path: below(expect.path) },
  }));
}
