import type { Company, InvestorDetails, InvestorType } from '#domain/application.ts';
import { changeCompany, changeEntity, newCompany } from '#domain/organisations/changes.ts';
import { changeInvestorType, changeDetails, newBareTrustee } from '#domain/stepRules/investor_details/changes.ts';
import { settleInvestorDetails } from '#domain/stepRules/investor_details/fields.ts';

const ana = { legalFirstName: 'Ana' };
const bo = { legalFirstName: 'Bo' };
const TYPES: InvestorType[] = [
  'individual',
  'joint_individual',
  'bare_trust',
  'company',
  'trust_superfund',
  'partnership',
];
const company: Company = { companyName: 'X', registered_country: 'AU', business_number: '004085616', is_charity: true };

describe('another investor type', () => {
  it('[2-INV-17] keeps only the first of joint investors as individual', () => {
    expect(
      changeInvestorType({ investor_type: 'joint_individual', investors: [ana, bo, bo], hin: 'X1' }, 'individual'),
    ).toEqual({ investor_type: 'individual', investors: [ana], hin: 'X1' });
  });

  it('[2-INV-16, 2-INV-18, 2-INV-22] adds one joint investor to the individual', () => {
    const joint = changeInvestorType({ investor_type: 'individual', investors: [ana] }, 'joint_individual');

    expect(joint.investors).toHaveLength(2);
    expect(joint.investors?.[0]).toBe(ana);
    expect(joint.investors?.[1]).toMatchObject({ legalFirstName: '', visible: true });
  });

  it.each(TYPES.flatMap((from) => TYPES.map((to) => [from, to] as const)))(
    '[2-INV-11] from %s to %s: only fields of the new type',
    (from, to) => {
      const changed = changeInvestorType(
        { ...changeInvestorType({}, from), trustName: 'T', companyName: 'C', hin: 'X1' },
        to,
      );

      expect(changed).toMatchObject({ investor_type: to, hin: 'X1' });
      if (from !== to) expect(settleInvestorDetails(changed)).toEqual(changed);
    },
  );

  it('[2-CO-06, 2-PART-14] starts Australian, a company with the same postal address', () => {
    expect(changeInvestorType({}, 'company')).toMatchObject({
      registered_country: 'AU',
      same_address: true,
      is_public: false,
    });
    expect(changeInvestorType({}, 'partnership')).toMatchObject({ registered_country: 'AU' });
  });
});

describe('another answer about a company', () => {
  it('[2-CO-12, 2-CO-13, 2-CO-14] another country clears number and name, and no foreign company is a charity', () => {
    expect(changeCompany({ ...company, abn_lookup_data: { name: 'X' } }, { registered_country: 'NZ' })).toEqual({
      companyName: '',
      registered_country: 'NZ',
      business_number: '',
      is_charity: false,
      abn_lookup_data: null,
    });
  });

  it('[2-CO-13] the same country clears nothing', () => {
    expect(changeCompany(company, { registered_country: 'AU' })).toEqual(company);
  });

  it('[2-ABN-04] no number: the number stays until Next', () => {
    expect(changeCompany(company, { has_business_number: false })).toEqual({ ...company, has_business_number: false });
  });

  it('[2-ABN-05] a number after all: the name is looked up anew, and the reason stays until Next', () => {
    const without: Company = {
      companyName: 'X',
      is_charity: true,
      has_business_number: false,
      abn_not_available_reason: 'other',
      other_reason: 'new',
    };

    expect(changeCompany(without, { has_business_number: true })).toEqual({
      ...without,
      companyName: '',
      has_business_number: true,
    });
  });

  it('[2-CO-26] not public: not listed', () => {
    expect(changeCompany({ ...company, is_public: true, is_listed: true }, { is_public: false })).toMatchObject({
      is_public: false,
      is_listed: false,
    });
  });
});

describe('another answer about a trust, partnership or bare trust', () => {
  it.each([
    {
      id: '2-ABN-04',
      change: { has_business_number: false },
      after: { trustName: 'T', business_number: '51824753556', has_business_number: false },
    },
    {
      id: '2-ABN-05',
      change: { has_business_number: true },
      after: { trustName: 'T', business_number: '51824753556', has_business_number: true },
    },
    {
      id: '2-TRST-07',
      change: { registered_country: 'NZ' },
      after: { trustName: 'T', business_number: '', registered_country: 'NZ', abn_lookup_data: null },
    },
  ])('[$id] keeps the name of a trust: $change', ({ change, after }) => {
    const before: InvestorDetails = { trustName: 'T', business_number: '51824753556' };

    expect(changeEntity(before, change)).toEqual(after);
  });

  const trust: InvestorDetails = {
    investor_type: 'trust_superfund',
    trustName: 'T',
    trusteeType: 'company',
    has_custodian: true,
    custodian: newCompany({ companyName: 'K' }),
  };

  it('[2-TRST-16] an individual trustee clears the custodian', () => {
    expect(changeDetails(trust, { trusteeType: 'individual' })).toEqual({
      investor_type: 'trust_superfund',
      trustName: 'T',
      trusteeType: 'individual',
      has_custodian: false,
    });
  });

  it('[2-TRST-14, 2-TRST-15] with individual trustees a custodian can be given again', () => {
    const individual = changeDetails(trust, { trusteeType: 'individual' });

    expect(changeDetails(individual, { has_custodian: true, custodian: { companyName: 'K' } })).toMatchObject({
      trusteeType: 'individual',
      has_custodian: true,
      custodian: { companyName: 'K' },
    });
  });

  it('[2-BARE-08] no holding company: its block goes', () => {
    expect(
      changeDetails(
        { investor_type: 'bare_trust', has_holding_company: true, holding_company: {} },
        { has_holding_company: false },
      ),
    ).toEqual({ investor_type: 'bare_trust', has_holding_company: false });
  });

  it('[2-BARE-04] another kind of trustee is a blank one', () => {
    expect(newBareTrustee('company')).toMatchObject({ trusteeType: 'company', companyName: '' });
    expect(newBareTrustee('individual')).toMatchObject({ trusteeType: 'individual', legalFirstName: '' });
    expect(newBareTrustee('individual')).not.toHaveProperty('companyName');
  });
});
