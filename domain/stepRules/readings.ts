/** Texts of every step in one table, without the schemas: review reads it. */
import type { DataStepName, StepData, StepName } from '../model/application.ts';
import type { ReadingContext, Section } from '../rules/description.ts';
import type { StepRules } from '../rules/stepRules.ts';
import { describe as describeApplicantProfile } from './applicant_profile/rules.ts';
import { describe as describeBankDetails } from './bank_details/rules.ts';
import { describe as describeBeneficialOwners } from './beneficial_owners/rules.ts';
import { describe as describeContactDetails } from './contact_details/describe.ts';
import { describe as describeCorporateTrustee } from './corporate_trustee/rules.ts';
import { describe as describeDirectors } from './directors/rules.ts';
import { describe as describeInvestorDetails } from './investor_details/describe.ts';
import { describe as describeLandingpage } from './landingpage/rules.ts';
import { describe as describeOthers } from './others/rules.ts';
import { describe as describePaymentOptions } from './payment_options/rules.ts';
import { describe as describePurchaseAmount } from './purchase_amount/rules.ts';
import { describe as describeReview } from './review/rules.ts';
import { describe as describeTaxDetails } from './tax_details/rules.ts';
import { describe as describeTrustees } from './trustees/rules.ts';

/** Steps that review shows; the record of a submitted application also has the agreements and the answers on review itself. */
export type ReviewedStepName = Exclude<DataStepName, 'landingpage' | 'review'>;

const DESCRIBE: { readonly [Name in DataStepName]: StepRules<StepData[Name]>['describe'] } = {
  landingpage: describeLandingpage,
  contact_details: describeContactDetails,
  applicant_profile: describeApplicantProfile,
  purchase_amount: describePurchaseAmount,
  investor_details: describeInvestorDetails,
  directors: describeDirectors,
  corporate_trustee: describeCorporateTrustee,
  trustees: describeTrustees,
  beneficial_owners: describeBeneficialOwners,
  others: describeOthers,
  tax_details: describeTaxDetails,
  bank_details: describeBankDetails,
  payment_options: describePaymentOptions,
  review: describeReview,
};

/** True for a step that review shows. */
export function isReviewed(name: StepName): name is ReviewedStepName {
  return Object.hasOwn(DESCRIBE, name) && name !== 'landingpage' && name !== 'review';
}

/** Returns a step's questions as they were worded, with the answers, in order; empty for a step without values (1-SHELL-28). */
export function describeStep<Name extends DataStepName>(name: Name, context: ReadingContext): Section[] {
  const values: StepData[Name] | undefined = context.application[name];
  return values ? DESCRIBE[name](values, context) : [];
}
