/** @jest-environment node */
/**
 * Walks of thirty answers through the tax questions, in the tax step and inside people: an answer clears what document 3 says and no
 * more, says before what goes, and Undo brings back every character.
 */
import fc from 'fast-check';
import type { InvestorDetails, TaxDeclaration, TaxType } from '#domain/application.ts';
import { declaredBlock } from '#domain/tax/declaredBlock.ts';
import { declaredTaxType } from '#domain/tax/declaration.ts';
import { applyDeclarationAnswer } from '#features/parts/declaration/useTaxBlock.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { type TaxAction, type Variant, walkTax } from '#test/support/taxWalks/walk.ts';

/** 5,000 walks in each variant at full size. */
const RUNS = { numRuns: 5_000 };

const actions = fc.array(
  fc.record<TaxAction>({
    who: fc.nat(7),
    which: fc.nat(1_000),
    undoes: fc.boolean(),
    saves: fc.nat(5).map((each) => each === 0),
  }),
  { minLength: 30, maxLength: 30 },
);
const kinds = fc.constantFrom(...INVESTOR_KINDS);

/** The tax step of an investor of this kind, nothing answered yet. */
function inTheStep(kind: InvestorKind): Variant<'tax_details'> {
  const offer = aDemoOffer('emberfield-copper');
  const { tax_details: tax, ...others } = anApplicationBy(kind, offer);
  const taxType = tax?.tax_type || 'I';
  return {
    step: 'tax_details',
    store: aStoreAt('tax_details', { offer, application: { ...others, tax_details: { tax_type: taxType } } }),
    taxTypeOf: () => taxType,
    read: ({ investors = [] }) => new Map(investors.map((block) => [block.id ?? '', block])),
    write: (values, id, change) => ({
      ...values,
      investors: (values.investors ?? []).map((block) => (block.id === id ? { ...change(block), id } : block)),
    }),
  };
}

/** The declarations inside the people, or of the organisation, of an investor of this kind. */
function inline(kind: InvestorKind): Variant<'investor_details'> {
  const offer = aDemoOffer('saltbush-healthcare-property');
  const application = anApplicationBy(kind, offer);
  const store = aStoreAt('investor_details', { offer, application });
  const isEntity = !['individual', 'joint', 'bare_trust'].includes(kind);
  const declared = (values: InvestorDetails): readonly (readonly [string, TaxDeclaration])[] =>
    isEntity
      ? [['owner', values.taxDetails ?? {}]]
      : (values.investors ?? []).map(({ id = '', taxDetails = {} }) => [id, taxDetails] as const);
  const trustees = new Map<string, TaxType>();
  return {
    step: 'investor_details',
    store,
    taxTypeOf: (id) => (isEntity ? declaredTaxType(application.investor_details ?? {}) : (trustees.get(id) ?? 'I')),
    read: (values) => {
      for (const { id = '', trusteeType } of values.investors ?? [])
        trustees.set(id, trusteeType === 'company' ? 'C' : 'I');
      return new Map(declared(values).map(([id, declaration]) => [id, declaredBlock(declaration)]));
    },
    write: (values, id, change) =>
      isEntity
        ? { ...values, taxDetails: applyDeclarationAnswer(values.taxDetails, change) }
        : {
            ...values,
            investors: (values.investors ?? []).map((holder) =>
              holder.id === id ? { ...holder, taxDetails: applyDeclarationAnswer(holder.taxDetails, change) } : holder,
            ),
          },
  };
}

it('[3-TAX-40, 3-TAX-41, 3-TAX-43, 3-TIN-11] the tax step keeps what was answered, clears what the answer clears, and gives it back', () => {
  let lost = 0;
  fc.assert(
    fc.property(kinds, actions, (kind, walk) => {
      lost += walkTax(inTheStep(kind), walk);
    }),
    RUNS,
  );
  expect(lost).toBeGreaterThan(RUNS.numRuns);
}, 3_600_000);

it('[3-INLINE-01, 3-INLINE-07, 3-INLINE-08] a declaration inside a person or organisation does the same', () => {
  let lost = 0;
  fc.assert(
    fc.property(kinds, actions, (kind, walk) => {
      lost += walkTax(inline(kind), walk);
    }),
    RUNS,
  );
  expect(lost).toBeGreaterThan(RUNS.numRuns);
}, 3_600_000);
