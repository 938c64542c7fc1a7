/**
 * Rules of every step in one table: whole applications, the service and tests read it. A page imports the rules of its own step, and review
 * reads `readings.ts`, which loads no schema.
 */
import type { Schema } from 'yup';
import type { Application, DataStepName, StepData } from '../model/application.ts';
import type { SchemaContext } from '../rules/context.ts';
import type { StepRules } from '../rules/stepRules.ts';
import { validateWith, type FieldErrors } from '../rules/validate.ts';
import * as applicantProfile from './applicant_profile/rules.ts';
import { schema as schemaOfApplicantProfile } from './applicant_profile/schema.ts';
import * as bankDetails from './bank_details/rules.ts';
import { schema as schemaOfBankDetails } from './bank_details/schema.ts';
import * as beneficialOwners from './beneficial_owners/rules.ts';
import { schema as schemaOfBeneficialOwners } from './beneficial_owners/schema.ts';
import { describe as describeContact } from './contact_details/describe.ts';
import * as contactDetails from './contact_details/rules.ts';
import { schema as schemaOfContactDetails } from './contact_details/schema.ts';
import { summarise as summariseContact } from './contact_details/summarise.ts';
import * as corporateTrustee from './corporate_trustee/rules.ts';
import { schema as schemaOfCorporateTrustee } from './corporate_trustee/schema.ts';
import * as directors from './directors/rules.ts';
import { schema as schemaOfDirectors } from './directors/schema.ts';
import * as investorReadings from './investor_details/describe.ts';
import * as investorDetails from './investor_details/rules.ts';
import { schema as schemaOfInvestorDetails } from './investor_details/schema.ts';
import * as landingpage from './landingpage/rules.ts';
import { schema as schemaOfLandingpage } from './landingpage/schema.ts';
import * as others from './others/rules.ts';
import { schema as schemaOfOthers } from './others/schema.ts';
import * as paymentOptions from './payment_options/rules.ts';
import { schema as schemaOfPaymentOptions } from './payment_options/schema.ts';
import * as purchaseAmount from './purchase_amount/rules.ts';
import { schema as schemaOfPurchaseAmount } from './purchase_amount/schema.ts';
import * as review from './review/rules.ts';
import { schema as schemaOfReview } from './review/schema.ts';
import * as taxDetails from './tax_details/rules.ts';
import { schema as schemaOfTaxDetails } from './tax_details/schema.ts';
import * as trustees from './trustees/rules.ts';
import { schema as schemaOfTrustees } from './trustees/schema.ts';
import { inlineDeclarations as declarations } from './inlineDeclarations.ts';

/** Ordered so that a step comes after the steps it may depend on. */
export const STEP_RULES: { readonly [Name in DataStepName]: StepRules<StepData[Name]> } = {
  landingpage: { ...landingpage, schema: schemaOfLandingpage },
  contact_details: {
    ...contactDetails,
    describe: describeContact,
    summarise: summariseContact,
    schema: schemaOfContactDetails,
  },
  applicant_profile: { ...applicantProfile, schema: schemaOfApplicantProfile },
  purchase_amount: { ...purchaseAmount, schema: schemaOfPurchaseAmount },
  investor_details: withDeclarations<StepData['investor_details']>({
    ...investorDetails,
    ...investorReadings,
    schema: schemaOfInvestorDetails,
  }),
  directors: { ...directors, schema: schemaOfDirectors },
  corporate_trustee: { ...corporateTrustee, schema: schemaOfCorporateTrustee },
  trustees: { ...trustees, schema: schemaOfTrustees },
  beneficial_owners: withDeclarations<StepData['beneficial_owners']>({
    ...beneficialOwners,
    schema: schemaOfBeneficialOwners,
  }),
  others: { ...others, schema: schemaOfOthers },
  tax_details: { ...taxDetails, schema: schemaOfTaxDetails },
  bank_details: { ...bankDetails, schema: schemaOfBankDetails },
  payment_options: { ...paymentOptions, schema: schemaOfPaymentOptions },
  review: { ...review, schema: schemaOfReview },
};

/** Settles every step, each with the settled versions of the steps before it. */
export function settleApplication(context: SchemaContext): Application {
  const names = Object.keys(STEP_RULES) as DataStepName[];
  return names.reduce((application, name) => settleStep(name, { ...context, application }), context.application);
}

function settleStep<N extends DataStepName>(name: N, context: SchemaContext): Application {
  const values: StepData[N] | null | undefined = context.application[name];
  // Wire data may be null here, whatever its type says.
  if (!values) return context.application;
  return { ...context.application, [name]: STEP_RULES[name].settle(values, { ...context, declarations }) };
}

/** Returns the schema of a step's values. */
export function stepSchema(name: DataStepName, context: SchemaContext): Schema {
  return STEP_RULES[name].schema({ ...context, declarations });
}

/** Checks a step's values: path -> first message, empty if they are accepted. */
export function validateStep(name: DataStepName, values: unknown, context: SchemaContext): FieldErrors {
  return validateWith(stepSchema(name, context), values ?? {});
}

export type { SchemaContext } from '../rules/context.ts';

export type { FieldErrors } from '../rules/validate.ts';

/**
 * Returns the rules of a step in which people declare their taxes, with those of the declaration. A form
 * loads those only if its offer has them.
 */
function withDeclarations<Values extends object, Form extends Values = Values>(
  rules: StepRules<Values, Form>,
): StepRules<Values, Form> {
  return {
    ...rules,
    open: (saved, context) => rules.open(saved, { ...context, declarations }),
    settle: (form, context) => rules.settle(form, { ...context, declarations }),
    schema: (context) => rules.schema({ ...context, declarations }),
  };
}
