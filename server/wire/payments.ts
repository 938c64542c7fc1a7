/** Payments received on the wire, for the issuer's staff. */
import { Type } from 'typebox';
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { PASTED_OUTCOMES } from '#domain/application/pastedPayments.ts';
import { closedObject, integer, nullable, nullableText, oneOf, text } from './kinds.ts';

const day = Type.String({ description: 'ISO date' });
const money = Type.String({ description: 'A decimal string' });

/** Payable amount and payments of an application. */
export const receivedPayments = closedObject(
  {
    currency: text,
    due: Type.String({ description: 'Payable now, a decimal string with two decimals' }),
    received: Type.String({ description: 'Sum of the payments, likewise' }),
    payments: Type.Array(
      closedObject({
        id: text,
        at: Type.String({ description: 'ISO date-time of recording' }),
        author: text,
        received_on: day,
        amount: money,
        bank_reference: text,
      }),
    ),
  },
  'ReceivedPayments',
);

export const paymentForm = closedObject({
  id: Type.String({ description: 'A UUID of the client’s, the same for each try of the same payment' }),
  received_on: day,
  amount: Type.String({ description: 'A decimal string above zero, with at most two decimals' }),
  bank_reference: Type.String({ description: 'Blank for none' }),
  seen: Type.String({ description: 'Sum of the payments that the client has seen, a decimal string' }),
});

export const removePaymentForm = closedObject({ id: Type.String({ description: 'The id of the payment' }) });

export const pastedForm = closedObject({
  list: Type.String({ description: 'A line for each payment: reference and amount' }),
  received_on: day,
});

/** Lines of a pasted list, judged. */
export const pastedPayments = closedObject(
  {
    lines: Type.Array(
      closedObject({
        line: integer,
        reference: text,
        amount: Type.String({ description: 'As pasted' }),
        bank_reference: text,
        received_on: day,
        outcome: oneOf(...PASTED_OUTCOMES),
        received: Type.Unsafe<string | null>({ ...nullableText, description: 'A decimal string; null: unreadable' }),
        application: nullable(
          closedObject({
            application_id: integer,
            reference: text,
            investor_name: text,
            status: oneOf(...LISTED_STATUSES),
            offer: text,
            currency: text,
            payable: Type.String({ description: 'Still payable before this line, a decimal string' }),
            seen: Type.String({ description: 'Sum of the recorded payments, a decimal string' }),
          }),
        ),
      }),
    ),
  },
  'PastedPayments',
);
