import { inlineTfnError } from '#domain/stepRules/inlineDeclarations.ts';
import { firstTaxBlocks } from '#domain/tax/blocks.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { identifierCases, taxRows } from '#test/support/schemaTables/tax_details.ts';
import { checkRow } from '../check.ts';

const check = checkRow('tax_details');

describe('tax details of a person', () => {
  it.each(taxRows.type)('[3-TAX-15, 3-TAX-16, 3-TAX-20] type: $name', check);
  it.each(taxRows.blocks)('[3-TAX-31, 3-TAX-32, 3-TAX-37] blocks: $name', check);
  it.each(taxRows.residency)('[3-TAX-38, 3-TAX-39, 3-TAX-44] residency: $name', check);
  it.each(taxRows.tfn)('[3-TFN-06, 3-TFN-07, 3-TFN-10, 3-TFN-13] TFN: $name', check);
  it.each(taxRows.tfn)('[3-TAX-45, 3-TFN-05] an empty TFN never blocks: $name', check);
  it.each(taxRows.masked)('[3-TFN-11] masked TFN: $name', check);
  it.each(taxRows.tinAnswers)('[3-TIN-06, 3-TIN-07, 3-TIN-08, 3-TIN-09] foreign number: $name', check);
  it.each(taxRows.tinReasons)('[3-TIN-10, 3-TIN-11, 3-TIN-05, 3-TIN-04] reason: $name', check);
  it.each(taxRows.tinCharacters)('[3-TIN-12, 3-TIN-13] characters: $name', check);
  it.each(taxRows.declaration)('[3-DECL-02, 3-DECL-03, 3-DECL-04] declaration: $name', check);
});

describe('tax details of an entity', () => {
  it.each(taxRows.tfnOrAbn)('[3-TFN-08, 3-TFN-09, 3-ABN-05] TFN or ABN: $name', check);
  it.each(taxRows.institution)('[3-TAX-47, 3-GIIN-01, 3-GIIN-04, 3-GIIN-09] institution: $name', check);
  it.each(taxRows.giinTypes)('[3-GIIN-14, 3-GIIN-15, 3-GIIN-16, 3-GIIN-18] without GIIN: $name', check);
  it.each(taxRows.giinTypes)('[3-GIIN-20, 3-GIIN-21] trustee and other: $name', check);
  it.each(taxRows.activeEntity)('[3-NFE-02, 3-NFE-06, 3-NFE-07] active entity: $name', check);
  it.each(taxRows.controlling)('[3-CP-06, 3-CP-07, 3-CP-08, 3-CP-09] controlling persons: $name', check);
  it.each(taxRows.controlling)('[3-CP-10, 3-CP-11, 3-CP-12] their details: $name', check);
});

describe('tax numbers inside the investor step', () => {
  it.each(identifierCases('tfn_inline'))('[3-INLINE-10, 3-INLINE-11] $value: $why', ({ value, valid }) => {
    const entity = inlineTfnError(value, { isEntity: true, isTfnForced: false });
    const isAllZero = /^0+$/.test(value);

    expect(entity).toBe(valid ? null : isAllZero ? taxErrors.inlineAllZero : taxErrors.inlineTfnOrAbn);
    expect(inlineTfnError('123456789', { isEntity: false, isTfnForced: false })).toBe(taxErrors.tfn);
  });
});

describe('first tax blocks', () => {
  const jane = { title: 'Ms', legalFirstName: 'Jane', legalLastName: 'Citizen' };

  it('[3-TAX-28, 3-TAX-25, 3-TAX-26] names one block per person, with the defaults', () => {
    const blocks = firstTaxBlocks({
      investor_type: 'joint_individual',
      investors: [jane, { ...jane, title: '', legalFirstName: 'Tom' }],
    });

    expect(blocks.map((block) => block.investor_name)).toEqual(['Ms Jane Citizen', 'Tom Citizen']);
    expect(blocks[0]).toMatchObject({ tax_country_is_australia: true, has_other_tax_countries: false, tfn: '' });
  });

  it('[3-TAX-29, 3-TAX-30] names an entity block after the entity', () => {
    const company = { investor_type: 'company' as const, companyName: 'Acme Pty Ltd' };
    const trust = { investor_type: 'trust_superfund' as const, trustName: 'Acme Trust' };

    expect(firstTaxBlocks(company)[0]?.investor_name).toBe('Acme Pty Ltd');
    expect(firstTaxBlocks(trust)[0]?.investor_name).toBe('Acme Trust');
  });

  it('[3-TAX-27] takes over a valid ABN, unless a TFN is forced', () => {
    const trust = {
      investor_type: 'trust_superfund' as const,
      trustName: 'Acme Trust',
      business_number: '51824753556',
    };

    expect(firstTaxBlocks(trust)[0]?.tfn).toBe('51824753556');
    expect(firstTaxBlocks({ ...trust, trustType: 'family' })[0]?.tfn).toBe('');
    expect(firstTaxBlocks({ ...trust, business_number: '004085616' })[0]?.tfn).toBe('');
  });

  it('[3-TAX-31] gives one empty block when nothing is known', () => {
    expect(firstTaxBlocks(undefined)).toHaveLength(1);
  });
});
