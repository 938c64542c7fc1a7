/** Payment of an accepted application, its amount and its ways: the `payment` of the submission's response, and of the e-mail. */
import type { Application } from '#domain/application.ts';
import { dueNow } from '#domain/investment.ts';
import { formatMoney, isZeroMoney } from '#domain/money/money.ts';
import type { Offer, PaymentMethodName } from '#domain/offer.ts';
import { paymentChoices } from '#domain/payment.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { isRegularPlan } from '#domain/steps.ts';

interface Numbers {
  reference: string;
  /** Customer reference for BPAY; null if BPAY cannot be offered. */
  bpayReference: string | null;
}

function instructions(
  offer: Offer,
  methods: PaymentMethodName[],
  { reference, bpayReference }: Numbers,
): Pick<PaymentDue, 'bpay' | 'eft' | 'cheque'> {
  const { bpay_biller_code, eft_account_name, eft_bsb, eft_account_number, cheque_payee } = offer.biller ?? {};
  const hasEft = methods.includes('Electronic funds transfer') && eft_account_name && eft_bsb && eft_account_number;
  return {
    bpay:
      methods.includes('BPAY') && bpay_biller_code && bpayReference
        ? { biller_code: bpay_biller_code, reference: bpayReference }
        : null,
    eft: hasEft
      ? { account_name: eft_account_name, bsb: eft_bsb, account_number: eft_account_number, reference }
      : null,
    cheque: methods.includes('Cheque') && cheque_payee ? { payee: cheque_payee, reference } : null,
  };
}

/** Returns the payment, computed from the stored application, its references and the offer alone. */
export function paymentDue(offer: Offer, application: Application, numbers: Numbers): PaymentDue {
  const purchase = application.purchase_amount ?? {};
  const isPlan = isRegularPlan(purchase);
  const amount = dueNow(offer, purchase);
  const code = application.payment_options?.paymentMethod || null;
  const choice = paymentChoices(offer, purchase, isPlan).find((one) => one.code === code);
  const isDue = !isZeroMoney(amount);
  return {
    is_due: isDue,
    amount_due: amount,
    amount_due_formatted: formatMoney(amount),
    currency_code: offer.currency_code ?? 'AUD',
    code,
    are_instructions_sent: offer.send_invoice_method === 'A',
    ...instructions(offer, isDue ? (choice?.methods ?? []) : [], numbers),
  };
}
