/** What an accepted application has to pay, and how: the `payment` of the submission's answer; the page and the e-mail read it. */
import type { PaymentMethodCode } from '../application.ts';

export interface PaymentDue {
  is_due: boolean;
  /** Decimal string, two decimals. */
  amount_due: string;
  /** With thousands separators. */
  amount_due_formatted: string;
  currency_code: string;
  code: PaymentMethodCode | null;
  /** Whether the instructions below are sent by themselves (2-NEXT-06). */
  are_instructions_sent: boolean;
  bpay: { biller_code: string; reference: string } | null;
  eft: { account_name: string; bsb: string; account_number: string; reference: string } | null;
  cheque: { payee: string; reference: string } | null;
}
