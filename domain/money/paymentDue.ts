/**
 * Payment due for an accepted application, and the ways to pay it: the `payment` of the submission's response. The page and the e-mail read
 * it.
 */
import type { PaymentMethodCode } from '../model/application.ts';

export interface PaymentDue {
  is_due: boolean;
  /** Decimal string, two decimals. */
  amount_due: string;
  /** Amount due with thousands separators. */
  amount_due_formatted: string;
  currency_code: string;
  code: PaymentMethodCode | null;
  /** True when the service sends the instructions below by itself (2-NEXT-06). */
  are_instructions_sent: boolean;
  bpay: { biller_code: string; reference: string } | null;
  eft: { account_name: string; bsb: string; account_number: string; reference: string } | null;
  cheque: { payee: string; reference: string } | null;
}
