import type { Application, Company, InvestorDetails, InvestorType } from '#domain/application.ts';
import { asksForBusinessNumber, companyNumberKind, entityNumberKind } from '#domain/organisations/businessNumbers.ts';
import { settleInvestorDetails } from '#domain/stepRules/investor_details/fields.ts';
import { aDemoOffer, settledIn } from '#test/support/applications.ts';
import { aCompany, anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';

const OWNERS: InvestorKind[] = [
  'individual',
  'joint',
  'company',
  'corporate_trust',
  'family_trust',
  'partnership',
  'bare_trust',
];
const offer = aDemoOffer();
const settleApplication = (application: Application) => settledIn(offer, application);
const company = (changes: Partial<Company>) => ({ investor_type: 'company' as const, ...aCompany(offer, changes) });

describe('which number a registration goes by', () => {
  it.each([
    [{}, 'ACN'],
    [{ registered_country: 'AU' }, 'ACN'],
    [{ registered_country: 'AU', is_charity: true }, 'ABN'],
    [{ registered_country: 'NZ' }, 'NZBN'],
    [{ registered_country: 'NZ', is_charity: true }, 'NZBN'],
    [{ registered_country: 'SG' }, 'TAX'],
  ] as const)('[2-CO-08, 2-CO-09, 2-CO-10, 2-CO-11] company %j: %s', (values, kind) => {
    expect(companyNumberKind(values)).toBe(kind);
  });

  it.each([
    [{}, 'ABN'],
    [{ registered_country: 'AU' }, 'ABN'],
    [{ registered_country: 'NZ' }, 'NZBN'],
    [{ registered_country: 'SG' }, 'TAX'],
  ] as const)('[2-TRST-07, 2-PART-14, 2-MISC-03] trust or partnership %j: %s', (values, kind) =>
    expect(entityNumberKind(values)).toBe(kind),
  );

  it('[2-CO-17, 2-CO-19, 2-CO-27] asks whether there is one only where none may be', () => {
    expect((['ACN', 'ABN', 'NZBN', 'TAX'] as const).filter(asksForBusinessNumber)).toEqual(['ABN', 'TAX']);
  });
});

describe('what an investor type and its answers do not ask for', () => {
  it.each(OWNERS)('[2-INV-11] leaves a complete %s as it is', (owner) => {
    const application = anApplicationBy(owner, offer);

    expect(settleApplication(application)).toEqual(application);
  });

  it.each<[InvestorType, string[]]>([
    ['individual', ['investors']],
    ['joint_individual', ['investors']],
    ['bare_trust', ['investors', 'has_holding_company', 'holding_company']],
    ['company', ['companyName', 'business_number']],
    [
      'partnership',
      ['business_number', 'partnershipName', 'regulated_partnership', 'membership_number', 'agreementDoc'],
    ],
    [
      'trust_superfund',
      ['trusteeType', 'business_number', 'trustType', 'trustName', 'arsn', 'has_custodian', 'custodian'],
    ],
  ])('[2-INV-12, 2-STEP-31] keeps of everything what a %s has', (investor_type, fields) => {
    const everything: InvestorDetails = {
      investor_type,
      hin: 'X1',
      investors: [{ legalFirstName: 'Ana' }],
      has_holding_company: true,
      holding_company: { companyName: 'H' },
      companyName: 'C',
      business_number: '1',
      partnershipName: 'P',
      regulated_partnership: true,
      membership_number: 'M',
      agreementDoc: { filename: 'a.pdf' },
      trusteeType: 'company',
      trustType: 'regulated',
      trustName: 'T',
      arsn: '123456789',
      has_custodian: true,
      custodian: { companyName: 'K' },
    };

    const kept = new Set(Object.keys(settleInvestorDetails(everything)));

    // A company may be a trustee too, so it keeps that mark (2-CO-29).
    expect(kept).toEqual(
      new Set(['investor_type', 'hin', ...fields, ...(investor_type === 'company' ? ['trusteeType'] : [])]),
    );
  });

  it.each<[string, InvestorDetails, Partial<InvestorDetails>]>([
    [
      '[2-PART-11, 2-PART-12] regulation',
      {
        investor_type: 'partnership',
        regulated_partnership: false,
        regulation_association: 'A',
        membership_number: 'M',
      },
      { regulated_partnership: false },
    ],
    [
      '[2-TRST-16] custodian',
      { investor_type: 'trust_superfund', has_custodian: false, custodian: { companyName: 'K' } },
      { has_custodian: false },
    ],
    [
      '[2-TRST-11] ARSN',
      { investor_type: 'trust_superfund', trustType: 'family', arsn: '123456789' },
      { trustType: 'family' },
    ],
    [
      '[2-BARE-08] holding company',
      { investor_type: 'bare_trust', has_holding_company: false, holding_company: {} },
      { has_holding_company: false },
    ],
    [
      '[2-ABN-04] number of a trust',
      { investor_type: 'trust_superfund', has_business_number: false, business_number: '1' },
      { has_business_number: false },
    ],
    [
      '[2-CO-28] words without the reason',
      {
        investor_type: 'partnership',
        has_business_number: false,
        abn_not_available_reason: 'not_required',
        other_reason: 'x',
      },
      { has_business_number: false, abn_not_available_reason: 'not_required' },
    ],
    [
      '[2-CO-27] answer about a number that has to be given',
      { investor_type: 'company', has_business_number: false, business_number: '004085616' },
      { business_number: '004085616' },
    ],
    [
      '[2-CO-27] reason where there is a number',
      { investor_type: 'partnership', has_business_number: true, abn_not_available_reason: 'other', other_reason: 'x' },
      { has_business_number: true },
    ],
  ])('drops what is answered away: %s', (_name, { investor_type, ...given }, kept) => {
    expect(settleInvestorDetails({ ...given, ...(investor_type && { investor_type }) })).toEqual({
      investor_type,
      ...kept,
    });
  });

  it.each<[string, Partial<Company>, Partial<Company>]>([
    ['[2-CO-12] a charity in New Zealand', { registered_country: 'NZ', is_charity: true }, { is_charity: false }],
    ['[2-CO-12] a charity elsewhere', { registered_country: 'SG', is_charity: true }, { is_charity: false }],
    [
      '[2-CO-19, 3-ABN-05] an NZBN typed in groups',
      { registered_country: 'NZ', business_number: '9429 0410 3131 5' },
      { business_number: '9429041031315' },
    ],
    ['[2-CO-26] a listed company that is not public', { is_public: false, is_listed: true }, { is_listed: false }],
  ])('%s: wherever the company stands', (_name, answers, settled) => {
    const wrong = company(answers);

    expect(settleInvestorDetails(wrong)).toMatchObject(settled);
    expect(
      settleInvestorDetails({ investor_type: 'trust_superfund', has_custodian: true, custodian: wrong }),
    ).toMatchObject({ custodian: settled });
    expect(
      settleInvestorDetails({
        investor_type: 'bare_trust',
        has_holding_company: true,
        holding_company: wrong,
        investors: [{ ...wrong, trusteeType: 'company' }],
      }),
    ).toMatchObject({
      holding_company: settled,
      investors: [settled],
    });
    const { investor_type: _type, ...trustee } = wrong;
    expect(settleApplication({ corporate_trustee: trustee }).corporate_trustee).toMatchObject(settled);
  });

  it('[2-INV-29] leaves nobody out in silence, and everything without a type', () => {
    const two: Application = {
      investor_details: {
        investor_type: 'individual',
        investors: [{ legalFirstName: 'Ana' }, { legalFirstName: 'Bo' }],
      },
    };
    const untyped: Application = { investor_details: { companyName: 'C', trustName: 'T' } };

    expect(settleApplication(two)).toEqual(two);
    expect(settleApplication(untyped)).toEqual(untyped);
    expect(settleApplication({})).toEqual({});
  });
});
