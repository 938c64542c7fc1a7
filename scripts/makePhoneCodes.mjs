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

/** Places of a country's entry in the metadata (its `types` hold the lengths by kind of number). */
const [ANY_PREFIX, LENGTHS, TRUNK, TYPES, PREFIX] = [1, 3, 5, 11, 12];
/** Kinds that reach one person: fixed line, mobile, personal number, internet telephony. Nobody is texted on a freephone number. */
const PERSONAL_TYPES = [0, 1, 6, 8];
/** Most digits of an international number, code and all (E.164). */
const LONGEST = 15;

/** The module's text. */
function phoneCodesModule() {
  const metadata = JSON.parse(readFileSync(require.resolve('libphonenumber-js/metadata.max.json'), 'utf8'));
  const rows = Object.entries(metadata.country_calling_codes).map(([code, isos]) =>
    [code, isos.join(','), ...rulesOf(code, metadata.countries[isos[0]])].join(' '),
  );
  return `/**
 * Made by scripts/makePhoneCodes.mjs; not edited by hand. A line for each calling code: the code; its countries, the one that uses it
 * most first; the prefix of a number dialled at home (\`-\`: none); the prefix of one dialled abroad; how many digits a number of one
 * person has behind the code.
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
