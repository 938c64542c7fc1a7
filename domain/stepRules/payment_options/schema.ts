import type { Application, PaymentMethodCode, PaymentOptions } from '../../application.ts';
import type { Offer } from '../../offer.ts';
import { paymentChoices, type PaymentChoice } from '../../payment.ts';
import { entityNameRule } from '../../people/personNames.ts';
import { isRegularPlan } from '../../steps.ts';
import { bankErrors } from '../../texts/errors.ts';
import {
  asksForStatement,
  australianAccountNumberFormat,
  bsbFormat,
  mustGiveStatement,
  statementMissing,
} from '../../money/accountSchema.ts';
import type { SchemaContext } from '../context.ts';
import { fields, oneOf, required, shownWhile, text, uploadedDocument } from '../fieldRules.ts';

/** The payment codes offered to this application, D only with an account on file (1-PAY-03, 1-PAY-06 to 1-PAY-09). */
export function offeredPayments(offer: Offer, application: Application): PaymentChoice[] {
  const investment = application.purchase_amount ?? {};
  return paymentChoices(offer, investment, isRegularPlan(application.purchase_amount), application.bank_details ?? {});
}

/** The fields of another account: method N only (1-PAY-13 to 1-PAY-18). */
export function showsOtherAccount(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'N';
}

/** The authorisation text: any direct debit (1-PAY-10). */
export function showsAuthorisation(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'D' || values.paymentMethod === 'N';
}

/** The statement upload of another account (1-PAY-22, 1-PAY-23). */
export function showsPaymentStatement(
  context: Pick<SchemaContext, 'offer' | 'application'>,
  values: PaymentOptions,
): boolean {
  return showsOtherAccount(values) && asksForStatement(context);
}

/** The only code offered, which then needs no choosing (1-PAY-11); undefined when there are several or none. */
export function onlyPaymentCode(offer: Offer, application: Application): PaymentMethodCode | undefined {
  const [only, ...others] = offeredPayments(offer, application);
  return others.length === 0 ? only?.code : undefined;
}

/** Payment options (1-PAY-11 to 1-PAY-21). */
export function schema(context: SchemaContext) {
  const codes = offeredPayments(context.offer, context.application).map(({ code }) => code);
  const isOther = showsOtherAccount;
  return fields<PaymentOptions>({
    paymentMethod: text(required(), oneOf(codes)),
    accountName: text(shownWhile(isOther, required(bankErrors.accountName), entityNameRule)),
    bsb: text(shownWhile(isOther, required(bankErrors.bsb), bsbFormat)),
    accountNumber: text(shownWhile(isOther, required(bankErrors.accountNumber), australianAccountNumberFormat)),
    payment_bank_statement: uploadedDocument(
      shownWhile(
        (values: PaymentOptions) => showsPaymentStatement(context, values) && mustGiveStatement(context),
        statementMissing,
      ),
    ),
  });
}
