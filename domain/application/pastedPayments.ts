/** List of payments that staff paste from a bank's statement or a spreadsheet: read, and judged before anything is recorded. */
import type { ApplicationStatus } from '../model/session.ts';
import { isPayable } from '../model/statuses.ts';
import { amountOrZero } from '../money/money.ts';
import { readReceived, stillPayable, sumOf, type ReceivedPayment } from './receivedPayments.ts';

/** Maximum number of lines of a list. */
export const MOST_PASTED = 200;

/** Maximum number of letters of a list. */
export const LONGEST_PASTED = 40_000;

export interface PastedLine {
  /** Number of the line in the list, from 1. */
  line: number;
  /** Reference of the application, or its customer reference for BPAY, as pasted. */
  reference: string;
  /** As pasted. */
  amount: string;
  bankReference: string;
}

/**
 * Returns the lines that hold something. Columns are a reference, an amount and, if the list has tabs or semicolons, the bank's own
 * reference. A first line of columns without a figure is one of headings.
 * @example readPasted('EMB-7K3M9Q 1,025.00') // [{ line: 1, reference: 'EMB-7K3M9Q', amount: '1,025.00', bankReference: '' }]
 */
export function readPasted(text: string): PastedLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, cells: cellsOf(written.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .filter(({ cells }, index) => index > 0 || cells.length < 2 || cells.some((cell) => /\d/.test(cell)))
    .map(({ line, cells: [reference = '', amount = '', ...rest] }) => ({
      line,
      reference,
      amount,
      bankReference: rest.filter(Boolean).join(' '),
    }));
}

/** Amount at the end of a line without columns, after blanks or a comma. */
const LAST_AMOUNT = /[\s,]((?:[A-Z]{3}\s?|A?\$\s?)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?)$/i;

function cellsOf(line: string): string[] {
  const separator = /[\t;]/.exec(line)?.[0];
  if (separator !== undefined) return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const plain = line.replaceAll('"', '');
  const found = LAST_AMOUNT.exec(plain);
  return found === null ? [plain] : [plain.slice(0, found.index).trimEnd().replace(/,$/, ''), found[1] ?? ''];
}

/** Number of characters after the prefix of an application's reference. */
const REFERENCE_END = 6;

/**
 * Returns the two forms in which a pasted reference may be stored: an application's reference, and a customer reference for BPAY.
 * @example storedForms('emb 7k3m9q') // ['EMB-7K3M9Q', 'EMB7K3M9Q']
 */
export function storedForms(pasted: string): [reference: string, bpay: string] {
  const key = pasted
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return [`${key.slice(0, -REFERENCE_END)}-${key.slice(-REFERENCE_END)}`, key];
}

/** Application that a pasted line names. */
export interface NamedApplication {
  id: number;
  status: ApplicationStatus;
  currency: string;
  /** Payable amount, a decimal string. */
  due: string;
  /** Payments that were recorded before. */
  payments: readonly Pick<ReceivedPayment, 'receivedOn' | 'amount'>[];
}

/**
 * - `ready`: the amount is the one that is still payable;
 * - `differs`: it is another one;
 * - `twice`: the list has the same payment above, or it is recorded already for the same day;
 * - `closed`: the application was rejected or withdrawn;
 * - `unknown`: no application of the issuer has the reference;
 * - `unreadable`: the amount is no amount above zero.
 */
export const PASTED_OUTCOMES = ['ready', 'differs', 'twice', 'closed', 'unknown', 'unreadable'] as const;
export type PastedOutcome = (typeof PASTED_OUTCOMES)[number];

/** Outcomes of lines that staff may record: all but `ready` only if they choose to. */
export const RECORDABLE: readonly PastedOutcome[] = ['ready', 'differs', 'twice'];

export interface JudgedLine extends PastedLine {
  outcome: PastedOutcome;
  /** Null: none has the reference. */
  application: NamedApplication | null;
  /** Amount as it is recorded; null if it is unreadable. */
  received: string | null;
  /** Amount that was still payable before this line; null without an application. */
  payable: string | null;
}

/** Judges each line in turn: what the lines above bring counts as received. */
export function judgePasted(
  lines: readonly PastedLine[],
  { find, receivedOn }: { find: (reference: string) => NamedApplication | undefined; receivedOn: string },
): JudgedLine[] {
  const above = new Map<number, { amount: string }[]>();
  return lines.map((line) => {
    const application = find(line.reference) ?? null;
    const received = readReceived(line.amount, application?.currency ?? 'AUD');
    if (application === null) return { ...line, application, received, payable: null, outcome: unnamed(received) };
    const { id, due, payments } = application;
    const listed = above.get(id) ?? [];
    const payable = stillPayable({ due, received: sumOf([...payments, ...listed]) });
    const outcome = outcomeOf({ application, received, payable, listed, receivedOn });
    if (received !== null) above.set(id, [...listed, { amount: received }]);
    return { ...line, application, received, payable, outcome };
  });
}

function unnamed(received: string | null): PastedOutcome {
  return received === null ? 'unreadable' : 'unknown';
}

function outcomeOf({
  application: { status, payments },
  received,
  payable,
  listed,
  receivedOn,
}: {
  application: NamedApplication;
  received: string | null;
  payable: string;
  listed: readonly { amount: string }[];
  receivedOn: string;
}): PastedOutcome {
  if (received === null) return 'unreadable';
  if (!isPayable(status)) return 'closed';
  const known = [...listed, ...payments.filter((payment) => payment.receivedOn === receivedOn)];
  if (known.some(({ amount }) => amountOrZero(amount).eq(received))) return 'twice';
  return amountOrZero(payable).eq(received) ? 'ready' : 'differs';
}
