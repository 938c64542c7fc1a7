import type { PaymentMethodCode, PaymentOptions, UploadedDocument } from '#domain/application.ts';
import { formatBsb } from '#domain/formats/format.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { offeredPayments, onlyPaymentCode, showsPaymentStatement } from '#domain/stepRules/payment_options/schema.ts';
import { clearInapplicablePaymentFields } from '#domain/application/stepDefaults.ts';

/** The choice, and the other account of method N, as typed. */
export interface PaymentFormValues {
  paymentMethod: PaymentMethodCode | '';
  accountName: string;
  bsb: string;
  accountNumber: string;
  payment_bank_statement: UploadedDocument | null;
}

type OfferAndApplication = Pick<SchemaContext, 'offer' | 'application'>;

const EMPTY: PaymentFormValues = {
  paymentMethod: '',
  accountName: '',
  bsb: '',
  accountNumber: '',
  payment_bank_statement: null,
};

/**
 * The form's first values. A choice that is no longer offered has to be made again; where there is only one, it is made
 * already (1-PAY-11).
 */
export function toFormValues(
  payment: PaymentOptions | undefined,
  { offer, application }: OfferAndApplication,
): PaymentFormValues {
  const isOffered = offeredPayments(offer, application).some(({ code }) => code === payment?.paymentMethod);
  const paymentMethod = isOffered ? (payment?.paymentMethod ?? '') : (onlyPaymentCode(offer, application) ?? '');
  return { ...EMPTY, ...payment, paymentMethod };
}

/** What is saved: the choice, and with method N the account, its BSB with a dash (1-PAY-12, 1-PAY-18). */
export function fromFormValues(
  { payment_bank_statement, ...form }: PaymentFormValues,
  context: OfferAndApplication,
): PaymentOptions {
  const hasStatement = showsPaymentStatement(context, form);
  return clearInapplicablePaymentFields({
    ...form,
    bsb: formatBsb(form.bsb),
    ...(hasStatement && { payment_bank_statement }),
  });
}
