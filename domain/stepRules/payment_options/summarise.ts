import type { PaymentOptions } from '../../application.ts';
import { describeAccount, describeChoice } from '../../money/describePayment.ts';
import type { SummaryContext, SummaryLine } from '../description.ts';
import { offeredPayments, paysFromOtherAccount } from './asked.ts';

/** The chosen way to pay; nothing while the stored choice is not on offer. */
export function summarise(values: PaymentOptions, { offer, application }: SummaryContext): SummaryLine[] {
  const chosen = offeredPayments(offer, application).find(({ code }) => code === values.paymentMethod);
  if (!chosen) return [];
  return [describeChoice(chosen), ...(paysFromOtherAccount(values) ? describeAccount(values) : [])];
}
