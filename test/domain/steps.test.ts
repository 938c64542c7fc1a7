import type { Application, HoldingProfileType, InvestorDetails, InvestorType, StepName } from '#domain/application.ts';
import { type ActingUser, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { type StepContext, isRegularPlan, submitLabel } from '#domain/steps.ts';
import { stepCases } from '#test/support/cases.ts';
import {
  BASE,
  draft,
  holding,
  investor,
  issuer,
  issuerAdmin,
  lodged,
  namesOf,
  owner,
  pending,
  stepOf,
  without,
} from '#test/support/steps.ts';

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
  ])(
    '[1-SHELL-05, 1-SHELL-06, 1-SHELL-07, 1-SHELL-08] names %s',
    (...[name, title, navTitle, inSidebar, hasProgressBar]) => {
      expect(stepOf(name)).toEqual({ name, title, navTitle, inSidebar, hasProgressBar });
    },
  );

  it.each<[StepName, string, string, boolean, boolean]>([
    ['tax_details', 'Tax details and declaration', 'Tax details', true, true],
    ['bank_details', 'Bank account details', 'Bank account details', true, true],
    ['payment_options', 'Payment Options', 'Payment Options', true, true],
  ])(
    '[1-SHELL-09, 1-SHELL-10, 1-SHELL-11, 3-TAX-01] names %s',
    (...[name, title, navTitle, inSidebar, hasProgressBar]) => {
      expect(stepOf(name)).toEqual({ name, title, navTitle, inSidebar, hasProgressBar });
    },
  );

  it('[1-SHELL-12, 2-STEP-25, 2-STEP-27] names review, which has no progress bar', () => {
    expect(stepOf('review')).toEqual({
      name: 'review',
      title: 'Review and submit your application',
      navTitle: 'Review & submit',
      inSidebar: true,
      hasProgressBar: false,
    });
  });

  it('[1-SHELL-13, 2-STEP-26] names next steps, outside sidebar and progress bar', () => {
    expect(stepOf('next_steps')).toEqual({
      name: 'next_steps',
      title: 'Next steps',
      navTitle: 'Next steps',
      inSidebar: false,
      hasProgressBar: false,
    });
  });

  it.each([
    [{ has_due_diligence: true }, true],
    [{ has_personal_advice: true }, true],
    [{ has_due_diligence: false, has_personal_advice: false }, false],
    [{}, false],
  ])(
    '[1-SHELL-14, 2-STEP-03, 1-OFFER-08] has the applicant profile before the amount for %j: %s',
    (offer, expected) => {
      const names = namesOf({ offer });

      expect(names[names.indexOf('purchase_amount') - 1]).toBe(expected ? 'applicant_profile' : 'contact_details');
      expect(stepOf('applicant_profile', { offer })?.title).toBe(expected ? 'Applicant profile' : undefined);
    },
  );
});

describe('entity steps', () => {
  const all = { require_aml_kyc: true, request_individuals_with_other_roles: true };
  const entitySteps = (details: InvestorDetails, offer: StepContext['offer'] = all) =>
    namesOf({ offer, application: owner(details) }).filter((name) => !BASE.includes(name));

  it.each<[InvestorType]>([['individual'], ['joint_individual']])(
    '[2-STEP-04, 2-STEP-05] %s has none',
    (investor_type) => {
      expect(entitySteps({ investor_type })).toEqual([]);
    },
  );

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
      'corporate_trustee',
      'directors',
      'beneficial_owners',
      'others',
    ]);
  });

  it('[2-STEP-15, 2-STEP-16] trust without a chosen trustee type has neither', () => {
    expect(entitySteps({ investor_type: 'trust_superfund' })).toEqual(['beneficial_owners', 'others']);
  });

  it('[1-SHELL-15, 2-STEP-02, 2-STEP-17] stand between investor details and tax', () => {
    const names = namesOf({ offer: all, application: owner({ investor_type: 'company' }) });

    expect(names.slice(names.indexOf('investor_details'), names.indexOf('tax_details') + 1)).toEqual([
      'investor_details',
      'directors',
      'beneficial_owners',
      'others',
      'tax_details',
    ]);
  });

  it.each<[StepName, string, InvestorDetails]>([
    ['directors', 'Director details', { investor_type: 'company' }],
    ['beneficial_owners', 'Beneficial owner details', { investor_type: 'company' }],
    ['others', 'Other individuals', { investor_type: 'company' }],
    ['trustees', 'Trustee details', { investor_type: 'trust_superfund', trusteeType: 'individual' }],
    ['corporate_trustee', 'Corporate trustee details', { investor_type: 'trust_superfund', trusteeType: 'company' }],
  ])('[2-STEP-28, 1-SHELL-14] %s is titled %s, in sidebar and progress bar', (name, title, details) => {
    expect(stepOf(name, { offer: all, application: owner(details) })).toEqual({
      name,
      title,
      navTitle: title,
      inSidebar: true,
      hasProgressBar: true,
    });
  });
});

describe('removed steps', () => {
  it.each<[string, Mode, boolean]>([
    ['a new application', NEW_APPLICATION, true],
    ['an edited submitted application', lodged, false],
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
    expect(
      namesOf({ application: holding(type, { investor_type: 'company' }) }).filter((name) => name !== 'directors'),
    ).toEqual(expected);
  });

  it('[1-SHELL-19, 2-STEP-18, 3-TAX-05] an existing holding has no entity steps, whatever type was stored', () => {
    expect(namesOf({ application: holding('TOP_UP', { investor_type: 'company' }) })).not.toContain('directors');
  });

  it('[1-SHELL-21, 2-STEP-19] an issuer admin who edits skips the investor and its entities, not tax', () => {
    const application = holding('NEW', { investor_type: 'company' });

    expect(namesOf({ application, user: issuerAdmin, mode: lodged })).toEqual(
      without('landingpage', 'investor_details'),
    );
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
  ])('[1-SHELL-22, 2-STEP-22, 3-MISC-06] payment options after %j: %s', (purchase_amount, expected) => {
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
  ])('[1-SHELL-23, 2-STEP-23, 2-STEP-24, 2-STEP-25] review of %s', (...[, user, mode, expected]) => {
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
  ])('[1-SHELL-24, 2-REV-06, 2-REV-07] the button of %s', (...[, user, mode, expected]) => {
    expect(submitLabel(user, mode)).toBe(expected);
  });

  it('[1-SHELL-25, 1-SHELL-26] a regular plan renames amount and payment, in heading and sidebar', () => {
    const application: Application = { purchase_amount: { is_regular_investment_plan: true } };

    expect(stepOf('payment_options', { application })).toMatchObject({
      title: 'Regular investment plan payment options',
      navTitle: 'Regular investment plan payment options',
    });
    expect(stepOf('purchase_amount', { application })).toMatchObject({ title: 'Regular investment plan details' });
  });

  it.each([
    ['true', 'Regular investment plan details', 'Regular investment plan payment options'],
    ['false', 'Investment amount', 'Payment Options'],
  ] as const)(
    '[1-SHELL-26, 1-AMT-06, 1-SHELL-25] titles follow the choice %s while it is being made, over what is saved',
    (typedChoice, amount, payment) => {
      const saved: Application = { purchase_amount: { is_regular_investment_plan: typedChoice === 'false' } };

      expect(stepOf('purchase_amount', { application: saved, typedChoice })).toMatchObject({
        title: amount,
        navTitle: amount,
      });
      expect(stepOf('payment_options', { application: saved, typedChoice })).toMatchObject({ title: payment });
    },
  );

  it('[1-SHELL-22, 1-SHELL-45] which steps there are follows what is saved, not what is being chosen', () => {
    const plan: Application = {
      purchase_amount: { is_regular_investment_plan: true, payableNow: '0.00', feeAmount: '0.00' },
    };

    expect(stepOf('payment_options', { application: plan, typedChoice: 'false' })).toBeDefined();
  });

  it('[1-SHELL-26, 1-AMT-04, 1-AMT-06] the radio decides over what was derived from it before', () => {
    expect(isRegularPlan({ isRegularInvestment: 'true', is_regular_investment_plan: false })).toBe(true);
    expect(isRegularPlan({ isRegularInvestment: 'false', is_regular_investment_plan: true })).toBe(false);
    expect(isRegularPlan({ is_regular_investment_plan: true })).toBe(true);
    expect(isRegularPlan(undefined)).toBe(false);
  });
});
