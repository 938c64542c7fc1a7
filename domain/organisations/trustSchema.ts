import { DOCUMENT } from '../model/fields.ts';
import type { Schema } from 'yup';
import type { InvestorDetails } from '../model/application.ts';
import { entityNumberKind, asksForArsn } from './businessNumbers.ts';
import { requiresRegisteredCountry } from './registration.ts';
import { entityNameRule } from '../people/personNames.ts';
import { organisationErrors } from '../texts/errors.ts';

import { isTrustType } from './trustTypes.ts';
import { companySchema, registeredCountry, registrationFields, validAbn } from './companySchema.ts';
import type { SchemaContext } from '../rules/context.ts';
import { certificateSchema } from '../people/personSchema.ts';
import {
  fields,
  flag,
  list,
  oneOf,
  required,
  shownWhile,
  text,
  uploadedDocument,
  when,
  wholeObject,
} from '../rules/fieldRules.ts';

/** Answers beside the trust's own fields that its rules depend on. */
type TrustAnswers = Pick<InvestorDetails, 'has_custodian'>;

/**
 * Returns the fields of a trust or superannuation fund (2-TRST); its trustees have steps of their own, a custodian is a company
 * (2-TRST-15).
 */
export function trustFields(
  context: SchemaContext,
  { has_custodian: hasCustodian }: TrustAnswers,
): { [Field in keyof InvestorDetails]?: Schema } {
  const { offer } = context;
  return {
    trusteeType: text(required(), oneOf(['company', 'individual'])),
    trustType: text(required(organisationErrors.trustType), when(isTrustType, organisationErrors.trustType)),
    trustName: text(required(organisationErrors.trustName), entityNameRule),
    arsn: text(
      shownWhile(
        asksForArsn,
        when((typed) => /^\d{9}$/.test(typed.replace(/\s/g, '')), organisationErrors.arsn),
      ),
    ),
    registered_country: registeredCountry(requiresRegisteredCountry(offer)),
    ...registrationFields(entityNumberKind, (digits, trust) =>
      entityNumberKind(trust) === 'ABN' ? validAbn(digits) : null,
    ),
    amlCtfDoc: uploadedDocument(),
    additionalDocs: list({ row: () => fields(DOCUMENT, { filename: text(required()) }) }),
    familyTrustStatus: uploadedDocument(),
    ...certificateSchema(offer),
    has_custodian: flag(),
    custodian: hasCustodian === true ? companySchema(context) : wholeObject(),
  };
}
