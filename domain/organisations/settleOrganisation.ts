import type { Company, InvestorDetails } from '../application.ts';
import { settleAddresses } from '../addresses/address.ts';
import { normaliseDate } from '../formats/dates.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { askedOfCompany } from '../stepRules/investor_details/asked.ts';
import { keepOnly, trimmed, withFormats } from '../stepRules/keep.ts';
import { settleCompany } from './answeredAway.ts';

/** What is kept of a company that is not the owner itself (2-CO-25, 2-CTR-02, 2-TRST-15, 2-BARE-08): nothing that is not asked. */
export function settleOrganisation<Values extends Company>(
  company: Values,
  context: Pick<SchemaContext, 'offer' | 'today'>,
): Values {
  return formatted(settleAddresses(settleCompany(keepOnly(company, askedOfCompany(context.offer)))), context);
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
