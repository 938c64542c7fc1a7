/**
 * All schemas in one table, for the server and whoever checks a whole application. A form imports its own step's file instead,
 * so that no step carries the others' rules into the browser.
 */
import type { Schema } from 'yup';
import type { DataStepName } from '../application.ts';
import { schema as applicantProfile } from './applicant_profile/schema.ts';
import { schema as bankDetails } from './bank_details/schema.ts';
import { schema as beneficialOwners } from './beneficial_owners/schema.ts';
import { schema as contactDetails } from './contact_details/schema.ts';
import type { SchemaContext } from './context.ts';
import { schema as corporateTrustee } from './corporate_trustee/schema.ts';
import { schema as directors } from './directors/schema.ts';
import { schema as investorDetails } from './investor_details/schema.ts';
import { schema as landingPage } from './landingpage/schema.ts';
import { schema as others } from './others/schema.ts';
import { schema as paymentOptions } from './payment_options/schema.ts';
import { schema as purchaseAmount } from './purchase_amount/schema.ts';
import { schema as review } from './review/schema.ts';
import { schema as taxDetails } from './tax_details/schema.ts';
import { schema as trustees } from './trustees/schema.ts';
import { validateWith, type FieldErrors } from './validate.ts';

const SCHEMAS: { [Name in DataStepName]: (context: SchemaContext) => Schema } = {
  landingpage: landingPage,
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

/** The schema of a step's values. */
export function stepSchema(name: DataStepName, context: SchemaContext): Schema {
  return SCHEMAS[name](context);
}

/** A step's values judged: path -> first message, empty when they are accepted. */
export function validateStep(name: DataStepName, values: unknown, context: SchemaContext): FieldErrors {
  return validateWith(stepSchema(name, context), values ?? {});
}

export type { SchemaContext } from './context.ts';
export type { FieldErrors } from './validate.ts';
