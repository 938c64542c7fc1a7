/** Amounts as decimal strings: parsing of typed text, and formatting for people. No float carries money (1-CALC-23). */
import { Decimal } from 'decimal.js';
import { groupInThrees } from '../texts/groupInThrees.ts';

export { isZeroMoney } from '../formats/zeroMoney.ts';

/**
 * Own Decimal constructor, so that settings made elsewhere never affect our sums: 120 significant digits hold every product and quotient of
 * three readable amounts, and no value is ever written with an exponent.
 */
export const Money = Decimal.clone({
  precision: 120,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

/** Maximum length of an amount: no real amount is longer, and the bound keeps all arithmetic within `Money`'s digits. */
const LONGEST_AMOUNT = 32;

/**
 * Parses a typed amount: digits with at most one dot and an optional sign; outer spaces do not count. Anything else (nothing, text,
 * exponents, thousand separators, more than 32 characters) gives null.
 * @example parseAmount('1234.50') // Decimal 1234.5
 */
export function parseAmount(text: string | null | undefined): Decimal | null {
  const trimmed = (text ?? '').trim();
  if (trimmed.length > LONGEST_AMOUNT || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return null;
  return new Money(trimmed);
}

/**
 * Returns the stored form of a typed or pasted amount: plain digits with at most one dot. The input may group thousands by commas or
 * spaces, three by three (1-AMT-22), may have the currency's sign (`$`, `A$`) or code before it, and the code also after it. Everything
 * else (a minus, an exponent, a decimal comma, another currency) comes back as typed, without outer spaces: it must not be read as another
 * number, and the rules refuse it.
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

/** Currency signs other than the dollar's. A dollar sign may have the country before it to be distinct: `A$`, `NZ$`. */
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

/** Returns the amount, or zero if it cannot be parsed: for offer settings, in which missing means none. */
export function amountOrZero(text: string | null | undefined): Decimal {
  return parseAmount(text) ?? new Money(0);
}

/**
 * Returns a money amount in its stored form: two decimals, rounded half up, no separators; an unreadable one gives '0.00'.
 * @example toMoney('62.565') // '62.57'
 */
export function toMoney(value: Decimal | string | null | undefined): string {
  const amount = Decimal.isDecimal(value) ? value : amountOrZero(value);
  return withoutMinusZero(amount.toFixed(2, Decimal.ROUND_HALF_UP));
}

/**
 * Formats a money amount for people: thousands by comma, two decimals, no currency (1-AMT-18). No value gives ''.
 * @example formatMoney('1234.5') // '1,234.50'
 */
export function formatMoney(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(toMoney(amount)) : '';
}

/**
 * Formats a money amount with its currency; the space between the two does not break.
 * @example moneyInWords('AUD', '1234.5') // 'AUD 1,234.50'
 */
export function moneyInWords(currency: string, amount: string | null | undefined): string {
  return `${currency}\u00a0${formatMoney(amount)}`;
}

/**
 * Formats a number of securities for people: thousands by comma, no trailing zeros (1-AMT-30). No value gives ''.
 * @example formatQuantity('1000.50') // '1,000.5'
 */
export function formatQuantity(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(withoutMinusZero(amount.toFixed())) : '';
}

/**
 * Formats a percentage for people: at most six decimals, trailing zeros cut (1-AMT-17). No value gives ''.
 * @example formatPercent('2.500000') // '2.5%'
 */
export function formatPercent(value: string | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? `${withoutMinusZero(amount.toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toFixed())}%` : '';
}

/**
 * Formats a price per security with the security's number of decimals, two if it names none (1-AMT-16). No value gives ''.
 * @example formatPrice('0.125', 3) // '0.125'
 */
export function formatPrice(value: string | null | undefined, precision: number | null | undefined): string {
  const amount = parseAmount(value);
  return amount ? groupDigits(withoutMinusZero(amount.toFixed(precision ?? 2, Decimal.ROUND_HALF_UP))) : '';
}

/**
 * Inserts a comma between thousands of digits with an optional dot; the part after the dot stays, so that typing can continue.
 * @example groupDigits('1234567.50') // '1,234,567.50'
 */
export function groupDigits(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\d+/, (run) => groupInThrees(run).join(','));
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function withoutMinusZero(plain: string): string {
  return /^-[0.]+$/.test(plain) ? plain.slice(1) : plain;
}
