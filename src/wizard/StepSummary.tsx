import type { ReactNode } from 'react';
import type { Application, StepName } from '#domain/application.ts';
import { BankDetailsSummary } from '#features/bank_details/BankDetailsSummary.tsx';
import { ContactDetailsSummary } from '#features/contact_details/ContactDetailsSummary.tsx';
import { InvestorDetailsSummary } from '#features/investor_details/InvestorDetailsSummary.tsx';
import { PaymentOptionsSummary } from '#features/payment_options/PaymentOptionsSummary.tsx';
import { PurchaseAmountSummary } from '#features/purchase_amount/PurchaseAmountSummary.tsx';
import { TaxDetailsSummary } from '#features/tax_details/TaxDetailsSummary.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';

type SummaryOf = (application: Application) => ReactNode;

const SUMMARIES: Partial<Record<StepName, SummaryOf>> = {
  contact_details: ({ contact_details: values }) => values && <ContactDetailsSummary values={values} />,
  purchase_amount: ({ purchase_amount: values }) => values && <PurchaseAmountSummary values={values} />,
  investor_details: ({ investor_details: values }) => values && <InvestorDetailsSummary values={values} />,
  tax_details: ({ tax_details: values }) => values && <TaxDetailsSummary values={values} />,
  bank_details: ({ bank_details: values }) => values && <BankDetailsSummary values={values} />,
  payment_options: ({ payment_options: values }) => values && <PaymentOptionsSummary values={values} />,
};

/** A step's sidebar summary; nothing for steps without one or without values (1-SHELL-28, 1-SHELL-30). */
export function StepSummary({ name }: { name: StepName }) {
  const application = useAppSelector(selectApplication);
  return SUMMARIES[name]?.(application) ?? null;
}
