/** List of payments that staff paste from a bank's statement or a spreadsheet: read, and judged before anything is recorded. */
import { normaliseDate, toIsoDate } from '../formats/dates.ts';
import type { ApplicationStatus } from '../model/session.ts';
import { isPayable } from '../model/statuses.ts';
import { amountOrZero } from '../money/money.ts';
import { pastDayError } from '../rules/pastDay.ts';
import { LONGEST_BANK_REFERENCE, readReceived, stillPayable, sumOf, type ReceivedPayment } from './receivedPayments.ts';

/** Maximum number of lines of a list. */
export const MOST_PASTED = 200;

/** Maximum number of letters of a list. */
export const LONGEST_PASTED = 40_000;

export interface PastedLine {
  /** Number of the line in the list, from 1. */
  line: number;
  /** Reference of the application, or its customer reference for BPAY, as pasted. */
  reference: string;
  /** Amount as pasted. */
  amount: string;
  /** ISO date of a column; null if the list has none. */
  day: string | null;
  bankReference: string;
}

/**
 * Returns the lines that hold something. Columns are a reference, an amount and the bank's own reference; a column may be a date. A first
 * line without a figure is one of headings.
 * @example readPasted('EMB-7K3M9Q 1,025.00') // [{ line: 1, reference: 'EMB-7K3M9Q', amount: '1,025.00', day: null, bankReference: '' }]
 */
export function readPasted(text: string): PastedLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, written: written.trim() }))
    .filter(({ written }) => written !== '')
    .filter(({ written }, index) => index > 0 || /\d/.test(written) || !/[\t;,\s]/.test(written))
    .map(({ line, written }) => ({ line, ...lineOf(cellsOf(written)) }));
}

function lineOf(cells: readonly string[]): Omit<PastedLine, 'line'> {
  const days = cells.map((cell) =>
    /^(?:\d{1,2}[/-]\d{1,2}[/-]|\d{4}-)/.test(cell) ? toIsoDate(normaliseDate(cell)) : null,
  );
  const [reference = '', amount = '', ...rest] = cells.filter((_cell, index) => days[index] === null);
  return {
    reference,
    amount,
    day: days.find((day) => day !== null) ?? null,
    bankReference: rest.filter(Boolean).join(' ').slice(0, LONGEST_BANK_REFERENCE),
  };
}

/** Amount at the end of a line without columns, after blanks. */
const LAST_AMOUNT = /\s((?:[A-Z]{3}\s?|A?\$\s?)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?)$/i;

function cellsOf(line: string): string[] {
  const separator = /[\t;]/.exec(line)?.[0];
  if (separator !== undefined) return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  if (isCommaSeparated(line)) return commaCells(line);
  const found = LAST_AMOUNT.exec(line);
  return found === null ? [line] : [line.slice(0, found.index).trimEnd().replace(/,$/, ''), found[1] ?? ''];
}

/** Returns true if the first comma ends a cell, and does not group the digits of an amount after blanks. */
function isCommaSeparated(line: string): boolean {
  const [head = '', rest] = [line.split(',', 1)[0], line.slice(line.indexOf(',') + 1)];
  if (!line.includes(',')) return false;
  const isDigits = /^[\d\s/-]+$/.test(head) && !/^\d{3}(?!\d)/.test(rest);
  return isDigits || /^"?[A-Z]{0,3}[-\s]?[A-Z0-9]{6}"?$/i.test(head.trim());
}

/** Returns the cells of a line with commas, of which those between the digits of one amount are none. */
function commaCells(line: string): string[] {
  const cells = [...line.matchAll(/"([^"]*)"|[^,"]+/g)].map(([all, quoted]) => (quoted ?? all).trim()).filter(Boolean);
  const [reference = '', ...others] = cells;
  const whole = others.join(',');
  if (!line.includes('"') && /^\d{1,3}(?:,\d{3})+\.\d\d$/.test(whole)) return [reference, whole];
  // `40,123` may be one amount, or two columns: nobody is to guess.
  if (!line.includes('"') && others.length > 1 && /^\d{1,3}(?:,\d{3})+$/.test(whole))
    return [reference, others.join(' | ')];
  return cells;
}

/** Number of characters after the prefix of an application's reference. */
const REFERENCE_END = 6;

/** Number of digits of a customer reference for BPAY, of which a spreadsheet drops zeros at the beginning. */
const USUAL_BPAY = 12;

/**
 * Returns the forms in which a pasted reference may be stored: an application's reference, and a customer reference for BPAY.
 * @example storedForms('emb 7k3m9q') // ['EMB-7K3M9Q', 'EMB7K3M9Q', 'EMB7K3M9Q'.padStart(12, '0')]
 */
export function storedForms(pasted: string): string[] {
  const upper = pasted.normalize('NFKC').toUpperCase();
  const key = upper.replace(/^\s*(?:CRN|REF|REFERENCE)[\s:]+/, '').replace(/[^A-Z0-9]/g, '');
  return [`${key.slice(0, -REFERENCE_END)}-${key.slice(-REFERENCE_END)}`, key, key.padStart(USUAL_BPAY, '0')];
}

/** Application that a pasted line names. */
export interface NamedApplication {
  id: number;
  status: ApplicationStatus;
  /** Its offer is archived. */
  isArchived: boolean;
  currency: string;
  /** Payable amount, a decimal string. */
  due: string;
  /** Payments that were recorded before. */
  payments: readonly Pick<ReceivedPayment, 'amount'>[];
}

/**
 * - `ready`: the amount is the one that is still payable;
 * - `differs`: it is another one;
 * - `twice`: the list has the same amount for it above, or it is recorded already;
 * - `closed`: the application was rejected or withdrawn;
 * - `archived`: its offer is archived;
 * - `unknown`: no application of the issuer has the reference;
 * - `unreadable`: the amount is no amount above zero, or the day lies in the future or more than a year back.
 */
export const PASTED_OUTCOMES = ['ready', 'differs', 'twice', 'closed', 'archived', 'unknown', 'unreadable'] as const;
export type PastedOutcome = (typeof PASTED_OUTCOMES)[number];

/** Outcomes of lines that staff may record: all but `ready` only if they choose to. */
export const RECORDABLE: readonly PastedOutcome[] = ['ready', 'differs', 'twice'];

export interface JudgedLine extends PastedLine {
  outcome: PastedOutcome;
  /** Application that has the reference; null if none has it. */
  application: NamedApplication | null;
  /** Amount as it is recorded; null if it is unreadable. */
  received: string | null;
  /** ISO date on which the payment arrived. */
  receivedOn: string;
  /** Amount that was still payable before this line; null without an application. */
  payable: string | null;
}

interface Judging {
  find: (reference: string) => NamedApplication | undefined;
  /** ISO date of the lines without one. */
  receivedOn: string;
  /** ISO date, which no day may lie after. */
  today: string;
}

/** Judges each line in turn: what the lines above bring counts as received, unless they are possibly twice. */
export function judgePasted(lines: readonly PastedLine[], { find, receivedOn: usual, today }: Judging): JudgedLine[] {
  const above = new Map<number, { amount: string }[]>();
  return lines.map((line) => {
    const application = find(line.reference) ?? null;
    const receivedOn = line.day ?? usual;
    const isPast = pastDayError(receivedOn, today) === undefined;
    const received = isPast ? readReceived(line.amount, application?.currency ?? 'AUD') : null;
    const read = { ...line, receivedOn, application, received };
    if (application === null) return { ...read, payable: null, outcome: received === null ? 'unreadable' : 'unknown' };
    const { id, due, payments } = application;
    const known = [...payments, ...(above.get(id) ?? [])];
    const payable = stillPayable({ due, received: sumOf(known) });
    const outcome = outcomeOf({ application, received, payable, known });
    if (received !== null && outcome !== 'twice') above.set(id, [...(above.get(id) ?? []), { amount: received }]);
    return { ...read, payable, outcome };
  });
}

function outcomeOf({
  application: { status, isArchived },
  received,
  payable,
  known,
}: {
  application: NamedApplication;
  received: string | null;
  payable: string;
  known: readonly { amount: string }[];
}): PastedOutcome {
  if (received === null) return 'unreadable';
  if (isArchived) return 'archived';
  if (!isPayable(status)) return 'closed';
  if (known.some(({ amount }) => amountOrZero(amount).eq(received))) return 'twice';
  return amountOrZero(payable).eq(received) ? 'ready' : 'differs';
}
