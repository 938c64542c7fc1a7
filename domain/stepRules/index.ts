/**
 * The rules of every step in one table, for the service and for tests. A form imports its own step's modules instead, so that no step
 * carries the others' rules into the browser; review alone takes the words of all steps from here.
 */
import type { Schema } from 'yup';
import type { Application, DataStepName, StepData } from '../application.ts';
import { documentItems } from '../readiness.ts';
import { describe as describeApplicantProfile } from './applicant_profile/describe.ts';
import { describe as describeBankDetails } from './bank_details/describe.ts';
import { describe as describeBeneficialOwners } from './beneficial_owners/describe.ts';
import { describe as describeContactDetails } from './contact_details/describe.ts';
import { describe as describeCorporateTrustee } from './corporate_trustee/describe.ts';
import { describe as describeDirectors } from './directors/describe.ts';
import { describe as describeInvestorDetails } from './investor_details/describe.ts';
import { describe as describeLandingpage } from './landingpage/describe.ts';
import { describe as describeOthers } from './others/describe.ts';
import { describe as describePaymentOptions } from './payment_options/describe.ts';
import { describe as describePurchaseAmount } from './purchase_amount/describe.ts';
import { describe as describeReview } from './review/describe.ts';
import { describe as describeTaxDetails } from './tax_details/describe.ts';
import { describe as describeTrustees } from './trustees/describe.ts';
import { applicantProfile } from './applicant_profile/index.ts';
import { bankDetails } from './bank_details/index.ts';
import { beneficialOwners } from './beneficial_owners/index.ts';
import { contactDetails } from './contact_details/index.ts';
import { corporateTrustee } from './corporate_trustee/index.ts';
import type { SchemaContext } from './context.ts';
import type { ReadingContext, Section, SummaryContext } from './description.ts';
import { directors } from './directors/index.ts';
import { investorDetails } from './investor_details/index.ts';
import { landingpage } from './landingpage/index.ts';
import { others } from './others/index.ts';
import { paymentOptions } from './payment_options/index.ts';
import { purchaseAmount } from './purchase_amount/index.ts';
import { review } from './review/index.ts';
import { taxDetails } from './tax_details/index.ts';
import { trustees } from './trustees/index.ts';
import type { StepRules } from './rules.ts';
import { validateWith, type FieldErrors } from './validate.ts';

/** In the order in which one step may depend on another. */
export const STEP_RULES: { readonly [Name in DataStepName]: StepRules<StepData[Name]> } = {
  landingpage,
  contact_details: contactDetails,
  applicant_profile: applicantProfile,
  purchase_amount: purchaseAmount,
  investor_details: investorDetails,
  directors,
  corporate_trustee: corporateTrustee,
  trustees,
  beneficial_owners: beneficialOwners,
  others,
  tax_details: taxDetails,
  bank_details: bankDetails,
  payment_options: paymentOptions,
  review,
};

/** The words of every step by themselves: the browser gets these without the rules. */
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

/** Every step settled, each with those before it as they are settled. */
export function settleApplication(context: SchemaContext): Application {
  const names = Object.keys(STEP_RULES) as DataStepName[];
  return names.reduce((application, name) => settleStep(name, { ...context, application }), context.application);
}

function settleStep<N extends DataStepName>(name: N, context: SchemaContext): Application {
  const values: StepData[N] | null | undefined = context.application[name];
  // What the wire brings may be null, whatever its type says.
  if (!values) return context.application;
  return { ...context.application, [name]: STEP_RULES[name].settle(values, context) };
}

/** The schema of a step's values. */
export function stepSchema(name: DataStepName, context: SchemaContext): Schema {
  return STEP_RULES[name].schema(context);
}

/** A step's values judged: path -> first message, empty when they are accepted. */
export function validateStep(name: DataStepName, values: unknown, context: SchemaContext): FieldErrors {
  return validateWith(stepSchema(name, context), values ?? {});
}

/** What the words of a whole application depend on, with the documents that it has to bring. */
export function readingContext(context: SummaryContext): ReadingContext {
  return { ...context, items: documentItems(context) };
}

/** A step's questions as they were worded with their answers, in order; nothing for a step without values (1-SHELL-28). */
export function describeStep<Name extends DataStepName>(name: Name, context: ReadingContext): Section[] {
  const values: StepData[Name] | undefined = context.application[name];
  return values ? DESCRIBE[name](values, context) : [];
}

export type { SchemaContext } from './context.ts';
export type { FieldErrors } from './validate.ts';
