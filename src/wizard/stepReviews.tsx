import type { ReactNode } from 'react';
import type { Application, StepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { ApplicantProfileReview } from '#features/applicant_profile/ApplicantProfileReview.tsx';
import { BankDetailsReview } from '#features/bank_details/BankDetailsReview.tsx';
import { BeneficialOwnersReview } from '#features/beneficial_owners/BeneficialOwnersReview.tsx';
import { ContactDetailsReview } from '#features/contact_details/ContactDetailsReview.tsx';
import { CorporateTrusteeReview } from '#features/corporate_trustee/CorporateTrusteeReview.tsx';
import { DirectorsReview } from '#features/directors/DirectorsReview.tsx';
import { InvestorDetailsReview } from '#features/investor_details/InvestorDetailsReview.tsx';
import { OthersReview } from '#features/others/OthersReview.tsx';
import { PaymentOptionsReview } from '#features/payment_options/PaymentOptionsReview.tsx';
import { PurchaseAmountReview } from '#features/purchase_amount/PurchaseAmountReview.tsx';
import { TaxDetailsReview } from '#features/tax_details/TaxDetailsReview.tsx';
import { TrusteesReview } from '#features/trustees/TrusteesReview.tsx';

export interface ReviewContext {
  application: Application;
  offer: Offer;
  currency: string;
}

type ReviewOf = (context: ReviewContext) => ReactNode;

const REVIEWS: Partial<Record<StepName, ReviewOf>> = {
  contact_details: ({ application: { contact_details: values } }) => values && <ContactDetailsReview values={values} />,
  applicant_profile: ({ application, offer }) =>
    application.applicant_profile && (
      <ApplicantProfileReview
        values={application.applicant_profile}
        offer={offer}
        contact={application.contact_details}
      />
    ),
  purchase_amount: ({ application: { purchase_amount: values }, offer, currency }) =>
    values && <PurchaseAmountReview values={values} offer={offer} currency={currency} />,
  investor_details: ({ application: { investor_details: values } }) =>
    values && <InvestorDetailsReview values={values} />,
  corporate_trustee: ({ application: { corporate_trustee: values } }) =>
    values && <CorporateTrusteeReview values={values} />,
  directors: ({ application: { directors: values } }) => values && <DirectorsReview values={values} />,
  trustees: ({ application: { trustees: values } }) => values && <TrusteesReview values={values} />,
  beneficial_owners: ({ application: { beneficial_owners: values } }) =>
    values && <BeneficialOwnersReview values={values} />,
  others: ({ application: { others: values } }) => values && <OthersReview values={values} />,
  tax_details: ({ application: { tax_details: values } }) => values && <TaxDetailsReview values={values} />,
  bank_details: ({ application, offer }) =>
    application.bank_details && (
      <BankDetailsReview values={application.bank_details} application={application} offer={offer} />
    ),
  payment_options: ({ application, offer, currency }) =>
    application.payment_options && (
      <PaymentOptionsReview
        values={application.payment_options}
        application={application}
        offer={offer}
        currency={currency}
      />
    ),
};

/** A step's submission-review view; nothing for a step without values (1-SHELL-28). */
export function stepReview(name: StepName, context: ReviewContext): ReactNode {
  return REVIEWS[name]?.(context) ?? null;
}
