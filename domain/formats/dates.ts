/**
 * Dates as people type them. On screen and in person fields a date is the text DD/MM/YYYY (2-INV-37, 3-PERS-07); payload fields named in
 * 3-MISC-08 carry ISO `YYYY-MM-DD`. No function here reads a clock: `today` comes in as ISO.
 */

/** Meaning of a date: a person's birth, the end of a document, or its issue. It decides the century of a year of two digits. */
export type DateKind = 'birth' | 'expiry' | 'issue';

/** Context for reading a year of two digits. */
export interface DateReading {
  kind: DateKind;
  /** ISO. */
  today: string;
}

interface CalendarDate {
  day: number;
  month: number;
  year: number;
}

/**
 * Latest year that two digits can mean, counted from today. Nobody is born in the future; documents last about ten years, some much longer;
 * issue dates are past, and their own rules limit how far ahead they may lie.
 */
const LATEST_YEAR: Record<DateKind, number> = { birth: 0, expiry: 49, issue: 10 };

/** Characters; longer than any written date, to bound the work. */
const LONGEST_TYPED = 60;

/** Nobody alive was born earlier, and no document of theirs is older: a smaller year is a typing mistake. */
const EARLIEST_YEAR = 1900;

const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** True for an existing day written DD/MM/YYYY, without mask placeholders (2-INV-39): `29/02/2024`, not `1/1/80`. */
export function isDate(text: string): boolean {
  return parseDate(text) !== null;
}

/** Returns ISO `YYYY-MM-DD` for a DD/MM/YYYY text, or null when it is no date. */
export function toIsoDate(text: string): string | null {
  const date = parseDate(text);
  return date && `${date.year}-${pad(date.month)}-${pad(date.day)}`;
}

/** Returns DD/MM/YYYY for an ISO date or date-time, or '' when it is neither. */
export function fromIsoDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(iso);
  if (!match) return '';
  const text = `${match[3]}/${match[2]}/${match[1]}`;
  return isDate(text) ? text : '';
}

/** True when a DD/MM/YYYY text lies after today; today itself is not in the future (2-INV-40, 3-PERS-05). */
export function isFutureDate(text: string, today: string): boolean {
  const iso = toIsoDate(text);
  return iso !== null && iso > today;
}

/** True when the date lies more than two years before today; exactly two years is not (2-CERT-03). */
export function isOlderThanTwoYears(text: string, today: string): boolean {
  const iso = toIsoDate(text);
  return iso !== null && iso < twoYearsBefore(today);
}

/** Returns the ISO date two years before one; of 29 February a text between the last day of February and 1 March. */
export function twoYearsBefore(today: string): string {
  return `${String(Number(today.slice(0, 4)) - 2).padStart(4, '0')}${today.slice(4)}`;
}

/**
 * Normalises a typed or pasted date when its field is left: `1 Feb 1980`, `1/2/1980`, `01-02-1980`, `01021980`, `1980-02-01`, `Feb 1, 1980`
 * all become `01/02/1980`. Day before month, as in Australia. A text that cannot be read with certainty (a day that does not exist,
 * leftovers of a mask, a year of two digits without a `reading`) comes back as typed, and the rules then refuse it.
 *
 * @example normaliseDate('1 Feb 1980') // '01/02/1980'
 * @example normaliseDate('1/2/31', { kind: 'expiry', today: '2026-11-22' }) // '01/02/2031'
 */
export function normaliseDate(text: string, reading?: DateReading): string {
  const date = text.length > LONGEST_TYPED ? null : readDate(text, reading);
  return date && isCalendarDate(date) ? `${pad(date.day)}/${pad(date.month)}/${date.year}` : text;
}

function parseDate(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const date = { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) };
  return isCalendarDate(date) ? date : null;
}

function readDate(text: string, reading: DateReading | undefined): CalendarDate | null {
  const [day = '', month = '', year = ''] = splitParts(text);
  const monthNumber = readMonth(month);
  if (!/^\d{1,2}$/.test(day) || monthNumber === null) return null;
  const date = { day: Number(day), month: monthNumber };
  if (/^\d{4}$/.test(year)) return { ...date, year: Number(year) };
  return reading && /^\d{2}$/.test(year) ? inCentury({ ...date, year: Number(year) }, reading) : null;
}

/** Returns the last year that ends in these two digits and is not too late for its kind. */
function inCentury(date: CalendarDate, { kind, today }: DateReading): CalendarDate {
  const [thisYear = 0, month = 1, day = 1] = today.split('-').map(Number);
  const isLaterInYear = date.month > month || (date.month === month && date.day > day);
  const latest = thisYear + LATEST_YEAR[kind] - (kind === 'birth' && isLaterInYear ? 1 : 0);
  const year = Math.floor(latest / 100) * 100 + date.year;
  return { ...date, year: year > latest ? year - 100 : year };
}

/** Splits a text into day, month and year as written, with any separators; names of weekdays and ordinal endings are dropped. */
function splitParts(text: string): string[] {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (/^\d{6}$/.test(plain)) return [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)];
  if (/^\d{8}$/.test(plain)) return [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)];
  const parts = plain
    .split(/[\s/.,\-\u2010-\u2015]/u)
    .map((part) => part.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'))
    .filter((part) => part !== '' && part !== 'of' && !/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/.test(part));
  const [first = '', second = '', third = '', ...rest] = parts;
  if (rest.length > 0) return [];
  if (/^\d{4}$/.test(first)) return [third, second, first];
  return isMonthName(first) ? [second, first, third] : [first, second, third];
}

function isMonthName(part: string): boolean {
  return !/^\d/.test(part) && readMonth(part) !== null;
}

function readMonth(part: string): number | null {
  if (/^\d{1,2}$/.test(part)) return Number(part);
  const name = part === 'sept' ? 'sep' : part;
  const index = name.length < 3 ? -1 : MONTH_NAMES.findIndex((month) => month === name || month.slice(0, 3) === name);
  return index < 0 ? null : index + 1;
}

function isCalendarDate({ day, month, year }: CalendarDate): boolean {
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1) return false;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
