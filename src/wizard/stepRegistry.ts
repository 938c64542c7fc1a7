import { lazy, type ComponentType } from 'react';
import type { StepName } from '#domain/application.ts';

/** Steps that the wizard can show. The entity steps of document 2 join when their screens do; until then no answer leads to them. */
export type ShownStep = Exclude<StepName, 'trustees' | 'beneficial_owners' | 'others'>;

interface StepScreen {
  Component: ComponentType;
  /** Fetches the step's code ahead of time, so that Next need not wait for it. */
  preload: () => Promise<unknown>;
}

/** Step name -> its screen, each in a chunk of its own. A step without a screen is a type error here. */
const STEP_SCREENS: Record<ShownStep, StepScreen> = {
  landingpage: screen(() => import(/* webpackChunkName: "landing" */ '#features/landingpage/index.ts').then((m) => m.LandingPage)),
  contact_details: screen(() => import(/* webpackChunkName: "contact" */ '#features/contact_details/index.ts').then((m) => m.ContactDetailsStep)),
  applicant_profile: screen(() => import(/* webpackChunkName: "profile" */ '#features/applicant_profile/index.ts').then((m) => m.ApplicantProfileStep)),
  purchase_amount: screen(() => import(/* webpackChunkName: "amount" */ '#features/purchase_amount/index.ts').then((m) => m.PurchaseAmountStep)),
  investor_details: screen(() => import(/* webpackChunkName: "investor" */ '#features/investor_details/index.ts').then((m) => m.InvestorDetailsStep)),
  corporate_trustee: screen(() => import(/* webpackChunkName: "corporate-trustee" */ '#features/corporate_trustee/index.ts').then((m) => m.CorporateTrusteeStep)),
  directors: screen(() => import(/* webpackChunkName: "directors" */ '#features/directors/index.ts').then((m) => m.DirectorsStep)),
  tax_details: screen(() => import(/* webpackChunkName: "tax" */ '#features/tax_details/index.ts').then((m) => m.TaxDetailsStep)),
  bank_details: screen(() => import(/* webpackChunkName: "bank" */ '#features/bank_details/index.ts').then((m) => m.BankDetailsStep)),
  payment_options: screen(() => import(/* webpackChunkName: "payment" */ '#features/payment_options/index.ts').then((m) => m.PaymentOptionsStep)),
  review: screen(() => import(/* webpackChunkName: "review" */ './ReviewScreen.tsx').then((m) => m.ReviewScreen)),
  next_steps: screen(() => import(/* webpackChunkName: "next-steps" */ '#features/next_steps/index.ts').then((m) => m.NextStepsPage)),
};

/** The screen of a step that is on the list. */
export function stepScreen(name: StepName): StepScreen {
  const found = (STEP_SCREENS as Partial<Record<StepName, StepScreen>>)[name];
  if (!found) throw new Error(`The step ${name} has no screen`);
  return found;
}

function screen(load: () => Promise<ComponentType>): StepScreen {
  const asModule = () => load().then((Component) => ({ default: Component }));
  return { Component: lazy(asModule), preload: load };
}
