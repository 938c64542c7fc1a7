import type { BankDetails } from '../../application.ts';
import { formatBsb } from '../../formats/format.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';
import { asked } from './asked.ts';

/** What is kept: a BSB with its dash, and nothing that the account's country or the offer does not ask for (1-BANK-04, 1-BANK-23). */
export function settle(form: BankDetails, context: Pick<SchemaContext, 'offer' | 'application'>): BankDetails {
  return withFormats(keepOnly(form, asked(form, context)), { bsb: formatBsb, accountName: trimmed });
}
