import type { Schema } from 'yup';
import type { Company, InvestorDetails } from '../model/application.ts';
import { entityNumberKind } from './businessNumbers.ts';
import { entityNameRule } from '../people/personNames.ts';
import { organisationErrors } from '../texts/errors.ts';
import { registeredCountry, registrationFields, validAbn } from './companySchema.ts';
import type { SchemaContext } from '../rules/context.ts';
import { certificateSchema } from '../people/personSchema.ts';
import { flag, required, shownWhile, text, uploadedDocument } from '../rules/fieldRules.ts';

/** Returns the fields of a partnership (2-PART-06 to 2-PART-15). */
export function partnershipFields({ offer }: SchemaContext): { [Field in keyof InvestorDetails]?: Schema } {
  const isRegulated = (partnership: InvestorDetails) => partnership.regulated_partnership === true;
  return {
    partnershipName: text(required(organisationErrors.partnershipName), entityNameRule),
    registered_country: registeredCountry(false),
    ...registrationFields(entityNumberKind, abnRule),
    regulated_partnership: flag(required(organisationErrors.regulated)),
    regulation_association: text(shownWhile(isRegulated, required())),
    membership_number: text(shownWhile(isRegulated, required(organisationErrors.membershipNumber))),
    agreementDoc: uploadedDocument(),
    ...certificateSchema(offer),
  };
}

/** Requires a valid ABN from a partnership that says it has one (2-PART-07). */
function abnRule(digits: string, partnership: Company): string | null {
  if (entityNumberKind(partnership) !== 'ABN') return null;
  return partnership.has_business_number === true
    ? (required(organisationErrors.validAbn)(digits) ?? validAbn(digits))
    : validAbn(digits);
}
