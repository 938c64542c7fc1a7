/**
 * The rules of every step in one table, for tests and for who adds a step. What is served imports what it needs alone: a form its own step's
 * modules, the judge of whole applications `whole.ts`, review `describeStep.ts`, so that nothing carries what it does not read.
 */
import type { DataStepName, StepData } from '../application.ts';
import { applicantProfile } from './applicant_profile/index.ts';
import { bankDetails } from './bank_details/index.ts';
import { beneficialOwners } from './beneficial_owners/index.ts';
import { contactDetails } from './contact_details/index.ts';
import { corporateTrustee } from './corporate_trustee/index.ts';
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

export { settleApplication, validateStep } from './whole.ts';
export type { SchemaContext } from './context.ts';
export type { FieldErrors } from './validate.ts';
