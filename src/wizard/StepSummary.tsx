import type { ComponentType } from 'react';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { Decoration } from '../ErrorBoundary.tsx';

interface Summarised<N extends DataStepName> {
  values: NonNullable<Application[N]>;
}

/** A summary that has not come leaves its step without one; the sidebar stands. */
const QUIET = { Missing: Nothing };

/** Each summary's code comes with the first sidebar that shows it: no step is done while the first one is filled in. */
const SUMMARIES = {
  contact_details: lateComponent<Summarised<'contact_details'>>(
    () =>
      import(/* webpackChunkName: "summary-contact" */ '#features/contact_details/ContactDetailsSummary.tsx').then(
        (m) => m.ContactDetailsSummary,
      ),
    QUIET,
  ),
  applicant_profile: lateComponent<Summarised<'applicant_profile'>>(
    () =>
      import(/* webpackChunkName: "summary-profile" */ '#features/applicant_profile/ApplicantProfileSummary.tsx').then(
        (m) => m.ApplicantProfileSummary,
      ),
    QUIET,
  ),
  purchase_amount: lateComponent<Summarised<'purchase_amount'>>(
    () =>
      import(/* webpackChunkName: "summary-amount" */ '#features/purchase_amount/PurchaseAmountSummary.tsx').then(
        (m) => m.PurchaseAmountSummary,
      ),
    QUIET,
  ),
  investor_details: lateComponent<Summarised<'investor_details'>>(
    () =>
      import(/* webpackChunkName: "summary-investor" */ '#features/investor_details/InvestorDetailsSummary.tsx').then(
        (m) => m.InvestorDetailsSummary,
      ),
    QUIET,
  ),
  corporate_trustee: lateComponent<Summarised<'corporate_trustee'>>(
    () =>
      import(
        /* webpackChunkName: "summary-corporate-trustee" */ '#features/corporate_trustee/CorporateTrusteeSummary.tsx'
      ).then((m) => m.CorporateTrusteeSummary),
    QUIET,
  ),
  directors: lateComponent<Summarised<'directors'>>(
    () =>
      import(/* webpackChunkName: "summary-people" */ '#features/directors/DirectorsSummary.tsx').then(
        (m) => m.DirectorsSummary,
      ),
    QUIET,
  ),
  trustees: lateComponent<Summarised<'trustees'>>(
    () =>
      import(/* webpackChunkName: "summary-people" */ '#features/trustees/TrusteesSummary.tsx').then(
        (m) => m.TrusteesSummary,
      ),
    QUIET,
  ),
  beneficial_owners: lateComponent<Summarised<'beneficial_owners'>>(
    () =>
      import(/* webpackChunkName: "summary-people" */ '#features/beneficial_owners/BeneficialOwnersSummary.tsx').then(
        (m) => m.BeneficialOwnersSummary,
      ),
    QUIET,
  ),
  others: lateComponent<Summarised<'others'>>(
    () =>
      import(/* webpackChunkName: "summary-people" */ '#features/others/OthersSummary.tsx').then(
        (m) => m.OthersSummary,
      ),
    QUIET,
  ),
  tax_details: lateComponent<Summarised<'tax_details'>>(
    () =>
      import(/* webpackChunkName: "summary-tax" */ '#features/tax_details/TaxDetailsSummary.tsx').then(
        (m) => m.TaxDetailsSummary,
      ),
    QUIET,
  ),
  bank_details: lateComponent<Summarised<'bank_details'>>(
    () =>
      import(/* webpackChunkName: "summary-bank" */ '#features/bank_details/BankDetailsSummary.tsx').then(
        (m) => m.BankDetailsSummary,
      ),
    QUIET,
  ),
  payment_options: lateComponent<Summarised<'payment_options'>>(
    () =>
      import(/* webpackChunkName: "summary-payment" */ '#features/payment_options/PaymentOptionsSummary.tsx').then(
        (m) => m.PaymentOptionsSummary,
      ),
    QUIET,
  ),
};

type SummarisedStep = keyof typeof SUMMARIES;

function isSummarised(name: StepName): name is SummarisedStep {
  return Object.hasOwn(SUMMARIES, name);
}

/** Fetches the code of a step's summary, for the moment when the step is done; nothing for steps without one. */
export function preloadSummary(name: StepName): (() => Promise<void>) | undefined {
  return isSummarised(name) ? SUMMARIES[name].preload : undefined;
}

/** A step's sidebar summary; nothing for steps without one or without values (1-SHELL-28, 1-SHELL-30). */
export function StepSummary({ name }: { name: StepName }) {
  return isSummarised(name) ? <StoredSummary name={name} /> : null;
}

function StoredSummary({ name }: { name: SummarisedStep }) {
  const values = useAppSelector((state) => selectStepValues(state, name));
  const Summary = SUMMARIES[name] as ComponentType<{ values: object }>;
  return <Decoration>{values && <Summary values={values} />}</Decoration>;
}
