/** Forty values that nobody's form would send; each has broken a service somewhere. */
import { PROTOTYPE_WORDS } from './arbitraries.ts';

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');

const TEXTS: readonly string[] = [
  ...PROTOTYPE_WORDS,
  'x'.repeat(50_000),
  '1'.repeat(50_000),
  ' '.repeat(50_000),
  '0.'.repeat(25_000),
  '@'.repeat(50_000),
  'a@'.repeat(25_000),
  '((('.repeat(16_667),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eexe.fdp',
  '\ufeff',
  '\u2028',
  'a\r\nSet-Cookie: x=1',
  '',
  ' ',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  '%2e%2e%2f',
  '%00',
  "'; drop table people; --",
  "' or '1'='1",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  '-1',
  '1e400',
  '99999999999999999999',
  'null',
];
const OTHERS: readonly unknown[] = [
  1e308,
  -1,
  0.1,
  2 ** 53,
  true,
  null,
  [],
  {},
  [[]],
  nested(23),
  nested(100),
  { length: 1e9 },
  { toString: 'x' },
];

/** Of every kind, for JSON. */
export const HOSTILE_VALUES: readonly unknown[] = [...TEXTS, ...OTHERS];
/** For places that hold text alone. */
export const HOSTILE_TEXTS: readonly string[] = [...TEXTS, ...OTHERS.map((value) => JSON.stringify(value))];
