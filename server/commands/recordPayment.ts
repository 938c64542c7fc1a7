/** Staff of the issuer record a payment that arrived for an application, and remove one that they recorded by mistake. */
import { MOST_PAYMENTS, sumOf, toldUntil, type ReceivedPayment } from '#domain/application/receivedPayments.ts';
import { MOVE_EMAIL_MS } from '#domain/application/moves.ts';
import { amountOrZero } from '#domain/money/money.ts';
import { isPayable } from '#domain/statuses.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import type { Transaction } from 'kysely';
import { findPayments, type RecordedPayment } from '../applications/receivedPayments.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import type { Command, CommandSubject } from './command.ts';
import { readContacts, tellContacts, type Contacts } from './contacts.ts';

interface Facts {
  payments: Omit<RecordedPayment, 'bankReference'>[];
  contacts: Contacts;
}

interface PaymentInput extends ReceivedPayment {
  /** Id of the payment, from the client: a repeat changes nothing. */
  id: string;
  /** Sum of the payments that the client has seen, a decimal string. */
  seen: string;
}

const readFacts = async (
  transaction: Transaction<Tables>,
  _deps: unknown,
  { application: { id } }: CommandSubject<unknown>,
): Promise<Facts> => ({
  payments: await findPayments(transaction, id),
  contacts: await readContacts(transaction, id),
});

/**
 * Records the payment. Its e-mails leave after ten minutes, unless it is removed by then. Refuses with 409 if other payments than those that
 * the client has seen were recorded, if nothing is payable any more, and above the maximum.
 */
export const recordPayment: Command<PaymentInput, Facts, null, 'decide'> = {
  needs: 'decide',
  isSafeTwice: true,
  readFacts,
  decide: ({ application: { status }, input: { seen, ...payment }, facts: { payments, contacts }, now }) => {
    if (payments.some(({ id }) => id === payment.id)) return { unchanged: null };
    if (!isPayable(status)) return new Refusal(409, { message: receivedTexts.closed });
    if (payments.length >= MOST_PAYMENTS) return new Refusal(409, { message: receivedTexts.full });
    if (!amountOrZero(seen).eq(sumOf(payments))) return new Refusal(409, { message: receivedTexts.failures.conflict });
    return {
      event: { kind: 'payment_recorded', actingAs: 'issuer', facts: factsOf(payment) },
      effects: [{ kind: 'payment', payment }],
      notify: tellContacts(contacts, {
        occasion: payment.id,
        templates: { investor: 'payment_received', adviser: 'payment_received_notice' },
        dueAt: new Date(now.getTime() + MOVE_EMAIL_MS),
      }),
      reply: null,
    };
  },
};

/** Removes the payment. Those who were told of it get an e-mail that it was a mistake. */
export const removePayment: Command<{ id: string }, Facts, null, 'decide'> = {
  needs: 'decide',
  isSafeTwice: true,
  readFacts,
  decide: ({ input: { id }, facts: { payments, contacts }, now }) => {
    const payment = payments.find((known) => known.id === id);
    if (payment === undefined) return { unchanged: null };
    const templates = { investor: 'payment_removed', adviser: 'payment_removed_notice' } as const;
    return {
      event: { kind: 'payment_removed', actingAs: 'issuer', facts: factsOf(payment) },
      effects: [{ kind: 'removePayment', payment }],
      notify: payment.at <= toldUntil(now) ? tellContacts(contacts, { occasion: id, templates }) : [],
      reply: null,
    };
  },
};

function factsOf({ id, amount, receivedOn }: Omit<PaymentInput, 'seen' | 'bankReference'>) {
  return { payment: id, amount, received_on: receivedOn };
}
