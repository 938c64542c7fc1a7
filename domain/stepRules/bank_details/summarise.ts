import type { BankDetails } from '../../application.ts';
import { describeAccount } from '../../money/describePayment.ts';
import { bankTexts } from '../../texts/bank.ts';
import type { SummaryLine } from '../description.ts';
import { isAustralianAccount } from './asked.ts';

/** The account; of its number only the end, and the country of an account abroad. */
export function summarise(values: BankDetails): SummaryLine[] {
  const account = describeAccount(values);
  if (account.length === 0) return [bankTexts.noAccount];
  return [...account, isAustralianAccount(values) ? null : { id: values.bankCountry }];
}
