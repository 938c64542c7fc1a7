/** Amounts as decimal strings: reading what was typed, and writing what people read. No float carries money (1-CALC-23). */
import { Decimal } from 'decimal.js';
import { inThrees } from '../formats/inThrees.ts';

export { isZeroMoney } from './zeroMoney.ts';

/**
 * An own constructor, so that nobody else's settings reach our sums: 120 significant digits hold every product and quotient of
 * three readable amounts, and no value is ever written in exponents.
 */
export const Money = Decimal.clone({
  precision: 120,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

/** Longer entries are nobody's amount; the bound keeps all arithmetic within `Money`'s digits. */
const LONGEST_AMOUNT = 32;

/**
 * Reads a typed amount: digits with at most one dot, perhaps a sign; blanks around it do not count. Anything else (nothing,
 * words, exponents, thousand separators, more than 32 characters) is null.
 * @example parseAmount('1234.50') // Decimal 1234.5
 */
export function parseAmount(text: string | null | undefined): Decimal | null {
  const trimmed = (text ?? '').trim();
  if (trimmed.length > LONGEST_AMOUNT || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return null;
  return new Money(trimmed);
}

/**
 * What is stored of a typed or pasted amount: plain digits with at most one dot. Thousands may be set apart by commas or by blanks, three
 * by three (1-AMT-22), and the currency's sign (`$`, `A$`) or code may stand before it, the code behind it too. Everything else (a minus,
 * an exponent, a decimal comma, another currency) comes back as typed, without outer blanks: it must not be read as another number, and
 * the rules refuse it.
 * @example settleAmount('A$ 12,345.60', 'AUD') // '12345.6'
 * @example settleAmount('12.345,67') // '12.345,67'
 */
export function settleAmount(typed: string, currency?: string): string {
  const trimmed = typed.trim();
  if (trimmed.length > LONGEST_AMOUNT * 2) return trimmed;
  const plain = withoutCurrency(trimmed.normalize('NFKC'), currency).replace(/^\+/, '');
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain) || /^\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/.test(plain);
  const digits = isGrouped ? plain.replace(/[,\s]/g, '') : plain;
  if (digits.length > LONGEST_AMOUNT || !/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return trimmed;
  return new Money(digits).toFixed();
}

/** Signs other than the dollar's, which has the country before it where it must be told apart: `A$`, `NZ$`. */
const SIGNS = new Map([
  ['GBP', '£'],
  ['EUR', '€'],
]);

function withoutCurrency(text: string, currency: string | undefined): string {
  if (currency === undefined) return text;
  const upper = text.toUpperCase();
  const bare = upper.startsWith(currency)
    ? text.slice(currency.length)
    : upper.endsWith(currency)
      ? text.slice(0, -currency.length)
      : text;
  const amount = bare.trim();
  const sign = [0, 1, 2]
    .map((letters) => currency.slice(0, letters) + (SIGNS.get(currency) ?? '$'))
    .find((mark) => amount.toUpperCase().startsWith(mark));
  return amount.slice(sign?.length ?? 0).trim();
}

/** The amount, or zero where there is none to read: for offer settings, in which missing means none. */
export function amountOrZero(text: string | null | undefined): Decimal {
  return parseAmount(text) ?? new Money(0);
}

/**
 * A money amount in its stored form: two decimals, rounded half up, no separators; unreadable is '0.00'.
 * @example toMoney('62.565') // '62.57'
 */
export function toMoney(value: Decimal | string | null | undefined): string {
  const amount = Decimal.isDecimal(value) ? value : amountOrZero(value);
  return withoutMinusZero(amount.toFixed(2, Decimal.ROUND_HALF_UP));
}

/**
 * A money amount as people read it: thousands by comma, two decimals, no currency (1-AMT-18). No value gives ''.
 * @example formatMoney('1234.5') // '1,234.50'
 */
export function formatMoney(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(toMoney(amount)) : '';
}

/**
 * A money amount with its currency; no line ends between the two.
 * @example moneyInWords('AUD', '1234.5') // 'AUD 1,234.50'
 */
export function moneyInWords(currency: string, amount: string | null | undefined): string {
  return `${currency}\u00a0${formatMoney(amount)}`;
}

/**
 * A number of securities as people read it: thousands by comma, no trailing zeros (1-AMT-30). No value gives ''.
 * @example formatQuantity('1000.50') // '1,000.5'
 */
export function formatQuantity(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(withoutMinusZero(amount.toFixed())) : '';
}

/**
 * A percentage as people read it: at most six decimals, trailing zeros cut (1-AMT-17). No value gives ''.
 * @example formatPercent('2.500000') // '2.5%'
 */
export function formatPercent(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? `${withoutMinusZero(amount.toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toFixed())}%` : '';
}

/**
 * A price per security with the security's number of decimals, two where it names none (1-AMT-16). No value gives ''.
 * @example formatPrice('0.125', 3) // '0.125'
 */
export function formatPrice(value: string | null | undefined, precision: number | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(withoutMinusZero(amount.toFixed(precision ?? 2, Decimal.ROUND_HALF_UP))) : '';
}

/**
 * Digits with perhaps a dot, with a comma between thousands; what stands behind the dot stays, so that it can be typed on.
 * @example groupDigits('1234567.50') // '1,234,567.50'
 */
export function groupDigits(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\d+/, (run) => inThrees(run).join(','));
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function withoutMinusZero(plain: string): string {
  return /^-[0.]+$/.test(plain) ? plain.slice(1) : plain;
}
