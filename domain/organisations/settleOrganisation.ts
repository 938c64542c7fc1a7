import type { Company, InvestorDetails } from '../model/application.ts';
import { settleAddresses } from '../addresses/address.ts';
import { normaliseDate } from '../formats/dates.ts';
import type { SchemaContext } from '../rules/context.ts';
import { askedOfCompany, type CompanyPosition } from './askedOfCompany.ts';
import { pickFields, trimText, applyFormats } from '../rules/fieldFormats.ts';
import { DECLARERS } from '../rules/declarationRules.ts';
import { settleDeclaration } from '../rules/settleDeclaration.ts';
import { settleCompany } from './answeredAway.ts';

/**
 * Returns the saved form of a company that is not the owner itself (2-CO-25, 2-CTR-02, 2-TRST-15, 2-BARE-08): only fields that are asked.
 * The trustee of a bare trust declares its taxes in its block.
 */
export function settleOrganisation<Values extends Company>(
  company: Values,
  position: CompanyPosition,
  context: SchemaContext,
): Values {
  const kept = settleAddresses(settleCompany(pickFields(company, askedOfCompany(context.offer, position))));
  return settleDeclaration(withFormattedFields(kept, context), DECLARERS.company, context);
}

/** Formats names without outer blanks, and the certificate's date as DD/MM/YYYY. */
export function withFormattedFields<Values extends InvestorDetails>(
  values: Values,
  { today }: Pick<SchemaContext, 'today'>,
): Values {
  return applyFormats<InvestorDetails>(values, {
    companyName: trimText,
    trustName: trimText,
    partnershipName: trimText,
    sophisticatedInvestorDocDate: (typed) => normaliseDate(typed, { kind: 'issue', today }),
  }) as Values;
}
