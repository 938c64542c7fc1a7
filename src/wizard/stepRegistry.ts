import { createElement } from 'react';
import type { StepName } from '#domain/application.ts';
import { lazyComponent, type LazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { LandingScreen } from './landingScreen.ts';
import { lazySummary } from './StepSummary.tsx';

/** A step's parts that the frame shows. */
interface StepRecord {
  /** Its `preload` fetches the code ahead of time. */
  screen: LazyComponent<object>;
  /** The step's few lines in the sidebar once it is done; absent for a step without answers of its own. */
  summary?: LazyComponent<object>;
}

/** Options inside the frame: heading, sidebar and footer stay while a step's code loads or fails to load. */
const IN_FRAME = { waiting: createElement(Spinner) };

/** Each step by name, in chunks of its own. A missing step is a type error here. */
const STEP_RECORDS: { readonly [Name in StepName]: StepRecord } = {
  landingpage: { screen: LandingScreen },
  contact_details: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "contact" */ '#features/contact_details/index.ts').then(
          (m) => m.ContactDetailsStep,
        ),
      IN_FRAME,
    ),
    summary: lazySummary(
      'contact_details',
      () => import(/* webpackChunkName: "frame" */ '#domain/stepRules/contact_details/summarise.ts'),
    ),
  },
  applicant_profile: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "profile" */ '#features/applicant_profile/index.ts').then(
          (m) => m.ApplicantProfileStep,
        ),
      IN_FRAME,
    ),
    summary: lazySummary(
      'applicant_profile',
      () => import(/* webpackChunkName: "summary-profile" */ '#domain/stepRules/applicant_profile/rules.ts'),
    ),
  },
  purchase_amount: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "amount" */ '#features/purchase_amount/index.ts').then((m) => m.PurchaseAmountStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'purchase_amount',
      () => import(/* webpackChunkName: "summary-amount" */ '#domain/stepRules/purchase_amount/rules.ts'),
    ),
  },
  investor_details: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "investor" */ '#features/investor_details/index.ts').then(
          (m) => m.InvestorDetailsStep,
        ),
      IN_FRAME,
    ),
    summary: lazySummary(
      'investor_details',
      () => import(/* webpackChunkName: "summary-investor" */ '#domain/stepRules/investor_details/describe.ts'),
    ),
  },
  corporate_trustee: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "entities" */ '#features/corporate_trustee/index.ts').then(
          (m) => m.CorporateTrusteeStep,
        ),
      IN_FRAME,
    ),
    summary: lazySummary(
      'corporate_trustee',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/corporate_trustee/rules.ts'),
    ),
  },
  directors: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "entities" */ '#features/directors/index.ts').then((m) => m.DirectorsStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'directors',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/directors/rules.ts'),
    ),
  },
  trustees: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "entities" */ '#features/trustees/index.ts').then((m) => m.TrusteesStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'trustees',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/trustees/rules.ts'),
    ),
  },
  beneficial_owners: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "entities" */ '#features/beneficial_owners/index.ts').then(
          (m) => m.BeneficialOwnersStep,
        ),
      IN_FRAME,
    ),
    summary: lazySummary(
      'beneficial_owners',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/beneficial_owners/rules.ts'),
    ),
  },
  others: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "entities" */ '#features/others/index.ts').then((m) => m.OthersStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'others',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/others/rules.ts'),
    ),
  },
  tax_details: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "tax" */ '#features/tax_details/index.ts').then((m) => m.TaxDetailsStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'tax_details',
      () => import(/* webpackChunkName: "summary-tax" */ '#domain/stepRules/tax_details/rules.ts'),
    ),
  },
  bank_details: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "end" */ '#features/bank_details/index.ts').then((m) => m.BankDetailsStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'bank_details',
      () => import(/* webpackChunkName: "summary-bank" */ '#domain/stepRules/bank_details/rules.ts'),
    ),
  },
  payment_options: {
    screen: lazyComponent(
      () =>
        import(/* webpackChunkName: "end" */ '#features/payment_options/index.ts').then((m) => m.PaymentOptionsStep),
      IN_FRAME,
    ),
    summary: lazySummary(
      'payment_options',
      () => import(/* webpackChunkName: "summary-payment" */ '#domain/stepRules/payment_options/rules.ts'),
    ),
  },
  review: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "review" */ '#features/review/index.ts').then((m) => m.ReviewStep),
      IN_FRAME,
    ),
  },
  next_steps: {
    screen: lazyComponent(
      () => import(/* webpackChunkName: "next-steps" */ '#features/next_steps/index.ts').then((m) => m.NextStepsPage),
      IN_FRAME,
    ),
  },
};

/** Returns the parts that the frame shows of a listed step. */
export function stepRecord(name: StepName): StepRecord {
  return STEP_RECORDS[name];
}
