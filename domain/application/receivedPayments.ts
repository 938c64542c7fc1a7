/** Payments that the issuer has received for an application, as its staff record them. */
import type { Decimal } from 'decimal.js';
import { normaliseDate, toIsoDate } from '../formats/dates.ts';
import { amountOrZero, parseAmount, settleAmount, toMoney } from '../money/money.ts';
import { amountErrors } from '../texts/errors.ts';
import { receivedTexts } from '../texts/received.ts';
import { TAKE_BACK_MS } from './moves.ts';
import { pastDayError } from '../rules/pastDay.ts';

export interface ReceivedPayment {
  /** ISO date on which the money arrived. */
  receivedOn: string;
  /** Decimal string, two decimals, in the currency of the offer. */
  amount: string;
  /** Reference or payer, as the bank names it; '' for none. */
  bankReference: string;
}

/** Maximum number of payments of one application. */
export const MOST_PAYMENTS = 20;

/** Maximum number of letters of a bank's reference. */
export const LONGEST_BANK_REFERENCE = 100;

/** Kinds of events that payments leave in the history. */
export const PAYMENT_EVENTS = ['payment_recorded', 'payment_removed'] as const;

/** E-mails about payments: to the investor, and as notices to the adviser. */
export const PAYMENT_EMAILS = [
  'payment_received',
  'payment_received_notice',
  'payment_removed',
  'payment_removed_notice',
] as const;

/**
 * States of payment: nothing received of a payable amount, less than it, the whole, or more. An application with nothing to pay, and nothing
 * received, is in none.
 */
export const PAID_STATES = ['unpaid', 'part', 'paid', 'over'] as const;
export type PaidState = (typeof PAID_STATES)[number];

/**
 * Returns the state of payment; null if nothing is payable and nothing was received.
 * @example paidState({ due: '1000.00', received: '400.00' }) // 'part'
 */
export function paidState({ due, received }: { due: string; received: string }): PaidState | null {
  const [payable, paid] = [amountOrZero(due), amountOrZero(received)];
  if (paid.gt(payable)) return 'over';
  if (payable.isZero()) return null;
  if (paid.isZero()) return 'unpaid';
  return paid.lt(payable) ? 'part' : 'paid';
}

/** Returns the amount that is still payable; '0.00' once everything was received. */
export function stillPayable({ due, received }: { due: string; received: string }): string {
  const left = amountOrZero(due).minus(amountOrZero(received));
  return toMoney(left.isNegative() ? '0' : left);
}

/** Returns the sum of these amounts, with two decimals. */
export function sumOf(payments: readonly Pick<ReceivedPayment, 'amount'>[]): string {
  return toMoney(payments.reduce<Decimal>((sum, { amount }) => sum.plus(amountOrZero(amount)), amountOrZero('0')));
}

/** Returns the latest time of recording of the payments that everybody outside the issuer is told of: a mistake is removed by then. */
export function toldUntil(now: Date): Date {
  return new Date(now.getTime() - TAKE_BACK_MS);
}

/** Payment as typed: a date DD/MM/YYYY, an amount in figures. */
export type TypedPayment = Record<keyof ReceivedPayment, string>;

export interface PaymentContext {
  currency: string;
  /** ISO date. */
  today: string;
}

/** Returns the payment as it is recorded, or the errors of its fields. */
export function readPayment(
  typed: TypedPayment,
  { currency, today }: PaymentContext,
): { payment: ReceivedPayment } | { errors: Partial<TypedPayment> } {
  const receivedOn = toIsoDate(normaliseDate(typed.receivedOn, { kind: 'issue', today }));
  const amount = readReceived(typed.amount, currency);
  const bankReference = typed.bankReference.trim();
  const wrong = {
    receivedOn: pastDayError(receivedOn, today),
    amount: amount === null ? amountErrors.money : undefined,
    bankReference:
      bankReference.length > LONGEST_BANK_REFERENCE
        ? receivedTexts.referenceTooLong(LONGEST_BANK_REFERENCE)
        : undefined,
  };
  const errors = Object.fromEntries(Object.entries(wrong).filter(([, error]) => error !== undefined));
  if (receivedOn === null || amount === null || Object.keys(errors).length > 0) return { errors };
  return { payment: { receivedOn, amount, bankReference } };
}

/**
 * Returns a typed amount in its stored form; null if it is no amount above zero with at most two decimals.
 * @example readReceived('$1,025.5', 'AUD') // '1025.50'
 */
export function readReceived(typed: string, currency: string): string | null {
  const amount = parseAmount(settleAmount(typed, currency));
  return amount === null || !amount.gt(0) || amount.decimalPlaces() > 2 || amount.gte(MOST) ? null : toMoney(amount);
}

/** No payment of a person is as large, in any currency. */
const MOST = '1000000000000';
