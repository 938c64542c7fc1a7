import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Application, HoldingProfileType, InvestorType, StepName } from '#domain/application.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import {
  type StepContext,
  canOpenStep,
  dropRemovedSteps,
  furthestStep,
  hasBack,
  listSteps,
  nextStep,
  previousStep,
  reviewSteps,
  stepNumber,
} from '#domain/steps.ts';
import {
  aContext,
  CATALOGUE,
  draft,
  holding,
  investor,
  issuer,
  issuerAdmin,
  lodged,
  namesOf,
  pending,
  without,
} from '#test/support/steps.ts';

describe('walking', () => {
  const steps = listSteps(aContext());
  const question = { steps, completed: false, user: null, mode: NEW_APPLICATION, application: {} };

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
    const waiting = {
      ...question,
      steps: listSteps(aContext({ mode: pending, user: investor })),
      mode: pending,
      current: 'landingpage',
      target: 'review',
    } as const;

    expect(canOpenStep({ ...waiting, user: investor })).toBe(true);
    expect(canOpenStep({ ...waiting, user: investor, target: 'next_steps' })).toBe(false);
    expect(canOpenStep({ ...waiting, user: null })).toBe(false);
    expect(canOpenStep({ ...waiting, user: issuer })).toBe(false);
    expect(canOpenStep({ ...waiting, user: investor, mode: NEW_APPLICATION })).toBe(false);
  });

  it('[1-SHELL-47, 2-STEP-32] a draft that was opened again may be opened up to the furthest step that holds answers', () => {
    const application: Application = { contact_details: {}, purchase_amount: {}, tax_details: {} };
    const opened = {
      ...question,
      application,
      mode: { ...draft, verified: true },
      current: 'contact_details',
    } as const;

    expect(canOpenStep({ ...opened, target: 'purchase_amount' })).toBe(true);
    expect(canOpenStep({ ...opened, target: 'tax_details' })).toBe(false);
    expect(canOpenStep({ ...opened, target: 'purchase_amount', mode: draft })).toBe(false);
    expect(furthestStep(steps, application, opened.mode)).toBe('purchase_amount');
    const whole = Object.fromEntries(steps.map(({ name }) => [name, {}]));
    expect(furthestStep(steps, whole, opened.mode)).toBe('review');
    expect(furthestStep(steps, {}, opened.mode)).toBeNull();
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
    expect(drop({ ...full, contact_details: { holdingProfileType: 'EXISTING' } })).toEqual([
      'landingpage',
      'contact_details',
      'bank_details',
    ]);
  });

  it('[1-SHELL-46, 2-STEP-31] drops the directors when a company becomes an individual', () => {
    expect(drop({ ...full, investor_details: { investor_type: 'individual' } })).not.toContain('directors');
  });

  it('[1-SHELL-46, 2-STEP-19, 2-STEP-31] keeps investor and entity data that only an issuer admin does not see', () => {
    expect(drop(full, { user: issuerAdmin, mode: lodged })).toEqual([
      'landingpage',
      'contact_details',
      'investor_details',
      'directors',
      'tax_details',
      'bank_details',
    ]);
    const topUp: Application = { ...full, contact_details: { holdingProfileType: 'TOP_UP' } };
    expect(drop(topUp, { user: issuerAdmin, mode: lodged })).toEqual([
      'landingpage',
      'contact_details',
      'bank_details',
    ]);
  });

  it('[1-SHELL-16, 1-SHELL-46] keeps what was agreed to of a draft, which is submitted with it', () => {
    const verified = { ...draft, verified: true };
    const agreed: Application = { ...full, landingpage: { agree_to_terms: true } };
    expect(drop(agreed, { mode: verified, user: null })).toContain('landingpage');
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
      has_due_diligence: flag,
      has_personal_advice: flag,
      request_individuals_with_other_roles: flag,
      require_aml_kyc: flag,
      holding_details_two: flag,
    }),
    user: fc.constantFrom(null, investor, issuer, issuerAdmin),
    mode: fc.constantFrom(NEW_APPLICATION, draft, pending, lodged),
    application: fc.record({
      contact_details: fc.record({
        holdingProfileType: fc.constantFrom<HoldingProfileType>('NEW', 'EXISTING', 'TOP_UP', 'DUPLICATE'),
      }),
      investor_details: fc.record({
        investor_type: fc.constantFrom<InvestorType>(
          'individual',
          'joint_individual',
          'bare_trust',
          'company',
          'trust_superfund',
          'partnership',
        ),
        trusteeType: fc.constantFrom('company' as const, 'individual' as const),
        is_public: flag,
        is_listed: flag,
      }),
      purchase_amount: fc.record({
        payableNow: fc.constantFrom('', '0.00', '10.00'),
        feeAmount: fc.constantFrom('', '0.00', '1.00'),
        is_regular_investment_plan: flag,
      }),
      directors: fc.constant({ directors: [] }),
      trustees: fc.constant({ trustees: [] }),
      tax_details: fc.constant({ tax_type: 'I' as const }),
    }),
  });
  it('[1-SHELL-04, 2-STEP-17] the list is a part of the catalogue, in its order, each step once', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const names = namesOf(context);
        expect(names).toEqual(CATALOGUE.filter((name) => names.includes(name)));
      }),
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
    );
  });
});
