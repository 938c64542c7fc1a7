import { PAYMENT_OPTIONS } from '../../application/fields.ts';
import type { PaymentOptions } from '../../application.ts';
import { entityNameRule } from '../../people/personNames.ts';
import { bankErrors } from '../../texts/errors.ts';
import {
  australianAccountNumberFormat,
  bsbFormat,
  mustGiveStatement,
  statementMissing,
} from '../../money/accountSchema.ts';
import type { SchemaContext } from '../context.ts';
import { offeredPayments, paysFromOtherAccount, asksForPaymentStatement } from './asked.ts';
import { fields, oneOf, required, shownWhile, text, uploadedDocument } from '../fieldRules.ts';

/** Payment options (1-PAY-11 to 1-PAY-21). */
export function schema(context: SchemaContext) {
  const codes = offeredPayments(context.offer, context.application).map(({ code }) => code);
  const isOther = paysFromOtherAccount;
  return fields(PAYMENT_OPTIONS, {
    paymentMethod: text(required(), oneOf(codes)),
    accountName: text(shownWhile(isOther, required(bankErrors.accountName), entityNameRule)),
    bsb: text(shownWhile(isOther, required(bankErrors.bsb), bsbFormat)),
    accountNumber: text(shownWhile(isOther, required(bankErrors.accountNumber), australianAccountNumberFormat)),
    payment_bank_statement: uploadedDocument(
      shownWhile(
        (values: PaymentOptions) => asksForPaymentStatement(context, values) && mustGiveStatement(context),
        statementMissing,
      ),
    ),
  });
}
