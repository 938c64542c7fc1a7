import { createElement } from 'react';
import type { StepName } from '#domain/application.ts';
import { lateComponent, type LateComponent } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { LandingScreen } from './landingScreen.ts';

/** Inside the frame that is there already: heading, sidebar and footer stay while a step's code comes, or does not. */
const IN_FRAME = { waiting: createElement(Spinner) };

/** Step name -> its screen, each in a chunk of its own. A step without a screen is a type error here. */
const STEP_SCREENS: Record<StepName, LateComponent<object>> = {
  landingpage: LandingScreen,
  contact_details: lateComponent(
    () =>
      import(/* webpackChunkName: "contact" */ '#features/contact_details/index.ts').then((m) => m.ContactDetailsStep),
    IN_FRAME,
  ),
  applicant_profile: lateComponent(
    () =>
      import(/* webpackChunkName: "profile" */ '#features/applicant_profile/index.ts').then(
        (m) => m.ApplicantProfileStep,
      ),
    IN_FRAME,
  ),
  purchase_amount: lateComponent(
    () =>
      import(/* webpackChunkName: "amount" */ '#features/purchase_amount/index.ts').then((m) => m.PurchaseAmountStep),
    IN_FRAME,
  ),
  investor_details: lateComponent(
    () =>
      import(/* webpackChunkName: "investor" */ '#features/investor_details/index.ts').then(
        (m) => m.InvestorDetailsStep,
      ),
    IN_FRAME,
  ),
  corporate_trustee: lateComponent(
    () =>
      import(/* webpackChunkName: "corporate-trustee" */ '#features/corporate_trustee/index.ts').then(
        (m) => m.CorporateTrusteeStep,
      ),
    IN_FRAME,
  ),
  directors: lateComponent(
    () => import(/* webpackChunkName: "directors" */ '#features/directors/index.ts').then((m) => m.DirectorsStep),
    IN_FRAME,
  ),
  trustees: lateComponent(
    () => import(/* webpackChunkName: "trustees" */ '#features/trustees/index.ts').then((m) => m.TrusteesStep),
    IN_FRAME,
  ),
  beneficial_owners: lateComponent(
    () =>
      import(/* webpackChunkName: "owners" */ '#features/beneficial_owners/index.ts').then(
        (m) => m.BeneficialOwnersStep,
      ),
    IN_FRAME,
  ),
  others: lateComponent(
    () => import(/* webpackChunkName: "others" */ '#features/others/index.ts').then((m) => m.OthersStep),
    IN_FRAME,
  ),
  tax_details: lateComponent(
    () => import(/* webpackChunkName: "tax" */ '#features/tax_details/index.ts').then((m) => m.TaxDetailsStep),
    IN_FRAME,
  ),
  bank_details: lateComponent(
    () => import(/* webpackChunkName: "bank" */ '#features/bank_details/index.ts').then((m) => m.BankDetailsStep),
    IN_FRAME,
  ),
  payment_options: lateComponent(
    () =>
      import(/* webpackChunkName: "payment" */ '#features/payment_options/index.ts').then((m) => m.PaymentOptionsStep),
    IN_FRAME,
  ),
  review: lateComponent(
    () => import(/* webpackChunkName: "review" */ './ReviewScreen.tsx').then((m) => m.ReviewScreen),
    IN_FRAME,
  ),
  next_steps: lateComponent(
    () => import(/* webpackChunkName: "next-steps" */ '#features/next_steps/index.ts').then((m) => m.NextStepsPage),
    IN_FRAME,
  ),
};

/** The screen of a step that is on the list; its `preload` fetches its code ahead of time. */
export function stepScreen(name: StepName): LateComponent<object> {
  return STEP_SCREENS[name];
}
