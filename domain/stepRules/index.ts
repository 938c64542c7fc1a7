/**
 * The rules of every step in one table, for the service and for tests. A form imports its own step's modules instead, so that no step
 * carries the others' rules into the browser.
 */
import type { Schema } from 'yup';
import type { Application, DataStepName, StepData } from '../application.ts';
import { applicantProfile } from './applicant_profile/index.ts';
import { bankDetails } from './bank_details/index.ts';
import { beneficialOwners } from './beneficial_owners/index.ts';
import { contactDetails } from './contact_details/index.ts';
import { corporateTrustee } from './corporate_trustee/index.ts';
import type { SchemaContext } from './context.ts';
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

const NAMES = Object.keys(STEP_RULES) as DataStepName[];

/** Every step settled, each with those before it as they are settled. */
export function settleApplication(context: SchemaContext): Application {
  return NAMES.reduce((application, name) => settleStep(name, { ...context, application }), context.application);
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

export type { SchemaContext } from './context.ts';
export type { FieldErrors } from './validate.ts';
