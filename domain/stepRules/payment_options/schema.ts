import { PAYMENT_OPTIONS } from '../../model/fields.ts';
import type { PaymentOptions } from '../../model/application.ts';
import { entityNameRule } from '../../people/personNames.ts';
import { bankErrors } from '../../texts/bankErrors.ts';
import {
  australianAccountNumberFormat,
  bsbFormat,
  requiresStatement,
  statementMissing,
} from '../../money/accountSchema.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { offeredPayments, paysFromOtherAccount, asksForPaymentStatement } from './rules.ts';
import { fields, oneOf, required, shownWhile, text, uploadedDocument } from '../../rules/fieldRules.ts';

/** Returns the rules of the payment options (1-PAY-11 to 1-PAY-21). */
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
        (values: PaymentOptions) => asksForPaymentStatement(context, values) && requiresStatement(context),
        statementMissing,
      ),
    ),
  });
}
