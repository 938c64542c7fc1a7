import type { TaxDetails } from '../../application.ts';
import { fromIsoDate } from '../../formats/dates.ts';
import { firstTaxBlocks, settleTaxBlocks } from '../../tax/blocks.ts';
import { taxInvestorKind, taxTypesFor } from '../../tax.ts';
import type { SchemaContext } from '../context.ts';

/**
 * The form when the step opens: what was saved or typed; at first the named blocks, the tax type where only one is offered
 * (3-TAX-15), and today's date under the declaration (3-DECL-04). Nobody signs by default.
 */
export function open(
  saved: TaxDetails | undefined,
  { application, user, today }: Pick<SchemaContext, 'application' | 'user' | 'today'>,
): TaxDetails {
  const [onlyType, ...otherTypes] = taxTypesFor(application.investor_details, user);
  const taxType = onlyType && otherTypes.length === 0 ? onlyType : '';
  const form: TaxDetails = {
    investor_type: taxInvestorKind(taxType) ?? 'INDIV',
    tax_type: taxType,
    investors: firstTaxBlocks(application.investor_details, taxType),
    submit_person_name: '',
    submit_date: fromIsoDate(today),
    send_comms: true,
    ...saved,
  };
  return settleTaxBlocks(form, application.investor_details);
}
