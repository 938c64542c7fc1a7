/**
 * The words of every step that review shows in one table, without the rules. What else the record of what was lodged says is added by
 * `describeRecorded.ts`, so that review does not carry it.
 */
import type { DataStepName, StepData, StepName } from '../application.ts';
import { documentItems } from '../readiness.ts';
import { describe as describeApplicantProfile } from './applicant_profile/describe.ts';
import { describe as describeBankDetails } from './bank_details/describe.ts';
import { describe as describeBeneficialOwners } from './beneficial_owners/describe.ts';
import { describe as describeContactDetails } from './contact_details/describe.ts';
import { describe as describeCorporateTrustee } from './corporate_trustee/describe.ts';
import { describe as describeDirectors } from './directors/describe.ts';
import { describe as describeInvestorDetails } from './investor_details/describe.ts';
import { describe as describeOthers } from './others/describe.ts';
import { describe as describePaymentOptions } from './payment_options/describe.ts';
import { describe as describePurchaseAmount } from './purchase_amount/describe.ts';
import { describe as describeTaxDetails } from './tax_details/describe.ts';
import { describe as describeTrustees } from './trustees/describe.ts';
import type { ReadingContext, Section, SummaryContext } from './description.ts';
import type { StepRules } from './rules.ts';

export type ReviewedStepName = Exclude<DataStepName, 'landingpage' | 'review'>;

const DESCRIBE: { readonly [Name in ReviewedStepName]: StepRules<StepData[Name]>['describe'] } = {
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
};

/** What the words of a whole application depend on, with the documents that it has to bring. */
export function readingContext(context: SummaryContext): ReadingContext {
  return { ...context, items: documentItems(context) };
}

/** True for a step whose answers review shows. */
export function isReviewed(name: StepName): name is ReviewedStepName {
  return Object.hasOwn(DESCRIBE, name);
}

/** A step's questions as they were worded with their answers, in order; nothing for a step without values (1-SHELL-28). */
export function describeStep<Name extends ReviewedStepName>(name: Name, context: ReadingContext): Section[] {
  const values: StepData[Name] | undefined = context.application[name];
  return values ? DESCRIBE[name](values, context) : [];
}
