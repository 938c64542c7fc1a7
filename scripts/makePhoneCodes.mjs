/**
 * Writes domain/data/phoneCodes.ts from the metadata of libphonenumber-js, so that the rules of phone numbers stand in domain/ without
 * the library. Run it after an update of that package: `node scripts/makePhoneCodes.mjs`. `--print` writes it to the
 * screen instead, for the test that compares file and metadata.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const TARGET = fileURLToPath(new URL('../domain/data/phoneCodes.ts', import.meta.url));

/** Places of a country's entry in the metadata (its `types` hold patterns and lengths by kind of number). */
const [ANY_PREFIX, PATTERN, LENGTHS, TRUNK, TYPES, PREFIX] = [1, 2, 3, 5, 11, 12];
const [FIXED_LINE, MOBILE] = [0, 1];
/** The beginnings of mobile numbers where they are known for good, whatever of them is in use today. */
const MOBILE_STARTS = { 61: ['4'], 64: ['2'] };
/** Digits by which the table tells mobiles: with more it would doubt numbers that were given out after the package was made. */
const STARTING_DIGITS = 2;
/** Kinds that reach one person: fixed line, mobile, personal number, internet telephony. Nobody is texted on a freephone number. */
const PERSONAL_TYPES = [0, 1, 6, 8];
/** Most digits of an international number, code and all (E.164). */
const LONGEST = 15;

/** The module's text. */
function phoneCodesModule() {
  const metadata = JSON.parse(readFileSync(require.resolve('libphonenumber-js/metadata.max.json'), 'utf8'));
  const rows = Object.entries(metadata.country_calling_codes).map(([code, isos]) =>
    [
      code,
      isos.join(','),
      ...rulesOf(code, metadata.countries[isos[0]]),
      ...startsOfMobiles(
        code,
        isos.map((iso) => metadata.countries[iso]),
      ),
    ].join(' '),
  );
  return `/**
 * Made by scripts/makePhoneCodes.mjs; not edited by hand. A line for each calling code: the code; its countries, the one that uses it
 * most first; the prefix of a number dialled at home (\`-\`: none); the prefix of one dialled abroad; how many digits a number of one
 * person has behind the code; the first digits of numbers that are mobiles; those of numbers that may be mobiles or fixed lines.
 */
export const PHONE_CODES = \`
${rows.join('\n')}
\`;
`;
}

function rulesOf(code, country) {
  const types = country[TYPES] ?? [];
  const lengths = PERSONAL_TYPES.flatMap((type) => (types[type] ? (types[type][1] ?? country[LENGTHS]) : []));
  const possible = [...new Set(lengths.length > 0 ? lengths : country[LENGTHS])].filter(
    (length) => length + code.length <= LONGEST,
  );
  const abroad = (country[PREFIX] || country[ANY_PREFIX]).replace('~', '');
  return [country[TRUNK] || '-', /^\d+$/.test(abroad) ? abroad : '00', asRanges(possible.sort((a, b) => a - b))];
}

/** The first digits of mobiles, and those that mobiles share with fixed lines, of all countries of a code. */
function startsOfMobiles(code, countries) {
  if (MOBILE_STARTS[code]) return [MOBILE_STARTS[code].join(','), '-'];
  const [mobile, fixed] = [new Set(), new Set()];
  for (const country of countries) {
    const lines = country[TYPES]?.[FIXED_LINE]?.[0] || country[PATTERN];
    // An empty pattern stands for that of fixed lines, as in North America; where there is none, nothing is known of mobiles.
    const mobiles = country[TYPES]?.[MOBILE]?.[0] || lines;
    for (const start of startsOf(lines)) fixed.add(start);
    for (const start of startsOf(mobiles)) mobile.add(start);
  }
  const own = [...mobile].filter((start) => !fixed.has(start));
  const shared = [...mobile].filter((start) => fixed.has(start));
  return [own, shared].map((starts) => asStarts(starts));
}

/** The first digits of all numbers that fit a pattern of the metadata: alternatives, groups, sets of digits and repetitions. */
function startsOf(pattern) {
  let at = 0;
  const take = (text) => pattern.startsWith(text, at) && Boolean((at += text.length));
  const join = (starts, next) =>
    new Set([...starts].flatMap((start) => [...next].map((more) => (start + more).slice(0, STARTING_DIGITS))));
  const alternatives = () => {
    const all = sequence();
    while (take('|')) for (const start of sequence()) all.add(start);
    return all;
  };
  const sequence = () => {
    let starts = new Set(['']);
    while (at < pattern.length && !/[|)]/.test(pattern[at])) starts = join(starts, repeated(single()));
    return starts;
  };
  const repeated = (starts) => {
    if (take('?')) return new Set(['', ...starts]);
    const [written, least, , most = least] = /^\{(\d+)(,(\d+))?\}/.exec(pattern.slice(at)) ?? ['', '1'];
    at += written.length;
    let [all, found] = [new Set(['']), new Set(Number(least) === 0 ? [''] : [])];
    for (let count = 1; count <= Math.min(Number(most), Number(least) + STARTING_DIGITS); count += 1) {
      all = join(all, starts);
      if (count >= Number(least)) found = new Set([...found, ...all]);
    }
    return found;
  };
  const single = () => {
    if (take('(?:')) {
      const starts = alternatives();
      if (!take(')')) throw new Error(`Not a pattern that is understood: ${pattern}`);
      return starts;
    }
    const [written] = /^(\[[\d-]+\]|\\d|\d)/.exec(pattern.slice(at)) ?? [];
    if (written === undefined) throw new Error(`Not a pattern that is understood: ${pattern}`);
    at += written.length;
    return new Set([...'0123456789'].filter((digit) => new RegExp(`^${written}$`).test(digit)));
  };
  return alternatives();
}

/** `15-17,2` of 15, 16, 17 and of everything from 20 to 29; `-` of none. */
function asStarts(starts) {
  const tens = [...'0123456789'].filter((ten) => [...'0123456789'].every((digit) => starts.includes(ten + digit)));
  const others = starts.filter((start) => !tens.includes(start[0])).map(Number);
  const listed = asRanges(others.sort((a, b) => a - b)).replace(/\b\d\b/g, '0$&');
  return [...tens, ...(listed === '' ? [] : [listed])].join(',') || '-';
}

/** `5-7,9` of 5, 6, 7 and 9. */
function asRanges(lengths) {
  const ranges = [];
  for (const length of lengths) {
    const last = ranges.at(-1);
    if (last && last[1] === length - 1) last[1] = length;
    else ranges.push([length, length]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

if (process.argv.includes('--print')) process.stdout.write(phoneCodesModule());
else writeFileSync(TARGET, phoneCodesModule());
