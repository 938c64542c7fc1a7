import type { PaymentMethodCode, PaymentOptions, UploadedDocument } from '../../application.ts';
import type { SchemaContext } from '../context.ts';
import { offeredPayments, onlyPaymentCode } from './asked.ts';

/** The choice, and the other account of method N, as typed. */
export interface PaymentForm extends Required<PaymentOptions> {
  paymentMethod: PaymentMethodCode | '';
  payment_bank_statement: UploadedDocument | null;
}

const EMPTY: PaymentForm = {
  paymentMethod: '',
  accountName: '',
  bsb: '',
  accountNumber: '',
  payment_bank_statement: null,
};

/**
 * The form's first values. The only choice is made already, but never in the place of another one that was saved before: one that is no
 * longer offered has to be made again (1-PAY-11).
 */
export function open(
  saved: PaymentOptions | undefined,
  { offer, application }: Pick<SchemaContext, 'offer' | 'application'>,
): PaymentForm {
  const isAsked = application.payment_options?.paymentMethod !== undefined;
  const chosen = saved?.paymentMethod || (isAsked ? undefined : onlyPaymentCode(offer, application));
  const isOffered = offeredPayments(offer, application).some(({ code }) => code === chosen);
  return { ...EMPTY, ...saved, paymentMethod: isOffered && chosen ? chosen : '' };
}
