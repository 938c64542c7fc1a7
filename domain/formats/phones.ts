/**
 * Phone numbers: from typed text to the stored form (E.164, `+64211234567`) and to the shown one (1-CONT-29). A table by calling code holds
 * the possible numbers, mobiles included; only the exchange knows if a number is in use.
 */
import { PHONE_CODES } from '../data/phoneCodes.ts';

/** ISO codes at the top of the phone input's list (1-CONT-30); the first choice is `DEFAULT_PHONE_COUNTRY` (1-CONT-32). */
export const PREFERRED_PHONE_COUNTRIES = ['au', 'nz'] as const;
export const DEFAULT_PHONE_COUNTRY = 'au';

/** Calling code of a number typed without one (1-CONT-32). */
const DEFAULT_CODE = '61';

/** Characters; longer than any number with blanks, brackets and a prefix, to bound the work. */
const LONGEST_TYPED = 60;

interface CodeRules {
  code: string;
  /** ISO codes in capitals; the country with most numbers under this code comes first. */
  countries: readonly string[];
  /** Prefix of a number dialled at home: the 0 of 0412; '' if there is none. */
  trunk: string;
  /** Prefix of a number dialled abroad: 0011 in Australia. */
  abroad: string;
  lengths: ReadonlySet<number>;
  /** First digits of mobiles: `4` in Australia. */
  mobileStarts: readonly string[];
  /** First digits that mobiles share with fixed lines, as in all of North America. */
  sharedStarts: readonly string[];
}

/** Chance that a number is a mobile, by its first digits; `unknown` if mobiles and fixed lines begin alike. */
export type MobileLikelihood = 'yes' | 'no' | 'unknown';

export interface PhoneParts {
  /** Digits after the plus: `61`. */
  callingCode: string;
  /** The rest, as typed. */
  national: string;
}

let names: Intl.DisplayNames | undefined;
let parsed: ReadonlyMap<string, CodeRules> | undefined;

/** Lists the ISO codes in capitals of every country that has numbers, with its calling code (`AU`, `61`). */
export function phoneCountries(): { iso: string; callingCode: string }[] {
  return [...codes().values()].flatMap(({ code, countries }) => countries.map((iso) => ({ iso, callingCode: code })));
}

/** Returns the country that a calling code stands for by default: GB for 44, not Guernsey; undefined for no code. */
export function countryOfCode(callingCode: string): string | undefined {
  return codes().get(callingCode)?.countries[0];
}

/** Returns the English name of a country, by its ISO code. */
export function countryName(iso: string): string {
  names ??= new Intl.DisplayNames('en-AU', { type: 'region' });
  return names.of(iso) ?? iso;
}

/** Splits a number in international form, the rest as typed; null if it does not start with a plus and a whole calling code. */
export function splitPhone(value: string): PhoneParts | null {
  const international = /^\s*\+\s*(\d.*)$/s.exec(value)?.[1];
  const callingCode = international === undefined ? undefined : codeAtStart(international);
  if (international === undefined || callingCode === undefined) return null;
  return { callingCode, national: international.slice(callingCode.length).trimStart() };
}

/** Returns the value of a field while the applicant types: the chosen code before the typed text; '' without a number. */
export function joinPhone({ callingCode, national }: PhoneParts): string {
  return national.trim() === '' ? '' : `+${callingCode} ${national}`;
}

/**
 * Returns the number in E.164 for every way of typing it: `+64 21 123 4567`, `0064…`, `0011 64…`, or as dialled at home behind the chosen
 * code (`+64 021…`; Australia's if none is chosen). A typed code wins over a chosen one. Null for a text that cannot be a number of one
 * person.
 */
export function readPhone(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const plain = typed.normalize('NFKC').trim().replace(/^tel:/i, '');
  const compact = plain.replace(/[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
  // A code typed behind the chosen one: a whole number in its place is another number.
  const international = /^\+\d{0,3}\+/.test(compact) ? compact.replace(/^\+\d*/, '') : compact;
  if (!/^\+?\d+$/.test(international)) return null;
  return international.startsWith('+')
    ? readInternational(international.slice(1))
    : readDialled(international, DEFAULT_CODE);
}

/**
 * Returns the stored form of a typed number (1-CONT-29): its E.164; a text that cannot be a number comes back as typed, without outer
 * blanks.
 */
export function settlePhone(typed: string): string {
  return readPhone(typed) ?? typed.trim();
}

/** True for a number in the form in which numbers are stored. */
export function isSettledPhone(value: string): boolean {
  return value !== '' && readPhone(value) === value;
}

/** Returns the chance that a number is a mobile of its country; null for a text that cannot be a number. */
export function mobileLikelihood(typed: string): MobileLikelihood | null {
  const number = readPhone(typed);
  const parts = number === null ? null : splitPhone(number);
  const rules = parts && codes().get(parts.callingCode);
  if (!parts || !rules) return null;
  const begins = (starts: readonly string[]) => starts.some((start) => parts.national.startsWith(start));
  if (begins(rules.mobileStarts)) return 'yes';
  return begins(rules.sharedStarts) ? 'unknown' : 'no';
}

/**
 * Returns a typed number as it is dialled at home, without any code before it, for a person who takes that code back. Null for a text that
 * cannot be a number.
 * @example numberAtHome('+61 0061 021 123 4567') === '0211234567'
 */
export function nationalNumber(typed: string): string | null {
  const number = readPhone(typed);
  const code = number === null ? undefined : splitPhone(number)?.callingCode;
  const rules = codes().get(code ?? '');
  if (rules === undefined) return null;
  const digits = (splitPhone(typed)?.national ?? typed).normalize('NFKC').replace(/\D/g, '');
  const rests = [rules.abroad, '00', '']
    .map((prefix) => prefix + rules.code)
    .filter((start) => digits.startsWith(start))
    .map((start) => digits.slice(start.length));
  return rests.find((rest) => readDialled(rest, rules.code) === number) ?? digits;
}

/** True for two ways to write one number; never for a blank one. */
export function isSamePhone(one: string, other: string): boolean {
  return one.trim() !== '' && settlePhone(one) === settlePhone(other);
}

/** True for a text that can be a number of one person, in any form. */
export function isPhone(typed: string): boolean {
  return readPhone(typed) !== null;
}

/**
 * Returns the shown form of a stored number (1-CONT-29): an Australian one in groups of three after the code, `+61 412 345 678`; any other
 * without groups. A text that cannot be a number comes back unchanged.
 */
export function formatPhone(stored: string): string {
  const parts = displayParts(stored);
  if (parts === null) return stored;
  return parts.callingCode === DEFAULT_CODE
    ? `+${parts.callingCode} ${parts.national}`
    : `+${parts.callingCode}${parts.national}`;
}

/** Returns a stored number as its field shows it behind the code: `412 345 678`, `211234567`; null for a text that cannot be a number. */
export function displayParts(stored: string): PhoneParts | null {
  const number = readPhone(stored);
  const parts = number === null ? null : splitPhone(number);
  if (parts?.callingCode !== DEFAULT_CODE) return parts;
  return { ...parts, national: (parts.national.match(/\d{1,3}/g) ?? []).join(' ') };
}

function readInternational(digits: string): string | null {
  const code = codeAtStart(digits);
  return code === undefined ? null : readDialled(digits.slice(code.length), code);
}

/** Reads digits as dialled in the country of a code: a number at home, one abroad with its prefix, or one that repeats the own code. */
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

/** Removes the home prefix. A leading 0 is always that prefix; many numbers start with an 8 or a 1. */
function withoutTrunk(digits: string, { trunk, lengths }: CodeRules): string {
  if (trunk === '' || !digits.startsWith(trunk)) return digits;
  return trunk.startsWith('0') || !lengths.has(digits.length) ? digits.slice(trunk.length) : digits;
}

/** Returns the calling code at the start: codes are prefix-free, of one to three digits. */
function codeAtStart(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => codes().has(code));
}

function codes(): ReadonlyMap<string, CodeRules> {
  parsed ??= new Map(
    PHONE_CODES.trim()
      .split('\n')
      .map((line): [string, CodeRules] => {
        const [code = '', countries = '', trunk = '', abroad = '', lengths = '', mobile = '', shared = ''] =
          line.split(' ');
        return [
          code,
          {
            code,
            countries: countries.split(','),
            trunk: trunk === '-' ? '' : trunk,
            abroad,
            lengths: new Set(listOf(lengths).map(Number)),
            mobileStarts: listOf(mobile),
            sharedStarts: listOf(shared),
          },
        ];
      }),
  );
  return parsed;
}

/** Lists 5, 6, 7 and 9 of `5-7,9`, and 05, 06 and 07 of `05-07`; nothing for `-`. */
function listOf(ranges: string): string[] {
  if (ranges === '-') return [];
  return ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, step) => String(Number(from) + step).padStart(from.length, '0'));
  });
}
