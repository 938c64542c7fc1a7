import fc from 'fast-check';
import type { InvestorDetails, TaxInvestor, TaxType, Tin } from '#domain/application.ts';
import { firstTaxBlocks } from '#domain/tax/blocks.ts';
import { MAX_TAX_INVESTORS } from '#domain/tax/parties.ts';
import { areTaxDetailsSupplied, isSufficientlyQuoted } from '#domain/tax/quoted.ts';
import {
  blankTaxInvestor,
  blankTin,
  changeTaxType,
  isTfnForced,
  resetTaxBlock,
  resetTin,
  taxInvestorKind,
  taxSections,
  taxTypesFor,
  tinSections,
} from '#domain/tax.ts';
import { withoutHiddenTaxAnswers } from '#domain/tax/sectionFields.ts';
import { taxCases, taxResetCases, tinCases } from '#test/support/cases.ts';

const filledTin: Tin = { ...blankTin(), tax_country: 170, has_tin: true, tin: '123456789' };
const holder: Tin = { ...blankTin('CONTROL_PERSON'), cp_name: 'Ann Lee', tax_country: 170 };

describe('the worked table', () => {
  it.each(taxCases())('[3-TAX-08, 3-TAX-09, 3-CP-04, 3-NFE-01] $name', ({ taxType, block, sections }) => {
    expect(taxSections(taxType, block)).toEqual(sections);
  });

  it.each(tinCases())('[3-TIN-01, 3-TIN-03, 3-TIN-10, 3-TIN-11] entry $name', ({ tin, sections }) => {
    expect(tinSections(tin)).toEqual(sections);
  });

  /** The rows tell lists in words. */
  const lists: Record<string, unknown> = {
    'one blank entry': [blankTin()],
    'one blank CONTROL_PERSON entry': [blankTin('CONTROL_PERSON')],
    'two filled entries': [filledTin, { ...filledTin, tax_country: 17 }],
  };
  const spellOut = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && value in lists ? lists[value] : value,
      ]),
    );

  it.each(taxResetCases())('[3-TAX-40, 3-TAX-41, 3-GIIN-10, 3-NFE-09] $name', ({ before, set, after }) => {
    const start = spellOut(before);
    const { tax_type, ...answers } = set;
    const isTin = 'has_tin' in start || ('reason_type' in start && !('is_active_financial_entity' in start));
    const result = () => {
      if (tax_type === undefined) return isTin ? resetTin(start, answers) : resetTaxBlock(start, answers);
      const { tax_type: from, investor_type: _kind, ...block } = start;
      const changed = changeTaxType({ tax_type: from as TaxType, investors: [block] }, tax_type as TaxType);
      return { ...changed.investors?.[0], investor_type: changed.investor_type };
    };

    expect(result()).toMatchObject(spellOut(after));
  });
});

describe('tax types', () => {
  it.each<[TaxType, string]>([
    ['I', 'INDIV'],
    ['D', 'INDIV'],
    ['C', 'ENTITY'],
    ['S', 'ENTITY'],
    ['P', 'ENTITY'],
    ['T', 'ENTITY'],
    ['G', 'ENTITY'],
    ['O', 'ENTITY'],
  ])('[3-TAX-13, 3-TAX-21, 3-TAX-22] %s is %s', (type, kind) => {
    expect(taxInvestorKind(type)).toBe(kind);
    expect(changeTaxType({}, type)).toEqual({ tax_type: type, investor_type: kind });
  });

  it.each<[InvestorDetails | undefined, TaxType[]]>([
    [{ investor_type: 'individual' }, ['I']],
    [{ investor_type: 'joint_individual' }, ['I']],
    [{ investor_type: 'company' }, ['C']],
    [{ investor_type: 'trust_superfund', trusteeType: 'company' }, ['C', 'S', 'T']],
    [{ investor_type: 'trust_superfund', trusteeType: 'individual' }, ['I', 'S', 'T']],
    [{ investor_type: 'trust_superfund' }, ['I', 'S', 'T']],
    [undefined, []],
  ])('[3-TAX-16, 3-TAX-17, 3-TAX-18, 3-TAX-19] %j offers %j', (details, expected) => {
    expect(taxTypesFor(details, null)).toEqual(expected);
  });

  it.each<[InvestorDetails, TaxType[]]>([
    [{ investor_type: 'partnership' }, ['P']],
    [
      { investor_type: 'bare_trust', investors: [{ trusteeType: 'individual' }, { trusteeType: 'company' }] },
      ['C', 'S', 'T'],
    ],
    [{ investor_type: 'bare_trust', investors: [{ trusteeType: 'individual' }] }, ['I', 'S', 'T']],
  ])('[3-TAX-20] %j offers %j', (details, expected) => {
    expect(taxTypesFor(details, null)).toEqual(expected);
  });

  it('[3-TAX-15, 3-TAX-20] the issuer may also choose D, G and O', () => {
    expect(taxTypesFor({ investor_type: 'individual' }, { is_acting_as_issuer: true })).toEqual(['I', 'D', 'G', 'O']);
  });

  it('[3-TFN-09] a super fund or family trust must give a TFN', () => {
    const trusts = ['superannuation_fund', 'family', 'other', undefined].map((trustType) =>
      isTfnForced({ investor_type: 'trust_superfund', ...(trustType && { trustType }) }),
    );

    expect(trusts).toEqual([true, true, false, false]);
    expect(isTfnForced({ investor_type: 'company', trustType: 'family' })).toBe(false);
  });
});

describe('names of the blocks', () => {
  const jane = { title: 'Ms', legalFirstName: 'Jane', legalLastName: 'Citizen' };

  it.each<[string, InvestorDetails | undefined, string[]]>([
    ['individual', { investor_type: 'individual', investors: [jane] }, ['Ms Jane Citizen']],
    ['no title', { investor_type: 'individual', investors: [{ ...jane, title: '' }] }, ['Jane Citizen']],
    [
      'two joint',
      { investor_type: 'joint_individual', investors: [jane, { legalFirstName: 'Tom', legalLastName: 'Lee' }] },
      ['Ms Jane Citizen', 'Tom Lee'],
    ],
    ['company', { investor_type: 'company', companyName: 'Ember Pty Ltd' }, ['Ember Pty Ltd']],
    ['trust', { investor_type: 'trust_superfund', trustName: 'Lee Trust' }, ['Lee Trust']],
    ['partnership', { investor_type: 'partnership', partnershipName: 'Lee & Co' }, ['Lee & Co']],
    [
      'bare trust',
      { investor_type: 'bare_trust', investors: [{ companyName: 'Ember Pty Ltd' }, jane] },
      ['Ember Pty Ltd', 'Ms Jane Citizen'],
    ],
    ['nothing yet', undefined, ['']],
  ])('[3-TAX-27, 3-TAX-28, 3-TAX-29, 3-TAX-30] %s', (_what, details, expected) => {
    expect(firstTaxBlocks(details).map((block) => block.investor_name)).toEqual(expected);
  });

  it('[3-TAX-32] of four joint investors the first three', () => {
    expect(firstTaxBlocks({ investor_type: 'joint_individual', investors: [jane, jane, jane, jane] })).toHaveLength(
      MAX_TAX_INVESTORS,
    );
  });
});

describe('what answers set and clear', () => {
  it('[3-TAX-25, 3-TAX-26, 3-GIIN-03] a blank block has its defaults', () => {
    expect(blankTaxInvestor('Ms Jane Citizen')).toMatchObject({
      investor_name: 'Ms Jane Citizen',
      tax_country_is_australia: true,
      has_other_tax_countries: false,
      has_giin: true,
      tfn: '',
      tins: [],
    });
  });

  it('[3-TAX-40, 3-TAX-41, 3-TAX-43] living abroad clears the TFN and seeds one TIN entry', () => {
    expect(resetTaxBlock({ tfn: '123456782' }, { tax_country_is_australia: false })).toMatchObject({
      tfn: '',
      has_other_tax_countries: true,
      tins: [blankTin()],
    });
  });

  it('[3-TAX-41, 3-TAX-42] other countries seed an empty list only, and none empties it', () => {
    expect(resetTaxBlock({ tins: [filledTin] }, { has_other_tax_countries: true }).tins).toEqual([filledTin]);
    expect(resetTaxBlock({ tins: [filledTin] }, { has_other_tax_countries: false }).tins).toEqual([]);
  });

  it('[3-TAX-46, 3-TAX-48, 3-TAX-49] a retirement fund clears everything below', () => {
    const block: TaxInvestor = {
      is_financial_institution: true,
      giin: 'x',
      is_entity_managed_by_others: true,
      cpTinDetails: [holder],
      tfn: '123456782',
    };

    expect(resetTaxBlock(block, { is_aus_retired_fund: true })).toMatchObject({
      is_aus_retired_fund: true,
      is_financial_institution: null,
      giin: '',
      is_entity_managed_by_others: null,
      cpTinDetails: [],
      tfn: '123456782',
    });
  });

  it('[3-GIIN-10, 3-GIIN-11, 3-GIIN-12] having no GIIN clears the number, having one the reasons', () => {
    expect(resetTaxBlock({ giin: '98Q96B.00000.LE.250' }, { has_giin: false })).toMatchObject({
      giin: '',
      has_giin: false,
    });
    expect(resetTaxBlock({ giin_type: 'OTHER', other_reason: 'x' }, { has_giin: true })).toMatchObject({
      giin_type: '',
      other_reason: '',
    });
  });

  it('[3-GIIN-15, 3-GIIN-17, 3-GIIN-19, 3-GIIN-21] another GIIN type keeps its own fields only', () => {
    const block: TaxInvestor = { other_reason: 'x', trustee_name: 'T', sponsoring_entity_name: 'S' };

    expect(resetTaxBlock(block, { giin_type: 'TRUSTEE_DOCUMENTED_TRUST' })).toMatchObject({
      other_reason: '',
      trustee_name: 'T',
      sponsoring_entity_name: '',
    });
  });

  it('[3-CP-04, 3-CP-06, 3-CP-07] somebody outside Australia opens controlling persons with yes, and taking it back closes them', () => {
    const opened = resetTaxBlock({ is_entity_managed_by_others: true }, { cp_tax_country_outside_aus: true });

    expect(opened).toMatchObject({ controlling_person_needed: true, cpTinDetails: [blankTin('CONTROL_PERSON')] });
    expect(resetTaxBlock(opened, { is_entity_managed_by_others: false })).toMatchObject({
      cp_tax_country_outside_aus: null,
      controlling_person_needed: null,
      cpTinDetails: [],
    });
  });

  it('[3-CP-04, 3-CP-05, 3-NFE-08] the section stays open while the entity is expressly not active', () => {
    const block: TaxInvestor = {
      is_financial_institution: false,
      is_active_financial_entity: false,
      controlling_person_needed: true,
      cpTinDetails: [holder],
    };

    expect(
      resetTaxBlock({ ...block, is_entity_managed_by_others: true }, { is_entity_managed_by_others: false })
        .cpTinDetails,
    ).toEqual([holder]);
    expect(resetTaxBlock(block, { is_active_financial_entity: true }).cpTinDetails).toEqual([]);
  });

  it('[3-NFE-06, 3-NFE-07] a reason other than OTHER clears the free text', () => {
    expect(
      resetTaxBlock({ active_entity_no_tin_other_reason: 'x' }, { active_entity_no_tin_reason_type: 'INCOME' }),
    ).toMatchObject({
      active_entity_no_tin_other_reason: '',
    });
  });

  it('[3-TAX-21, 3-TAX-22, 3-TAX-33] a kind of entity keeps the first block only, individuals no entity answers', () => {
    const investors: TaxInvestor[] = [{ investor_name: 'A', is_financial_institution: true }, { investor_name: 'B' }];

    expect(changeTaxType({ tax_type: 'I', investors }, 'C').investors).toMatchObject([{ investor_name: 'A' }]);
    expect(changeTaxType({ tax_type: 'C', investors }, 'I').investors).toMatchObject([
      { investor_name: 'A', is_financial_institution: null },
      { investor_name: 'B' },
    ]);
  });

  it('[3-TIN-09, 3-TIN-10, 3-TIN-11] a TIN and its reasons exclude each other', () => {
    expect(resetTin(filledTin, { has_tin: false })).toMatchObject({ tin: '', has_tin: false });
    expect(resetTin({ reason_text: 'x' }, { reason_type: 'UNABLE_TO_OBTAIN' }).reason_text).toBe('x');
    expect(resetTin({ reason_text: 'x' }, { tax_country: 170 }).reason_text).toBe('x');
  });

  it('[3-TAX-48, 3-TAX-49, 3-NFE-09] what closed sections still hold is not sent', () => {
    const stale: TaxInvestor = {
      tax_country_is_australia: true,
      tfn: '1',
      is_aus_retired_fund: true,
      is_financial_institution: true,
      giin: 'x',
      cpTinDetails: [holder],
    };

    expect(withoutHiddenTaxAnswers('C', stale)).toEqual({
      tax_country_is_australia: true,
      tfn: '1',
      is_aus_retired_fund: true,
      is_financial_institution: null,
      giin: '',
      cpTinDetails: [],
    });
  });

  it('[3-TAX-08, 3-TAX-09] cleaning changes no section and is done once', () => {
    const answer = fc.constantFrom(true, false, null);
    const blocks = fc.record({
      tax_country_is_australia: answer,
      has_other_tax_countries: answer,
      is_aus_retired_fund: answer,
      is_financial_institution: answer,
      has_giin: answer,
      giin_type: fc.constantFrom('', 'EXEMPT', 'OTHER'),
      is_entity_managed_by_others: answer,
      cp_tax_country_outside_aus: answer,
      trust_cp_tax_country_outside_aus: answer,
      is_active_financial_entity: answer,
      controlling_person_needed: answer,
    });
    fc.assert(
      fc.property(blocks, fc.constantFrom<TaxType>('I', 'C', 'T'), (block, tax_type) => {
        const once = withoutHiddenTaxAnswers(tax_type, block);
        expect(taxSections(tax_type, once)).toEqual(taxSections(tax_type, block));
        expect(withoutHiddenTaxAnswers(tax_type, once)).toEqual(once);
      }),
    );
  });
});

describe('the summary', () => {
  it.each<[string, TaxInvestor[], boolean]>([
    ['resident with a TFN', [{ tax_country_is_australia: true, tfn: '123456782' }], true],
    ['resident without', [{ tax_country_is_australia: true, tfn: ' ' }], false],
    ['living abroad', [{ tax_country_is_australia: false }], true],
    ['one of two without', [{ tfn: '123456782' }, { tfn: '' }], false],
    ['nobody', [], false],
  ])('[3-TAXSUM-16, 3-TAXSUM-17, 2-REV-14, 3-TAXSUM-04] %s', (_what, investors, expected) => {
    expect(areTaxDetailsSupplied({ investors })).toBe(expected);
    expect(investors.length > 0 && investors.every(isSufficientlyQuoted)).toBe(expected);
  });
});
