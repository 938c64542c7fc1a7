/** Undo of a deleted person who was a controlling person: the tax declaration gets them back only while it asks for such people. */
import type { Application, InvestorDetails, TaxDeclaration, TaxDetails, TaxInvestor } from '#domain/application.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { chooseTaxType } from '#domain/tax/blocks.ts';
import { withControllingPerson } from '#domain/tax/controllingPersons.ts';
import { withBlock } from '#domain/tax/declaration.ts';
import { resetTaxBlock } from '#domain/tax/resets.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { PASSIVE } from '#test/support/walks/taxForm.ts';

const OFFER = aDemoOffer('emberfield-copper');
const INLINE = aDemoOffer('saltbush-healthcare-property');
const [ana, bo] = ['Ana', 'Bo'].map((legalFirstName) => ({ id: legalFirstName.toLowerCase(), legalFirstName }));
/** The block of an entity that Ana controls; its section stays open without her. */
const CONTROLLED = withControllingPerson({ ...blankTaxInvestor('Harbour'), ...PASSIVE }, ana ?? {});
const ALONE: TaxInvestor = { ...CONTROLLED, cpTinDetails: [] };
const taxOf = (block: TaxInvestor): TaxDetails => ({
  tax_type: 'C',
  investor_type: 'ENTITY',
  investors: [{ ...block, id: 'company' }],
});
const inlineOf = (block: TaxInvestor): TaxDeclaration => withBlock({}, block);
const company = { investor_type: 'company', organisation_id: 'company', companyName: 'Harbour' } as const;

const CLOSED: readonly [string, Partial<TaxInvestor>][] = [
  ['a retirement fund', { is_aus_retired_fund: true }],
  ['an active entity', { is_active_financial_entity: true }],
  ['controlled by nobody', { controlling_person_needed: false }],
];

describe.each(['saved', 'typed'])(
  'Undo of a deleted person leaves a declaration without them that since was %s',
  (how) => {
    const controllersAfter = (tax: TaxDetails) => {
      const application = {
        investor_details: company,
        directors: { directors: [ana, bo] },
        tax_details: taxOf(CONTROLLED),
      };
      const store = aStoreAt('directors', { offer: OFFER, application: application as Application });
      store.dispatch(saveStep('directors', { directors: [bo ?? {}] }));
      store.dispatch(
        how === 'saved' ? saveStep('tax_details', tax) : stepDrafted({ name: 'tax_details', values: tax }),
      );
      expect(store.dispatch(undoRemoval())).toBe(true);
      const { directors, tax_details: saved } = selectApplication(store.getState());
      expect(directors?.directors).toMatchObject([ana, bo]);
      const shown = selectStepDraft(store.getState(), 'tax_details') ?? saved;
      return shown?.investors?.[0]?.cpTinDetails?.map(({ id }) => id);
    };

    it.each(CLOSED)('[2-STEP-31, 3-CP-04, 3-CP-07] of %s', (_what, answer) => {
      expect(controllersAfter(taxOf(resetTaxBlock(ALONE, answer)))).toEqual([]);
    });

    it('[2-STEP-31, 3-TAX-21] of an estate', () => {
      expect(controllersAfter(chooseTaxType(taxOf(ALONE), 'D', company))).toEqual([]);
    });

    it('[2-STEP-31, 3-CP-07] unless its section is open', () => {
      expect(controllersAfter(taxOf({ ...ALONE, tfn: '51824753556' }))).toEqual(['ana']);
    });
  },
);

describe.each(['saved', 'typed'])('Undo of a deleted person leaves an inline declaration that since was %s', (how) => {
  const owners = (...people: (typeof ana)[]) =>
    ({ beneficialOwners: people }) as NonNullable<Application['beneficial_owners']>;
  /** A company declares, or the company that is the trustee of a bare trust. */
  const declaring = (who: string, taxDetails: TaxDeclaration): NonNullable<Application['investor_details']> =>
    who === 'company'
      ? { ...company, taxDetails }
      : {
          investor_type: 'bare_trust',
          organisation_id: 'trust',
          investors: [{ id: 'trustee', trusteeType: 'company', companyName: 'Harbour', taxDetails }],
        };
  const controllersAfter = (who: string, block: TaxInvestor) => {
    const application = { investor_details: declaring(who, inlineOf(CONTROLLED)), beneficial_owners: owners(ana, bo) };
    const store = aStoreAt('beneficial_owners', { offer: INLINE, application });
    store.dispatch(saveStep('beneficial_owners', owners(bo)));
    const [name, values] = ['investor_details', declaring(who, inlineOf(block))] as const;
    store.dispatch(how === 'saved' ? saveStep(name, values) : stepDrafted({ name, values }));
    expect(store.dispatch(undoRemoval())).toBe(true);
    const { beneficial_owners: back, investor_details: saved } = selectApplication(store.getState());
    expect(back?.beneficialOwners).toMatchObject([ana, bo]);
    const shown = selectStepDraft(store.getState(), name) ?? saved;
    const { taxDetails } = who === 'company' ? (shown ?? {}) : (shown?.investors?.[0] ?? {});
    return taxDetails?.cpTinDetails?.map(({ id }) => id);
  };

  describe.each(['company', 'trustee'])('of a %s', (who) => {
    it.each(CLOSED)('[2-STEP-31, 3-CP-04, 3-INLINE-01] as %s', (_what, answer) => {
      expect(controllersAfter(who, resetTaxBlock(ALONE, answer))).toEqual([]);
    });

    it('[2-STEP-31, 3-INLINE-01] unless its section is open', () => {
      expect(controllersAfter(who, { ...ALONE, tfn: '51824753556' })).toEqual(['ana']);
    });
  });
});

describe.each(['typed', 'saved'])(
  'Undo of a trustee whose deletion was %s, beside a company that they control',
  (how) => {
    const name = 'investor_details';
    const trustees = (block: TaxInvestor, ...people: (typeof ana)[]): InvestorDetails => ({
      investor_type: 'bare_trust',
      organisation_id: 'trust',
      investors: [
        { id: 'trustee', trusteeType: 'company', companyName: 'Harbour', taxDetails: inlineOf(block) },
        ...people.map((person) => ({ ...person, trusteeType: 'individual' as const })),
      ],
    });
    const controllersAfter = (block: TaxInvestor) => {
      const before = trustees(CONTROLLED, ana);
      const store = aStoreAt(name, { offer: INLINE, application: { investor_details: before } });
      const change = { name, before, after: trustees(ALONE), kept: before } as const;
      if (how === 'saved') store.dispatch(saveStep(name, change.after));
      else store.dispatch(giveAnswer(change, store.dispatch(previewAnswer(change))));
      const values = trustees(block);
      store.dispatch(how === 'saved' ? saveStep(name, values) : stepDrafted({ name, values }));

      expect(store.dispatch(undoRemoval())).toBe(true);
      const shown = selectStepDraft(store.getState(), name) ?? selectApplication(store.getState())[name];
      const [harbour, person] = shown?.investors ?? [];
      expect(person).toMatchObject({ id: 'ana' });
      return harbour?.taxDetails?.cpTinDetails?.map(({ id }) => id);
    };

    it('[2-STEP-31, 3-CP-07, 3-INLINE-01] leaves it without them once its section is closed', () => {
      expect(controllersAfter(resetTaxBlock(ALONE, { is_aus_retired_fund: true }))).toEqual([]);
    });

    it('[2-STEP-31, 3-CP-07, 3-INLINE-01] adds them to those entered since', () => {
      expect(controllersAfter(withControllingPerson(ALONE, bo ?? {}))).toEqual(['ana', 'bo']);
    });
  },
);
