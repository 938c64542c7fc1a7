import type { PaymentOptions } from '../../application.ts';
import { describeAccount, describeChoice } from '../../money/describePayment.ts';
import type { SummaryContext, SummaryLine } from '../description.ts';
import { offeredPayments, paysFromOtherAccount } from './asked.ts';

/** The chosen way to pay; nothing while the stored choice is not on offer. */
export function summarise(values: PaymentOptions, { offer, application }: SummaryContext): SummaryLine[] {
  const offered = offeredPayments(offer, application);
  const chosen = offered.find(({ code }) => code === values.paymentMethod);
  if (!chosen) return [];
  return [describeChoice(chosen, offered), ...(paysFromOtherAccount(values) ? describeAccount(values) : [])];
}
