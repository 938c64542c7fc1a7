import type { PaymentOptions } from '../../application.ts';
import { formatBsb } from '../../formats/format.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';
import { asked } from './asked.ts';

/** What is kept: the choice, and with method N the account, its BSB with a dash (1-PAY-12, 1-PAY-18). */
export function settle(form: PaymentOptions, context: Pick<SchemaContext, 'offer' | 'application'>): PaymentOptions {
  return withFormats(keepOnly(form, asked(form, context)), { bsb: formatBsb, accountName: trimmed });
}
