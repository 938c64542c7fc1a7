import { isInactiveBusiness, lookupQuestion, withFoundBusiness } from '#domain/organisations/businessLookup.ts';

describe('what a register is asked', () => {
  it.each([
    { name: 'nothing', kind: 'company', values: {}, number: ' ' },
    { name: 'a New Zealand number', kind: 'company', values: { registered_country: 'NZ' }, number: '9429000000000' },
    { name: 'a tax number', kind: 'trust', values: { registered_country: 'SG' }, number: 'T-1' },
  ] as const)('[2-ABN-01] is not asked about $name', ({ kind, values, number }) => {
    expect(lookupQuestion(kind, values, number)).toBeNull();
  });

  it('[2-ABN-07, 2-CALL-13] strips blanks, and flags super funds among trusts alone', () => {
    expect(lookupQuestion('trust', { trustType: 'superannuation_fund' }, '51 824 753 556')).toEqual({
      lookup_string: '51824753556',
      is_superfund: true,
      is_company: false,
      use_abn: true,
    });
    expect(lookupQuestion('company', { trustType: 'superannuation_fund' }, '1')).toMatchObject({
      is_superfund: false,
      is_company: true,
      use_abn: false,
    });
  });
});

describe('what a found business fills in', () => {
  it.each([
    { kind: 'company', field: 'companyName' },
    { kind: 'trust', field: 'trustName' },
    { kind: 'partnership', field: 'partnershipName' },
  ] as const)('[2-ABN-02, 3-ABN-02] the name of the $kind', ({ kind, field }) => {
    expect(withFoundBusiness(kind, { hin: 'X1' }, { name: 'N', status: '', data: 7 })).toEqual({
      hin: 'X1',
      [field]: 'N',
      abn_lookup_data: 7,
    });
  });

  it.each([
    ['', false],
    ['Active', false],
    ['ACTIVE', false],
    ['Cancelled', true],
  ])('[2-CALL-14] takes the status %p for out of use: %p', (status, expected) => {
    expect(isInactiveBusiness({ status })).toBe(expected);
  });
});
