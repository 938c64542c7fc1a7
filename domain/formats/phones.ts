/**
 * Phone numbers: what was typed, in what is stored (E.164, `+64211234567`) and in what is shown (1-CONT-29). What a number can be stands
 * in a table by calling code; whether somebody has it is for the exchange to know.
 */
import { PHONE_CODES } from '../data/phoneCodes.ts';

/** ISO codes that the phone input lists first (1-CONT-30), and the one it starts with (1-CONT-32). */
export const PREFERRED_PHONE_COUNTRIES = ['au', 'nz'] as const;
export const DEFAULT_PHONE_COUNTRY = 'au';

/** Calling code of who names none (1-CONT-32). */
const DEFAULT_CODE = '61';

/** Longer than any number with blanks, brackets and a prefix; bounds the work. */
const LONGEST_TYPED = 60;

interface CodeRules {
  code: string;
  /** ISO codes in capitals, the country that uses the code most first. */
  countries: readonly string[];
  /** Dialled before a number at home: the 0 of 0412; '' where there is none. */
  trunk: string;
  /** Dialled before a number abroad: 0011 in Australia. */
  abroad: string;
  lengths: ReadonlySet<number>;
}

export interface PhoneParts {
  /** Digits after the plus: `61`. */
  callingCode: string;
  /** The rest, as typed. */
  national: string;
}

let parsed: ReadonlyMap<string, CodeRules> | undefined;

/** ISO codes in capitals of every country that has numbers, with its calling code (`AU`, `61`). */
export function phoneCountries(): { iso: string; callingCode: string }[] {
  return [...codes().values()].flatMap(({ code, countries }) => countries.map((iso) => ({ iso, callingCode: code })));
}

/** The country that a calling code stands for where nobody chose one: GB of 44, not Guernsey; undefined for no code. */
export function countryOfCode(callingCode: string): string | undefined {
  return codes().get(callingCode)?.countries[0];
}

/** Takes a number in international form apart, as typed behind its code; null when it does not start with a plus and a whole calling code. */
export function splitPhone(value: string): PhoneParts | null {
  const international = /^\s*\+\s*(\d.*)$/s.exec(value)?.[1];
  const callingCode = international === undefined ? undefined : codeAtStart(international);
  if (international === undefined || callingCode === undefined) return null;
  return { callingCode, national: international.slice(callingCode.length).trimStart() };
}

/** What a field holds while it is typed into: the chosen code before what was typed; no number, no value. */
export function joinPhone({ callingCode, national }: PhoneParts): string {
  return national.trim() === '' ? '' : `+${callingCode} ${national}`;
}

/**
 * The number in E.164, whichever way it was typed: `+64 21 123 4567`, `0064…`, `0011 64…`, or as dialled at home behind the code that was
 * chosen (`+64 021…`; Australia's where none is named). A code that was typed wins over one that was chosen. Null for what cannot be a
 * number of one person.
 */
export function readPhone(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const plain = typed.normalize('NFKC').trim().replace(/^tel:/i, '');
  const compact = plain.replace(/[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
  // A code that was typed behind the one that was chosen; a whole number in its place is another number.
  const international = /^\+\d{0,3}\+/.test(compact) ? compact.replace(/^\+\d*/, '') : compact;
  if (!/^\+?\d+$/.test(international)) return null;
  return international.startsWith('+')
    ? readInternational(international.slice(1))
    : readDialled(international, DEFAULT_CODE);
}

/** What is stored of a typed number (1-CONT-29): its E.164; what cannot be a number comes back as typed, without outer blanks. */
export function settlePhone(typed: string): string {
  return readPhone(typed) ?? typed.trim();
}

/** True for two ways to write one number; never for a blank one. */
export function isSamePhone(one: string, other: string): boolean {
  return one.trim() !== '' && settlePhone(one) === settlePhone(other);
}

/** True for what can be a number of one person, in whatever form. */
export function isPhone(typed: string): boolean {
  return readPhone(typed) !== null;
}

/**
 * A stored number as it is shown (1-CONT-29): one of Australia in groups of three after the code, `+61 412 345 678`; any other without
 * groups. What cannot be a number comes back as it is.
 */
export function formatPhone(stored: string): string {
  const parts = shownParts(stored);
  if (parts === null) return stored;
  return parts.callingCode === DEFAULT_CODE
    ? `+${parts.callingCode} ${parts.national}`
    : `+${parts.callingCode}${parts.national}`;
}

/** A stored number as a field shows it behind its code: `412 345 678`, `211234567`; null for what cannot be a number. */
export function shownParts(stored: string): PhoneParts | null {
  const number = readPhone(stored);
  const parts = number === null ? null : splitPhone(number);
  if (parts?.callingCode !== DEFAULT_CODE) return parts;
  return { ...parts, national: (parts.national.match(/\d{1,3}/g) ?? []).join(' ') };
}

function readInternational(digits: string): string | null {
  const code = codeAtStart(digits);
  return code === undefined ? null : readDialled(digits.slice(code.length), code);
}

/** Digits as dialled in the country of a code: a number at home, one abroad with its prefix, or one with the own code once more. */
function readDialled(digits: string, code: string): string | null {
  const rules = codes().get(code);
  if (rules === undefined) return null;
  for (const prefix of [rules.abroad, '00']) {
    const abroad = digits.startsWith(prefix) ? readInternational(digits.slice(prefix.length)) : null;
    if (abroad !== null) return abroad;
  }
  const national = withoutTrunk(digits, rules);
  if (rules.lengths.has(national.length)) return `+${code}${national}`;
  const repeated = digits.startsWith(code) ? withoutTrunk(digits.slice(code.length), rules) : '';
  return rules.lengths.has(repeated.length) ? `+${code}${repeated}` : null;
}

/** Without the prefix of home. No number starts with a 0 where that is one; with an 8 or a 1, many do. */
function withoutTrunk(digits: string, { trunk, lengths }: CodeRules): string {
  if (trunk === '' || !digits.startsWith(trunk)) return digits;
  return trunk.startsWith('0') || !lengths.has(digits.length) ? digits.slice(trunk.length) : digits;
}

/** Calling codes are prefix-free, of one to three digits. */
function codeAtStart(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => codes().has(code));
}

function codes(): ReadonlyMap<string, CodeRules> {
  parsed ??= new Map(
    PHONE_CODES.trim()
      .split('\n')
      .map((line): [string, CodeRules] => {
        const [code = '', countries = '', trunk = '', abroad = '', lengths = ''] = line.split(' ');
        return [
          code,
          {
            code,
            countries: countries.split(','),
            trunk: trunk === '-' ? '' : trunk,
            abroad,
            lengths: lengthsOf(lengths),
          },
        ];
      }),
  );
  return parsed;
}

/** The set that `5-7,9` stands for. */
function lengthsOf(ranges: string): ReadonlySet<number> {
  const all = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let length = from; length <= to; length += 1) all.add(length);
  }
  return all;
}
