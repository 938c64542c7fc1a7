/** What the payment step asks, without the rules of its answers. */
import type { Application, PaymentMethodCode, PaymentOptions } from '../../application.ts';
import type { Offer } from '../../offer.ts';
import { paymentChoices, type PaymentChoice } from '../../payment.ts';
import { asksForStatement } from '../../readiness/statements.ts';
import { isRegularPlan } from '../../steps.ts';
import type { SchemaContext } from '../context.ts';

/** The payment codes offered to this application, D only with an account on file (1-PAY-03, 1-PAY-06 to 1-PAY-09). */
export function offeredPayments(offer: Offer, application: Application): PaymentChoice[] {
  const investment = application.purchase_amount ?? {};
  return paymentChoices(offer, investment, isRegularPlan(application.purchase_amount), application.bank_details ?? {});
}

/** The fields of another account: method N only (1-PAY-13 to 1-PAY-18). */
export function paysFromOtherAccount(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'N';
}

/** The authorisation text: any direct debit (1-PAY-10). */
export function authorisesDebit(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'D' || values.paymentMethod === 'N';
}

/** The statement upload of another account (1-PAY-22, 1-PAY-23). */
export function asksForPaymentStatement(
  context: Pick<SchemaContext, 'offer' | 'application'>,
  values: PaymentOptions,
): boolean {
  return paysFromOtherAccount(values) && asksForStatement(context);
}

/** The only code offered, which then needs no choosing (1-PAY-11); undefined when there are several or none. */
export function onlyPaymentCode(offer: Offer, application: Application): PaymentMethodCode | undefined {
  const [only, ...others] = offeredPayments(offer, application);
  return others.length === 0 ? only?.code : undefined;
}

/** True where a saved choice is not offered any more, so that another one has to be made (1-PAY-11). */
export function hasLostChoice(offer: Offer, application: Application): boolean {
  const chosen = application.payment_options?.paymentMethod;
  return Boolean(chosen) && offeredPayments(offer, application).every(({ code }) => code !== chosen);
}

/** Every field that is asked (1-PAY-12 to 1-PAY-18, 1-PAY-22). */
export function asked(
  values: PaymentOptions,
  context: Pick<SchemaContext, 'offer' | 'application'>,
): readonly (keyof PaymentOptions)[] {
  if (!paysFromOtherAccount(values)) return ['paymentMethod'];
  const statement = asksForPaymentStatement(context, values) ? (['payment_bank_statement'] as const) : [];
  return ['paymentMethod', 'accountName', 'bsb', 'accountNumber', ...statement];
}
