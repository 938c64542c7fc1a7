/** The investor step of trusts, partnerships, bare trusts; companies are in company.ts. */
import { HOLDINGS_TWO_TRUST_TYPES, TRUST_TYPES } from '#domain/data/choices.ts';
import {
  identityErrors as identity,
  organisationErrors as said,
  personErrors as person,
} from '#domain/texts/errors.ts';
import { accepted, ownedBy, refused, type SchemaTable } from './rows.ts';

const certified = { require_sophisticated_investor_verification: true };
const wealth = (mode: string) => ({
  require_source_of_wealth_information: true,
  source_of_wealth_checkboxes_type: mode,
});
const foreign = { registered_country: 'NZ', business_number: '12' };
const noNumber = { has_business_number: false, business_number: '' };

const trust = {
  trustee: [
    refused('no kind of trustee', { trusteeType: '' }, 'This field is required'),
    refused('another kind', { trusteeType: 'robot' }, 'This field is required'),
  ],
  type: [
    refused('no trust type', { trustType: '' }, said.trustType),
    refused('an unknown type', { trustType: 'hedge' }, said.trustType),
    ...[...new Set([...TRUST_TYPES, ...HOLDINGS_TWO_TRUST_TYPES, 'gov_superannuation_fund'])].map((trustType) =>
      accepted(trustType, { trustType }),
    ),
  ],
  name: [refused('no trust name', { trustName: ' ' }, said.trustName)],
  country: [
    refused('no country, AML/KYC', { registered_country: '' }, said.registeredCountry),
    refused(
      'no country, provider',
      { registered_country: '' },
      { message: said.registeredCountry, offer: { require_aml_kyc: false, use_greenid_verification: true } },
    ),
    accepted('no country, not asked', { registered_country: '' }, { offer: { require_aml_kyc: false } }),
  ],
  number: [
    accepted('no ABN', { business_number: '' }),
    refused('a wrong ABN', { business_number: '51 824 753 557' }, said.validAbn),
    accepted('a right one', { business_number: '51824753556' }),
    accepted('a foreign number', foreign),
    accepted('answered away', noNumber),
    refused(
      'no number for a reason without words',
      { other_reason: '', ...noNumber, abn_not_available_reason: 'other' },
      'This field is required',
    ),
  ],
  arsn: [
    accepted('none', { trustType: 'regulated', arsn: '' }),
    accepted('nine digits', { trustType: 'regulated', arsn: '123 456 789' }),
    refused('eight digits', { arsn: '12345678', trustType: 'regulated' }, said.arsn),
    accepted('not asked', { trustType: 'family', arsn: '1' }),
  ],
  custodian: [
    accepted('no custodian', { has_custodian: false, custodian: null }),
    accepted('answered away: not judged', { has_custodian: false, custodian: { companyName: '' } }),
    refused('a custodian without name', { 'custodian.companyName': '' }, said.companyName),
    refused('no custodian after all', { custodian: null }, 'Please enter a valid value'),
  ],
  documents: [
    accepted('none: review weighs them', { amlCtfDoc: null, familyTrustStatus: null, additionalDocs: [] }),
    refused('a text for a list', { additionalDocs: 'deed.pdf' }, 'Please enter a valid value'),
    refused(
      'a certificate without date',
      { sophisticatedInvestorDocDate: '' },
      { message: identity.certificateDate, offer: certified },
    ),
  ],
};

const partnership = {
  name: [refused('no name', { partnershipName: '' }, said.partnershipName)],
  number: [
    refused('there is one, but which', { business_number: '' }, said.validAbn),
    refused('a wrong one', { business_number: '51 824 753 557' }, said.validAbn),
    accepted('there is none', noNumber),
    accepted('not answered', { has_business_number: undefined, business_number: '' }),
    refused(
      'not answered, a wrong one all the same',
      { business_number: '1', has_business_number: undefined },
      said.validAbn,
    ),
    accepted('abroad', foreign),
    accepted('no country', { registered_country: '' }),
  ],
  regulated: [
    refused('not answered', { regulated_partnership: null }, said.regulated),
    refused('no association', { regulation_association: '' }, 'This field is required'),
    refused('no membership number', { membership_number: '' }, said.membershipNumber),
    accepted('not regulated', { regulated_partnership: false, regulation_association: '', membership_number: '' }),
  ],
  documents: [
    accepted('no agreement: review weighs it', { agreementDoc: null }),
    refused(
      'a certificate without date',
      { sophisticatedInvestorDocDate: '' },
      { message: identity.certificateDate, offer: certified },
    ),
  ],
};

const bareTrust = {
  list: [
    refused('nobody', { investors: [] }, person.oneInvestor),
    refused('neither company nor person', { 'investors[1].trusteeType': '' }, 'This field is required'),
    refused('a company without name', { 'investors[0].companyName': '' }, said.companyName),
    refused('a company without ACN', { 'investors[0].business_number': '' }, said.acn),
    refused('a person without name', { 'investors[1].legalLastName': '' }, person.lastName),
    refused('a person without ID number', { 'investors[1].idNumber': '' }, identity.number),
    refused(
      'the first person without source of wealth, behind a company',
      { 'investors[1].sourcesOfWealth': [] },
      { message: identity.sourceOfWealth, offer: wealth('ONE') },
    ),
  ],
  holding: [
    accepted('no holding company', { has_holding_company: false, holding_company: null }),
    accepted('not answered', { has_holding_company: undefined, holding_company: undefined }),
    refused('one without name', { 'holding_company.companyName': '' }, said.companyName),
    refused('none after all', { holding_company: null }, 'Please enter a valid value'),
  ],
};

function eachOwnedBy<Table extends SchemaTable>(
  owner: Parameters<typeof ownedBy>[0],
  table: Table,
): { [Group in keyof Table]: SchemaTable[string] } {
  return Object.fromEntries(Object.entries(table).map(([group, rows]) => [group, ownedBy(owner, rows)])) as {
    [Group in keyof Table]: SchemaTable[string];
  };
}

export const trustRows = eachOwnedBy('family_trust', trust);
export const partnershipRows = eachOwnedBy('partnership', partnership);
export const bareTrustRows = eachOwnedBy('bare_trust', bareTrust);
