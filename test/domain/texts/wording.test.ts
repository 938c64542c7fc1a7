import * as texts from '#domain/texts.ts';
import * as errors from '#domain/texts/errors.ts';
import { amountErrors } from '#domain/texts/errors.ts';
import { reviewErrors } from '#domain/texts/review.ts';

/** Every text with its path; a text that is made from values by its own words. */
function collect(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => collect(inner, path === '' ? name : `${path}.${name}`));
}

const all = collect(texts);

it.each(['BSB', 'ABN', 'ACN', 'AFSL', 'HIN', 'GST', 'direct debit', 'BPAY'])('[1-MISC-01] speaks of %s', (term) => {
  expect(all.filter(([, text]) => text.toLowerCase().includes(term.toLowerCase()))).not.toEqual([]);
});

it('[1-MISC-01] spells as Australians do', () => {
  const foreign =
    /\b(\w*organiz\w*|authoriz\w*|colou?rize|color|favor\w*|center|honor\w*|license number|zip code|social security|sort code|routing transit)\b/i;

  expect(all.filter(([, text]) => foreign.test(text))).toEqual([]);
});

it.each([
  ['a limit', amountErrors.minimumQuantity('2,500'), 'Minimum quantity is 2,500'],
  ['currency and limit', amountErrors.minimumValue('AUD', '2,000.00'), 'Minimum investment amount is AUD 2,000.00'],
  ['currency and step', amountErrors.valueIncrement('NZD', '500.00'), 'Minimum increments of NZD 500.00 are required'],
])('[1-MISC-05] puts %s in place of the braces', (_name, text, expected) => {
  expect(text).toBe(expected);
});

it('[1-MISC-05] leaves no brace in a fixed text', () => {
  expect(
    collect(texts).filter(([, text]) => !text.includes('=>') && !text.startsWith('function') && /[{}]/.test(text)),
  ).toEqual([]);
});

/** The documents print these as sentences, with their stop (2-ADDR-15, 2-ADDR-28, 2-REV-04). */
const SENTENCES = ['addressErrors.poBox', 'addressErrors.characters', 'reviewErrors.confirmation'];

it('[1-MISC-06] ends no short message with a full stop', () => {
  const stopped = collect({ ...errors, reviewErrors }).filter(([, text]) => /\.[`'"]?$/.test(text.trim()));

  expect(stopped.map(([path]) => path).sort()).toEqual([...SENTENCES].sort());
});
