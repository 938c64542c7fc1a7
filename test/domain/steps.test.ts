import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Application, HoldingProfileType, InvestorDetails, InvestorType, StepName } from '#domain/application.ts';
import { type ActingUser, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import {
  type StepContext,
  canOpenStep,
  dropRemovedSteps,
  hasBack,
  hasNext,
  isRegularPlan,
  listSteps,
  nextStep,
  previousStep,
  reviewSteps,
  stepNumber,
  submitLabel,
} from '#domain/steps.ts';
import { stepCases } from '#test/support/cases.ts';

const BASE: StepName[] = [
  'landingpage', 'contact_details', 'purchase_amount', 'investor_details', 'tax_details', 'bank_details', 'payment_options', 'review', 'next_steps',
];
const CATALOGUE: StepName[] = [
  'landingpage', 'contact_details', 'applicant_profile', 'purchase_amount', 'investor_details', 'corporate_trustee', 'directors', 'trustees',
  'beneficial_owners', 'others', 'tax_details', 'bank_details', 'payment_options', 'review', 'next_steps',
];

const investor: ActingUser = { is_acting_as_investor: true };
const issuer: ActingUser = { is_acting_as_issuer: true };
const issuerAdmin: ActingUser = { is_acting_as_issuer: true, is_acting_as_issuer_admin: true };
const draft: Mode = { editing: true, draft: true, status: 'draft', preview: false };
const pending: Mode = { editing: true, draft: false, status: 'pending_approval', preview: false };
const lodged: Mode = { editing: true, draft: false, status: 'submitted', preview: false };

function aContext(changes: Partial<StepContext> = {}): StepContext {
  return { offer: {}, user: null, application: {}, mode: NEW_APPLICATION, ...changes };
}

function namesOf(changes: Partial<StepContext> = {}): StepName[] {
  return listSteps(aContext(changes)).map((step) => step.name);
}

function stepOf(name: StepName, changes: Partial<StepContext> = {}) {
  return listSteps(aContext(changes)).find((step) => step.name === name);
}

function holding(holdingProfileType: HoldingProfileType, details: InvestorDetails = {}): Application {
  return { contact_details: { holdingProfileType }, investor_details: details };
}

function owner(details: InvestorDetails): Application {
  return { investor_details: details };
}

const without = (...names: StepName[]) => BASE.filter((name) => !names.includes(name));

describe('the worked table', () => {
  it.each(stepCases())('[1-SHELL-15, 2-STEP-04, 2-STEP-05, 2-STEP-17] $name', ({ offer, application, steps }) => {
    expect(namesOf({ offer, application })).toEqual(steps);
  });
});

describe('the default sequence', () => {
  it('[1-SHELL-04, 2-STEP-01, 2-STEP-02] stands in its order', () => {
    expect(namesOf()).toEqual(BASE);
  });

  it.each<[StepName, string, string, boolean, boolean]>([
    ['landingpage', 'Landing page', 'Landing page', false, false],
    ['contact_details', 'Contact details', 'Contact details', true, true],
    ['purchase_amount', 'Investment amount', 'Investment amount', true, true],
    ['investor_details', 'Investor details', 'Investor details', true, true],
  ])('[1-SHELL-05, 1-SHELL-06, 1-SHELL-07, 1-SHELL-08] names %s', (name, title, navTitle, inSidebar, hasProgressBar) => {
    expect(stepOf(name)).toEqual({ name, title, navTitle, inSidebar, hasProgressBar });
  });

  it.each<[StepName, string, string, boolean, boolean]>([
    ['tax_details', 'Tax details and declaration', 'Tax details', true, true],
    ['bank_details', 'Bank account details', 'Bank account details', true, true],
    ['payment_options', 'Payment Options', 'Payment Options', true, true],
  ])('[1-SHELL-09, 1-SHELL-10, 1-SHELL-11, 3-TAX-01] names %s', (name, title, navTitle, inSidebar, hasProgressBar) => {
    expect(stepOf(name)).toEqual({ name, title, navTitle, inSidebar, hasProgressBar });
  });

  it('[1-SHELL-12, 2-STEP-25, 2-STEP-27] names review, which has no progress bar', () => {
    expect(stepOf('review')).toEqual({
      name: 'review', title: 'Review and submit your application', navTitle: 'Review & submit', inSidebar: true, hasProgressBar: false,
    });
  });

  it('[1-SHELL-13, 2-STEP-26] names next steps, outside sidebar and progress bar', () => {
    expect(stepOf('next_steps')).toEqual({ name: 'next_steps', title: 'Next steps', navTitle: 'Next steps', inSidebar: false, hasProgressBar: false });
  });

  it.each([
    [{ has_due_diligence: true }, true],
    [{ has_personal_advice: true }, true],
    [{ has_due_diligence: false, has_personal_advice: false }, false],
    [{}, false],
  ])('[1-SHELL-14, 2-STEP-03, 1-OFFER-08] has the applicant profile before the amount for %j: %s', (offer, expected) => {
    const names = namesOf({ offer });

    expect(names[names.indexOf('purchase_amount') - 1]).toBe(expected ? 'applicant_profile' : 'contact_details');
    expect(stepOf('applicant_profile', { offer })?.title).toBe(expected ? 'Applicant profile' : undefined);
  });
});

describe('entity steps', () => {
  const all = { require_aml_kyc: true, request_individuals_with_other_roles: true };
  const entitySteps = (details: InvestorDetails, offer: StepContext['offer'] = all) =>
    namesOf({ offer, application: owner(details) }).filter((name) => !BASE.includes(name));

  it.each<[InvestorType]>([['individual'], ['joint_individual']])('[2-STEP-04, 2-STEP-05] %s has none', (investor_type) => {
    expect(entitySteps({ investor_type })).toEqual([]);
  });

  it.each<[string, InvestorDetails, StepName[]]>([
    ['private company', { is_public: false, is_listed: false }, ['directors', 'beneficial_owners', 'others']],
    ['public, not listed', { is_public: true, is_listed: false }, ['directors', 'beneficial_owners', 'others']],
    ['listed, not public', { is_public: false, is_listed: true }, ['directors', 'beneficial_owners', 'others']],
    ['public and listed', { is_public: true, is_listed: true }, ['directors', 'others']],
  ])('[2-STEP-06, 2-STEP-07, 2-STEP-08] company, %s', (_kind, details, expected) => {
    expect(entitySteps({ investor_type: 'company', ...details })).toEqual(expected);
  });

  it('[2-STEP-06, 2-STEP-07, 2-STEP-08, 1-OFFER-10] company of an offer that asks for nothing more has directors alone', () => {
    expect(entitySteps({ investor_type: 'company' }, {})).toEqual(['directors']);
  });

  it.each([
    [all, ['beneficial_owners', 'others']],
    [{ require_aml_kyc: true }, ['beneficial_owners']],
    [{ request_individuals_with_other_roles: true }, ['others']],
    [{}, []],
  ])('[2-STEP-09, 2-STEP-10] partnership under %j', (offer, expected) => {
    expect(entitySteps({ investor_type: 'partnership' }, offer)).toEqual(expected);
  });

  it.each([[all], [{}]])('[2-STEP-11, 2-STEP-12] bare trust under %j has beneficial owners and no others', (offer) => {
    expect(entitySteps({ investor_type: 'bare_trust' }, offer)).toEqual(['beneficial_owners']);
  });

  it.each([
    [all, ['trustees', 'beneficial_owners', 'others']],
    [{ require_aml_kyc: true }, ['trustees', 'beneficial_owners']],
    [{ request_individuals_with_other_roles: true }, ['trustees', 'others']],
    [{}, ['trustees']],
  ])('[2-STEP-13, 2-STEP-14, 2-STEP-16] trust of individual trustees under %j', (offer, expected) => {
    expect(entitySteps({ investor_type: 'trust_superfund', trusteeType: 'individual' }, offer)).toEqual(expected);
  });

  it('[2-STEP-15, 2-STEP-17] trust with a company trustee has the trustee and its directors', () => {
    expect(entitySteps({ investor_type: 'trust_superfund', trusteeType: 'company' })).toEqual([
      'corporate_trustee', 'directors', 'beneficial_owners', 'others',
    ]);
  });

  it('[2-STEP-15, 2-STEP-16] trust without a chosen trustee type has neither', () => {
    expect(entitySteps({ investor_type: 'trust_superfund' })).toEqual(['beneficial_owners', 'others']);
  });

  it('[1-SHELL-15, 2-STEP-02, 2-STEP-17] stand between investor details and tax', () => {
    const names = namesOf({ offer: all, application: owner({ investor_type: 'company' }) });

    expect(names.slice(names.indexOf('investor_details'), names.indexOf('tax_details') + 1)).toEqual([
      'investor_details', 'directors', 'beneficial_owners', 'others', 'tax_details',
    ]);
  });

  it.each<[StepName, string, InvestorDetails]>([
    ['directors', 'Director details', { investor_type: 'company' }],
    ['beneficial_owners', 'Beneficial owner details', { investor_type: 'company' }],
    ['others', 'Other individuals', { investor_type: 'company' }],
    ['trustees', 'Trustee details', { investor_type: 'trust_superfund', trusteeType: 'individual' }],
    ['corporate_trustee', 'Corporate trustee details', { investor_type: 'trust_superfund', trusteeType: 'company' }],
  ])('[2-STEP-28, 1-SHELL-14] %s is titled %s, in sidebar and progress bar', (name, title, details) => {
    expect(stepOf(name, { offer: all, application: owner(details) })).toEqual({ name, title, navTitle: title, inSidebar: true, hasProgressBar: true });
  });
});

describe('removed steps', () => {
  it.each<[string, Mode, boolean]>([
    ['a new application', NEW_APPLICATION, true],
    ['an edited lodged application', lodged, false],
    ['a resumed draft', draft, false],
    ['an application that waits for approval', pending, true],
  ])('[1-SHELL-16, 1-SHELL-17, 2-STEP-20, 2-STEP-21] the landing page of %s', (_what, mode, expected) => {
    expect(namesOf({ mode, user: investor }).includes('landingpage')).toBe(expected);
  });

  it('[1-SHELL-18] a draft with no user shows the landing page only', () => {
    expect(namesOf({ mode: draft, user: null })).toEqual(['landingpage']);
  });

  it.each<[HoldingProfileType, StepName[]]>([
    ['NEW', BASE],
    ['DUPLICATE', BASE],
    ['TOP_UP', without('investor_details', 'tax_details')],
    ['EXISTING', without('investor_details', 'tax_details')],
  ])('[1-SHELL-19, 1-SHELL-20, 2-STEP-18, 3-TAX-04] holding profile %s', (type, expected) => {
    expect(namesOf({ application: holding(type, { investor_type: 'company' }) }).filter((name) => name !== 'directors')).toEqual(expected);
  });

  it('[1-SHELL-19, 2-STEP-18, 3-TAX-05] an existing holding has no entity steps, whatever type was stored', () => {
    expect(namesOf({ application: holding('TOP_UP', { investor_type: 'company' }) })).not.toContain('directors');
  });

  it('[1-SHELL-21, 2-STEP-19] an issuer admin who edits skips the investor and its entities, not tax', () => {
    const application = holding('NEW', { investor_type: 'company' });

    expect(namesOf({ application, user: issuerAdmin, mode: lodged })).toEqual(without('landingpage', 'investor_details'));
    expect(namesOf({ application, user: issuerAdmin })).toContain('directors');
    expect(namesOf({ application, user: issuer, mode: lodged })).toContain('directors');
  });

  it.each([
    [{ payableNow: '0.00', feeAmount: '0.00' }, false],
    [{ payableNow: '0', feeAmount: '0' }, false],
    [{ payableNow: '0.00', feeAmount: '68.75' }, true],
    [{ payableNow: '0.00', feeAmount: '0.00', is_regular_investment_plan: true }, true],
    [{ payableNow: '2500.00', feeAmount: '0.00' }, true],
    [{ totalAmount: '2000' }, true],
    [undefined, true],
  ])('[1-SHELL-22, 2-STEP-22] payment options after %j: %s', (purchase_amount, expected) => {
    const application: Application = purchase_amount ? { purchase_amount } : {};

    expect(namesOf({ application }).includes('payment_options')).toBe(expected);
  });

  it.each([[{ issuer_holdings_two_enabled: true }], [{ holding_details_two: true }]])(
    '[1-SHELL-27, 2-STEP-40, 3-TAX-03] the variant of %j has no tax step of its own',
    (offer) => {
      expect(namesOf({ offer })).toEqual(without('tax_details'));
    },
  );
});

describe('titles that depend', () => {
  it.each<[string, ActingUser | null, Mode, boolean]>([
    ['an applicant', investor, NEW_APPLICATION, false],
    ['somebody not signed in', null, NEW_APPLICATION, false],
    ['an applicant with a resumed draft', investor, draft, false],
    ['an applicant who approves', investor, pending, false],
    ['issuer staff, new application', issuer, NEW_APPLICATION, false],
    ['an applicant who edits', investor, lodged, true],
    ['an issuer admin, new application', issuerAdmin, NEW_APPLICATION, true],
    ['an issuer admin with a draft', issuerAdmin, draft, true],
  ])('[1-SHELL-23, 2-STEP-23, 2-STEP-24, 2-STEP-25] review of %s', (_who, user, mode, expected) => {
    expect(stepOf('review', { user, mode })).toMatchObject(
      expected
        ? { title: 'Review and save the application', navTitle: 'Review & save' }
        : { title: 'Review and submit your application', navTitle: 'Review & submit' },
    );
  });

  it.each<[string, ActingUser | null, Mode, string]>([
    ['an applicant', null, NEW_APPLICATION, 'Submit'],
    ['a resumed draft', investor, draft, 'Submit'],
    ['an approver', investor, pending, 'Submit'],
    ['an edit', investor, lodged, 'Save'],
    ['issuer staff', issuer, NEW_APPLICATION, 'Save'],
    ['an issuer admin', issuerAdmin, NEW_APPLICATION, 'Save'],
  ])('[1-SHELL-24, 2-REV-06, 2-REV-07] the button of %s', (_who, user, mode, expected) => {
    expect(submitLabel(user, mode)).toBe(expected);
  });

  it('[1-SHELL-25, 1-SHELL-26] a regular plan renames amount and payment, in heading and sidebar', () => {
    const application: Application = { purchase_amount: { is_regular_investment_plan: true } };

    expect(stepOf('payment_options', { application })).toMatchObject({
      title: 'Regular investment plan payment options', navTitle: 'Regular investment plan payment options',
    });
    expect(stepOf('purchase_amount', { application })).toMatchObject({ title: 'Regular investment plan details' });
  });

  it('[1-SHELL-26, 1-AMT-04, 1-AMT-06] the radio decides over what was derived from it before', () => {
    expect(isRegularPlan({ isRegularInvestment: 'true', is_regular_investment_plan: false })).toBe(true);
    expect(isRegularPlan({ isRegularInvestment: 'false', is_regular_investment_plan: true })).toBe(false);
    expect(isRegularPlan({ is_regular_investment_plan: true })).toBe(true);
    expect(isRegularPlan(undefined)).toBe(false);
  });
});

describe('walking', () => {
  const steps = listSteps(aContext());
  const question = { steps, completed: false, user: null, mode: NEW_APPLICATION };

  it('[1-SHELL-29, 1-SHELL-28, 2-STEP-41] numbers the sidebar steps by their place in the whole list', () => {
    expect(steps.map((step) => stepNumber(steps, step.name))).toEqual([null, 2, 3, 4, 5, 6, 7, 8, null]);
    const edited = listSteps(aContext({ mode: lodged, user: investor }));
    expect(stepNumber(edited, 'contact_details')).toBe(1);
    expect(stepNumber(edited, 'landingpage')).toBeNull();
  });

  it('[1-SHELL-36] review shows every sidebar step but itself', () => {
    expect(reviewSteps(steps).map((step) => step.name)).toEqual(without('landingpage', 'review', 'next_steps'));
  });

  it('[1-SHELL-43] Next and Back move by one', () => {
    expect(nextStep(steps, 'contact_details')).toBe('purchase_amount');
    expect(previousStep(steps, 'purchase_amount')).toBe('contact_details');
    expect(nextStep(steps, 'next_steps')).toBeNull();
    expect(previousStep(steps, 'landingpage')).toBeNull();
  });

  it('[1-SHELL-45, 2-STEP-30] goes on from a step that its own answers removed', () => {
    const changed = listSteps(aContext({ application: holding('TOP_UP') }));

    expect(nextStep(changed, 'purchase_amount')).toBe('bank_details');
    expect(nextStep(changed, 'investor_details')).toBe('bank_details');
    expect(previousStep(changed, 'investor_details')).toBe('purchase_amount');
  });

  it.each<[StepName, StepName, boolean]>([
    ['bank_details', 'contact_details', true],
    ['bank_details', 'bank_details', true],
    ['bank_details', 'payment_options', false],
    ['bank_details', 'directors', false],
  ])('[1-SHELL-47, 2-STEP-32] from %s one may open %s: %s', (current, target, expected) => {
    expect(canOpenStep({ ...question, current, target })).toBe(expected);
  });

  it('[1-SHELL-47, 1-LAND-20] a signed-in approver may jump to review, nobody else', () => {
    const waiting = { ...question, steps: listSteps(aContext({ mode: pending, user: investor })), mode: pending, current: 'landingpage', target: 'review' } as const;

    expect(canOpenStep({ ...waiting, user: investor })).toBe(true);
    expect(canOpenStep({ ...waiting, user: investor, target: 'next_steps' })).toBe(false);
    expect(canOpenStep({ ...waiting, user: null })).toBe(false);
    expect(canOpenStep({ ...waiting, user: issuer })).toBe(false);
    expect(canOpenStep({ ...waiting, user: investor, mode: NEW_APPLICATION })).toBe(false);
  });

  it('[1-SHELL-48, 1-SHELL-52, 2-STEP-33] nothing can be opened once completed', () => {
    expect(canOpenStep({ ...question, current: 'next_steps', target: 'contact_details', completed: true })).toBe(false);
  });

  it.each<[StepName, boolean, boolean]>([
    ['landingpage', false, false],
    ['contact_details', false, false],
    ['purchase_amount', false, true],
    ['review', false, true],
    ['next_steps', true, false],
  ])('[1-SHELL-49, 2-STEP-34] Back on %s (completed %s): %s', (current, completed, expected) => {
    expect(hasBack(steps, current, completed)).toBe(expected);
  });

  it('[1-SHELL-50, 2-STEP-35] Next exists but on the last step', () => {
    expect(steps.filter((step) => !hasNext(steps, step.name)).map((step) => step.name)).toEqual(['next_steps']);
  });
});

describe('dropping data', () => {
  const full: Application = {
    landingpage: { agree_to_terms: true },
    contact_details: { holdingProfileType: 'NEW' },
    investor_details: { investor_type: 'company', companyName: 'Ember Pty Ltd' },
    directors: { directors: [{ legalLastName: 'Lang' }] },
    tax_details: { tax_type: 'C' },
    bank_details: { bsb: '063000' },
  };

  function drop(application: Application, changes: Partial<StepContext> = {}): string[] {
    const context = aContext({ application, ...changes });
    return Object.keys(dropRemovedSteps(application, listSteps(context), context.mode));
  }

  it('[1-SHELL-44, 1-SHELL-46, 2-STEP-29, 2-STEP-31] keeps every step on the list as it was stored', () => {
    expect(dropRemovedSteps(full, listSteps(aContext({ application: full })), NEW_APPLICATION)).toEqual(full);
  });

  it('[1-SHELL-45, 1-SHELL-46, 2-STEP-30, 2-STEP-31] drops investor, entity and tax data on an existing holding', () => {
    expect(drop({ ...full, contact_details: { holdingProfileType: 'EXISTING' } })).toEqual(['landingpage', 'contact_details', 'bank_details']);
  });

  it('[1-SHELL-46, 2-STEP-31] drops the directors when a company becomes an individual', () => {
    expect(drop({ ...full, investor_details: { investor_type: 'individual' } })).not.toContain('directors');
  });

  it('[1-SHELL-46, 2-STEP-19, 2-STEP-31] keeps investor and entity data that only an issuer admin does not see', () => {
    expect(drop(full, { user: issuerAdmin, mode: lodged })).toEqual(['contact_details', 'investor_details', 'directors', 'tax_details', 'bank_details']);
    const topUp: Application = { ...full, contact_details: { holdingProfileType: 'TOP_UP' } };
    expect(drop(topUp, { user: issuerAdmin, mode: lodged })).toEqual(['contact_details', 'bank_details']);
  });

  it('[1-SHELL-18, 1-SHELL-46] keeps a draft whole while its owner is not known', () => {
    expect(drop(full, { mode: draft, user: null })).toEqual(Object.keys(full));
  });
});

describe('weight', () => {
  it('[1-SHELL-22] the list needs neither the decimal library nor yup, which the landing page must not load', () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
      for (const [, specifier = ''] of source.matchAll(/(?:from|import) '([^']+)'/g)) {
        if (specifier.startsWith('.')) visit(join(dirname(file), specifier));
        else packages.add(specifier);
      }
    };

    visit(join(process.cwd(), 'domain/steps.ts'));

    expect([...packages]).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('laws', () => {
  const flag = fc.boolean();
  const contexts: fc.Arbitrary<StepContext> = fc.record({
    offer: fc.record({
      has_due_diligence: flag, has_personal_advice: flag, request_individuals_with_other_roles: flag, require_aml_kyc: flag, holding_details_two: flag,
    }),
    user: fc.constantFrom(null, investor, issuer, issuerAdmin),
    mode: fc.constantFrom(NEW_APPLICATION, draft, pending, lodged),
    application: fc.record({
      contact_details: fc.record({ holdingProfileType: fc.constantFrom<HoldingProfileType>('NEW', 'EXISTING', 'TOP_UP', 'DUPLICATE') }),
      investor_details: fc.record({
        investor_type: fc.constantFrom<InvestorType>('individual', 'joint_individual', 'bare_trust', 'company', 'trust_superfund', 'partnership'),
        trusteeType: fc.constantFrom('company' as const, 'individual' as const),
        is_public: flag,
        is_listed: flag,
      }),
      purchase_amount: fc.record({
        payableNow: fc.constantFrom('', '0.00', '10.00'), feeAmount: fc.constantFrom('', '0.00', '1.00'), is_regular_investment_plan: flag,
      }),
      directors: fc.constant({ directors: [] }),
      trustees: fc.constant({ trustees: [] }),
      tax_details: fc.constant({ tax_type: 'I' as const }),
    }),
  });
  const numRuns = process.env.FULL ? 20_000 : 1_000;

  it('[1-SHELL-04, 2-STEP-17] the list is a part of the catalogue, in its order, each step once', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const names = namesOf(context);
        expect(names).toEqual(CATALOGUE.filter((name) => names.includes(name)));
      }),
      { numRuns },
    );
  });

  it('[1-SHELL-43, 1-SHELL-50, 2-STEP-35] Back leads to where Next came from, and the walk ends', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const steps = listSteps(context);
        const walked: StepName[] = [];
        for (let current: StepName | null = steps[0]?.name ?? null; current; current = nextStep(steps, current)) {
          walked.push(current);
          const following = nextStep(steps, current);
          if (following) expect(previousStep(steps, following)).toBe(current);
        }
        expect(walked).toEqual(steps.map((step) => step.name));
      }),
      { numRuns },
    );
  });

  it('[1-SHELL-46, 2-STEP-31] dropping twice is dropping once, and changes no list', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const steps = listSteps(context);
        const once = dropRemovedSteps(context.application, steps, context.mode);
        const after = { ...context, application: once };
        expect(listSteps(after)).toEqual(steps);
        expect(dropRemovedSteps(once, listSteps(after), context.mode)).toEqual(once);
      }),
      { numRuns },
    );
  });

  it('[2-STEP-15, 2-STEP-16, 2-STEP-31] turning an entity into an individual removes entity steps only', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const entity = ['corporate_trustee', 'directors', 'trustees', 'beneficial_owners', 'others'];
        const individual = { ...context.application, investor_details: { investor_type: 'individual' as const } };
        const left = namesOf(context).filter((name) => !entity.includes(name));
        expect(namesOf({ ...context, application: individual })).toEqual(left);
      }),
      { numRuns },
    );
  });
});
