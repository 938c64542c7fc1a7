import type { Company, InvestorDetails } from '../application.ts';
import { settleAddresses } from '../addresses/address.ts';
import { normaliseDate } from '../formats/dates.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { askedOfCompany, type CompanyPosition } from '../stepRules/investor_details/asked.ts';
import { keepOnly, trimmed, withFormats } from '../stepRules/keep.ts';
import { DECLARERS } from '../tax/declarationRules.ts';
import { settleDeclaration } from '../tax/settleDeclaration.ts';
import { settleCompany } from './answeredAway.ts';

/**
 * What is kept of a company that is not the owner itself (2-CO-25, 2-CTR-02, 2-TRST-15, 2-BARE-08): nothing that is not asked. The trustee
 * of a bare trust declares its taxes in its block.
 */
export function settleOrganisation<Values extends Company>(
  company: Values,
  position: CompanyPosition,
  context: SchemaContext,
): Values {
  const kept = settleAddresses(settleCompany(keepOnly(company, askedOfCompany(context.offer, position))));
  return settleDeclaration(formatted(kept, context), DECLARERS.company, context);
}

/** Names without outer blanks, the certificate's date as DD/MM/YYYY. */
export function formatted<Values extends InvestorDetails>(
  values: Values,
  { today }: Pick<SchemaContext, 'today'>,
): Values {
  return withFormats<InvestorDetails>(values, {
    companyName: trimmed,
    trustName: trimmed,
    partnershipName: trimmed,
    sophisticatedInvestorDocDate: (typed) => normaliseDate(typed, { kind: 'issue', today }),
  }) as Values;
}
