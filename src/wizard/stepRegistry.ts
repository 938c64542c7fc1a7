import { createElement } from 'react';
import type { StepName } from '#domain/application.ts';
import { lateComponent, type LateComponent } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { LandingScreen } from './landingScreen.ts';
import { lateSummary } from './StepSummary.tsx';

/** What the frame shows of a step. */
interface StepRecord {
  /** Its `preload` fetches the code ahead of time. */
  screen: LateComponent<object>;
  /** Its few lines in the sidebar, once it is done; none of a step without answers of its own. */
  summary?: LateComponent<object>;
}

/** Inside the frame that is there already: heading, sidebar and footer stay while a step's code comes, or does not. */
const IN_FRAME = { waiting: createElement(Spinner) };

/** Each step by name, in chunks of its own. A step that is left out is a type error here. */
const STEP_RECORDS: { readonly [Name in StepName]: StepRecord } = {
  landingpage: { screen: LandingScreen },
  contact_details: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "contact" */ '#features/contact_details/index.ts').then(
          (m) => m.ContactDetailsStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'contact_details',
      () => import(/* webpackChunkName: "summary-contact" */ '#domain/stepRules/contact_details/summarise.ts'),
    ),
  },
  applicant_profile: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "profile" */ '#features/applicant_profile/index.ts').then(
          (m) => m.ApplicantProfileStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'applicant_profile',
      () => import(/* webpackChunkName: "summary-profile" */ '#domain/stepRules/applicant_profile/summarise.ts'),
    ),
  },
  purchase_amount: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "amount" */ '#features/purchase_amount/index.ts').then((m) => m.PurchaseAmountStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'purchase_amount',
      () => import(/* webpackChunkName: "summary-amount" */ '#domain/stepRules/purchase_amount/summarise.ts'),
    ),
  },
  investor_details: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "investor" */ '#features/investor_details/index.ts').then(
          (m) => m.InvestorDetailsStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'investor_details',
      () => import(/* webpackChunkName: "summary-investor" */ '#domain/stepRules/investor_details/summarise.ts'),
    ),
  },
  corporate_trustee: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "corporate-trustee" */ '#features/corporate_trustee/index.ts').then(
          (m) => m.CorporateTrusteeStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'corporate_trustee',
      () =>
        import(/* webpackChunkName: "summary-corporate-trustee" */ '#domain/stepRules/corporate_trustee/summarise.ts'),
    ),
  },
  directors: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "directors" */ '#features/directors/index.ts').then((m) => m.DirectorsStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'directors',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/directors/summarise.ts'),
    ),
  },
  trustees: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "trustees" */ '#features/trustees/index.ts').then((m) => m.TrusteesStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'trustees',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/trustees/summarise.ts'),
    ),
  },
  beneficial_owners: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "owners" */ '#features/beneficial_owners/index.ts').then(
          (m) => m.BeneficialOwnersStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'beneficial_owners',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/beneficial_owners/summarise.ts'),
    ),
  },
  others: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "others" */ '#features/others/index.ts').then((m) => m.OthersStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'others',
      () => import(/* webpackChunkName: "summary-people" */ '#domain/stepRules/others/summarise.ts'),
    ),
  },
  tax_details: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "tax" */ '#features/tax_details/index.ts').then((m) => m.TaxDetailsStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'tax_details',
      () => import(/* webpackChunkName: "summary-tax" */ '#domain/stepRules/tax_details/summarise.ts'),
    ),
  },
  bank_details: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "bank" */ '#features/bank_details/index.ts').then((m) => m.BankDetailsStep),
      IN_FRAME,
    ),
    summary: lateSummary(
      'bank_details',
      () => import(/* webpackChunkName: "summary-bank" */ '#domain/stepRules/bank_details/summarise.ts'),
    ),
  },
  payment_options: {
    screen: lateComponent(
      () =>
        import(/* webpackChunkName: "payment" */ '#features/payment_options/index.ts').then(
          (m) => m.PaymentOptionsStep,
        ),
      IN_FRAME,
    ),
    summary: lateSummary(
      'payment_options',
      () => import(/* webpackChunkName: "summary-payment" */ '#domain/stepRules/payment_options/summarise.ts'),
    ),
  },
  review: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "review" */ '#features/review/index.ts').then((m) => m.ReviewStep),
      IN_FRAME,
    ),
  },
  next_steps: {
    screen: lateComponent(
      () => import(/* webpackChunkName: "next-steps" */ '#features/next_steps/index.ts').then((m) => m.NextStepsPage),
      IN_FRAME,
    ),
  },
};

/** What the frame shows of a step that is on the list. */
export function stepRecord(name: StepName): StepRecord {
  return STEP_RECORDS[name];
}
