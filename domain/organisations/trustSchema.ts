import { DOCUMENT } from '../application/fields.ts';
import type { Schema } from 'yup';
import type { InvestorDetails } from '../application.ts';
import { entityNumberKind } from './businessNumbers.ts';
import { requiresRegisteredCountry } from './registration.ts';
import { entityNameRule } from '../people/personNames.ts';
import { organisationErrors } from '../texts/errors.ts';
import { asksForArsn } from './businessNumbers.ts';
import { isTrustType } from './trustTypes.ts';
import { companySchema, registeredCountry, registrationFields, validAbn } from './companySchema.ts';
import type { SchemaContext } from '../stepRules/context.ts';
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
} from '../stepRules/fieldRules.ts';

/** What a trust's rules hang on besides its own fields. */
type TrustAnswers = Pick<InvestorDetails, 'has_custodian'>;

/** A trust or superannuation fund (2-TRST); its trustees have steps of their own, a custodian is a company (2-TRST-15). */
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
