import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';

type Summary<N extends DataStepName> = ComponentType<{ values: NonNullable<Application[N]> }>;

/** Each summary's code comes with the first sidebar that shows it: no step is done while the first one is filled in. */
const SUMMARIES = {
  contact_details: summary<'contact_details'>(() => import(/* webpackChunkName: "summary-contact" */ '#features/contact_details/ContactDetailsSummary.tsx').then((m) => m.ContactDetailsSummary)),
  applicant_profile: summary<'applicant_profile'>(() => import(/* webpackChunkName: "summary-profile" */ '#features/applicant_profile/ApplicantProfileSummary.tsx').then((m) => m.ApplicantProfileSummary)),
  purchase_amount: summary<'purchase_amount'>(() => import(/* webpackChunkName: "summary-amount" */ '#features/purchase_amount/PurchaseAmountSummary.tsx').then((m) => m.PurchaseAmountSummary)),
  investor_details: summary<'investor_details'>(() => import(/* webpackChunkName: "summary-investor" */ '#features/investor_details/InvestorDetailsSummary.tsx').then((m) => m.InvestorDetailsSummary)),
  corporate_trustee: summary<'corporate_trustee'>(() => import(/* webpackChunkName: "summary-corporate-trustee" */ '#features/corporate_trustee/CorporateTrusteeSummary.tsx').then((m) => m.CorporateTrusteeSummary)),
  directors: summary<'directors'>(() => import(/* webpackChunkName: "summary-people" */ '#features/directors/DirectorsSummary.tsx').then((m) => m.DirectorsSummary)),
  trustees: summary<'trustees'>(() => import(/* webpackChunkName: "summary-people" */ '#features/trustees/TrusteesSummary.tsx').then((m) => m.TrusteesSummary)),
  beneficial_owners: summary<'beneficial_owners'>(() => import(/* webpackChunkName: "summary-people" */ '#features/beneficial_owners/BeneficialOwnersSummary.tsx').then((m) => m.BeneficialOwnersSummary)),
  others: summary<'others'>(() => import(/* webpackChunkName: "summary-people" */ '#features/others/OthersSummary.tsx').then((m) => m.OthersSummary)),
  tax_details: summary<'tax_details'>(() => import(/* webpackChunkName: "summary-tax" */ '#features/tax_details/TaxDetailsSummary.tsx').then((m) => m.TaxDetailsSummary)),
  bank_details: summary<'bank_details'>(() => import(/* webpackChunkName: "summary-bank" */ '#features/bank_details/BankDetailsSummary.tsx').then((m) => m.BankDetailsSummary)),
  payment_options: summary<'payment_options'>(() => import(/* webpackChunkName: "summary-payment" */ '#features/payment_options/PaymentOptionsSummary.tsx').then((m) => m.PaymentOptionsSummary)),
};

type SummarisedStep = keyof typeof SUMMARIES;

/** A step's sidebar summary; nothing for steps without one or without values (1-SHELL-28, 1-SHELL-30). */
export function StepSummary({ name }: { name: StepName }) {
  return Object.hasOwn(SUMMARIES, name) ? <StoredSummary name={name as SummarisedStep} /> : null;
}

function StoredSummary({ name }: { name: SummarisedStep }) {
  const values = useAppSelector((state) => selectStepValues(state, name));
  const Summary = SUMMARIES[name] as LazyExoticComponent<ComponentType<{ values: object }>>;
  if (!values) return null;
  return (
    <Suspense fallback={null}>
      <Summary values={values} />
    </Suspense>
  );
}

function summary<N extends DataStepName>(load: () => Promise<Summary<N>>): LazyExoticComponent<Summary<N>> {
  return lazy(() => load().then((Component) => ({ default: Component })));
}
