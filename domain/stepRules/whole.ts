/**
 * A whole application settled, and its steps judged: the tables of `settle` and `schema`, with the rules of inline declarations, which a
 * form loads where its offer has them, and without the rest of a step's rules.
 */
import type { Schema } from 'yup';
import type { Application, DataStepName, StepData } from '../application.ts';
import { inlineDeclarations as declarations } from '../tax/inlineDeclarations.ts';
import type { SchemaContext } from './context.ts';
import { schema as schemaOfApplicantProfile } from './applicant_profile/schema.ts';
import { settle as settleApplicantProfile } from './applicant_profile/settle.ts';
import { schema as schemaOfBankDetails } from './bank_details/schema.ts';
import { settle as settleBankDetails } from './bank_details/settle.ts';
import { schema as schemaOfBeneficialOwners } from './beneficial_owners/schema.ts';
import { settle as settleBeneficialOwners } from './beneficial_owners/settle.ts';
import { schema as schemaOfContactDetails } from './contact_details/schema.ts';
import { settle as settleContactDetails } from './contact_details/settle.ts';
import { schema as schemaOfCorporateTrustee } from './corporate_trustee/schema.ts';
import { settle as settleCorporateTrustee } from './corporate_trustee/settle.ts';
import { schema as schemaOfDirectors } from './directors/schema.ts';
import { settle as settleDirectors } from './directors/settle.ts';
import { schema as schemaOfInvestorDetails } from './investor_details/schema.ts';
import { settle as settleInvestorDetails } from './investor_details/settle.ts';
import { schema as schemaOfLandingpage } from './landingpage/schema.ts';
import { settle as settleLandingpage } from './landingpage/settle.ts';
import { schema as schemaOfOthers } from './others/schema.ts';
import { settle as settleOthers } from './others/settle.ts';
import { schema as schemaOfPaymentOptions } from './payment_options/schema.ts';
import { settle as settlePaymentOptions } from './payment_options/settle.ts';
import { schema as schemaOfPurchaseAmount } from './purchase_amount/schema.ts';
import { settle as settlePurchaseAmount } from './purchase_amount/settle.ts';
import { schema as schemaOfReview } from './review/schema.ts';
import { settle as settleReview } from './review/settle.ts';
import { schema as schemaOfTaxDetails } from './tax_details/schema.ts';
import { settle as settleTaxDetails } from './tax_details/settle.ts';
import { schema as schemaOfTrustees } from './trustees/schema.ts';
import { settle as settleTrustees } from './trustees/settle.ts';
import type { StepRules } from './rules.ts';
import { validateWith, type FieldErrors } from './validate.ts';

/** In the order in which one step may depend on another. */
const SETTLE: { readonly [Name in DataStepName]: StepRules<StepData[Name]>['settle'] } = {
  landingpage: settleLandingpage,
  contact_details: settleContactDetails,
  applicant_profile: settleApplicantProfile,
  purchase_amount: settlePurchaseAmount,
  investor_details: settleInvestorDetails,
  directors: settleDirectors,
  corporate_trustee: settleCorporateTrustee,
  trustees: settleTrustees,
  beneficial_owners: settleBeneficialOwners,
  others: settleOthers,
  tax_details: settleTaxDetails,
  bank_details: settleBankDetails,
  payment_options: settlePaymentOptions,
  review: settleReview,
};

const SCHEMAS: { readonly [Name in DataStepName]: StepRules<StepData[Name]>['schema'] } = {
  landingpage: schemaOfLandingpage,
  contact_details: schemaOfContactDetails,
  applicant_profile: schemaOfApplicantProfile,
  purchase_amount: schemaOfPurchaseAmount,
  investor_details: schemaOfInvestorDetails,
  directors: schemaOfDirectors,
  corporate_trustee: schemaOfCorporateTrustee,
  trustees: schemaOfTrustees,
  beneficial_owners: schemaOfBeneficialOwners,
  others: schemaOfOthers,
  tax_details: schemaOfTaxDetails,
  bank_details: schemaOfBankDetails,
  payment_options: schemaOfPaymentOptions,
  review: schemaOfReview,
};

/** Every step settled, each with those before it as they are settled. */
export function settleApplication(context: SchemaContext): Application {
  const names = Object.keys(SETTLE) as DataStepName[];
  return names.reduce((application, name) => settleStep(name, { ...context, application }), context.application);
}

function settleStep<N extends DataStepName>(name: N, context: SchemaContext): Application {
  const values: StepData[N] | null | undefined = context.application[name];
  // What the wire brings may be null, whatever its type says.
  if (!values) return context.application;
  return { ...context.application, [name]: SETTLE[name](values, { ...context, declarations }) };
}

/** The schema of a step's values. */
export function stepSchema(name: DataStepName, context: SchemaContext): Schema {
  return SCHEMAS[name]({ ...context, declarations });
}

/** A step's values judged: path -> first message, empty when they are accepted. */
export function validateStep(name: DataStepName, values: unknown, context: SchemaContext): FieldErrors {
  return validateWith(stepSchema(name, context), values ?? {});
}
