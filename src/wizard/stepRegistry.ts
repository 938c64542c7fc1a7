import { lazy, type ComponentType } from 'react';
import type { StepName } from '#domain/application.ts';

interface StepScreen {
  Component: ComponentType;
  /** Fetches the step's code ahead of time, so that Next need not wait for it. */
  preload: () => Promise<unknown>;
}

/** The landing page is every visitor's first screen, and does without this table. */
export type NumberedStepName = Exclude<StepName, 'landingpage'>;

/** Step name -> its screen, each in a chunk of its own. A step without a screen is a type error here. */
const STEP_SCREENS: Record<NumberedStepName, StepScreen> = {
  contact_details: screen(() => import(/* webpackChunkName: "contact" */ '#features/contact_details/index.ts').then((m) => m.ContactDetailsStep)),
  applicant_profile: screen(() => import(/* webpackChunkName: "profile" */ '#features/applicant_profile/index.ts').then((m) => m.ApplicantProfileStep)),
  purchase_amount: screen(() => import(/* webpackChunkName: "amount" */ '#features/purchase_amount/index.ts').then((m) => m.PurchaseAmountStep)),
  investor_details: screen(() => import(/* webpackChunkName: "investor" */ '#features/investor_details/index.ts').then((m) => m.InvestorDetailsStep)),
  corporate_trustee: screen(() => import(/* webpackChunkName: "corporate-trustee" */ '#features/corporate_trustee/index.ts').then((m) => m.CorporateTrusteeStep)),
  directors: screen(() => import(/* webpackChunkName: "directors" */ '#features/directors/index.ts').then((m) => m.DirectorsStep)),
  trustees: screen(() => import(/* webpackChunkName: "trustees" */ '#features/trustees/index.ts').then((m) => m.TrusteesStep)),
  beneficial_owners: screen(() => import(/* webpackChunkName: "owners" */ '#features/beneficial_owners/index.ts').then((m) => m.BeneficialOwnersStep)),
  others: screen(() => import(/* webpackChunkName: "others" */ '#features/others/index.ts').then((m) => m.OthersStep)),
  tax_details: screen(() => import(/* webpackChunkName: "tax" */ '#features/tax_details/index.ts').then((m) => m.TaxDetailsStep)),
  bank_details: screen(() => import(/* webpackChunkName: "bank" */ '#features/bank_details/index.ts').then((m) => m.BankDetailsStep)),
  payment_options: screen(() => import(/* webpackChunkName: "payment" */ '#features/payment_options/index.ts').then((m) => m.PaymentOptionsStep)),
  review: screen(() => import(/* webpackChunkName: "review" */ './ReviewScreen.tsx').then((m) => m.ReviewScreen)),
  next_steps: screen(() => import(/* webpackChunkName: "next-steps" */ '#features/next_steps/index.ts').then((m) => m.NextStepsPage)),
};

/** The screen of a step that is on the list. */
export function stepScreen(name: NumberedStepName): StepScreen {
  return STEP_SCREENS[name];
}

function screen(load: () => Promise<ComponentType>): StepScreen {
  const asModule = () => load().then((Component) => ({ default: Component }));
  return { Component: lazy(asModule), preload: load };
}
