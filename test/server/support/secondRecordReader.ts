/**
 * A second reader of `allot-record/1`, written from docs/record.md alone: it shares no code with the service, so where both agree, the
 * description suffices.
 */
import { createHash, createHmac } from 'node:crypto';

type Fields = Record<string, unknown>;
interface Place {
  step: string;
  section: string;
  path: string;
  index: number;
}

const FORMAT = 'allot-record/1';
const TOP = [
  'format',
  'application',
  'offer',
  'texts',
  'summary',
  'figures',
  'payment',
  'terms',
  'steps',
  'declaration',
  'documents',
];
const FIGURES = ['totalAmount', 'totalValue', 'numberSecurities', 'feeAmount', 'payableNow', 'payableLater', 'dueNow'];
const KINDS = ['text', 'date', 'number', 'money', 'country', 'address', 'document', 'status'];
const SHA256 = /^[0-9a-f]{64}$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const KEY_BYTES = 32;
const BOM = [0xef, 0xbb, 0xbf];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isDigest = (value: unknown): boolean => typeof value === 'string' && SHA256.test(value);

function stringAsCanonical(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('a string has half of a surrogate pair');
  return JSON.stringify(text);
}

/** Serialises by RFC 8785. The plain comparison `<` of strings goes by their UTF-16 code units. */
function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return stringAsCanonical(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is not a number of JSON`);
    return value === 0 ? '0' : String(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  if (isFields(value)) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${stringAsCanonical(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`${typeof value} is not a value of JSON`);
}

/** Computes the record's hash: SHA-256 of its canonical JSON in UTF-8, in small hexadecimal letters. The keys may be in any order. */
export function hashOf(record: unknown): string {
  return createHash('sha256').update(canonical(record), 'utf8').digest('hex');
}

interface FoundLine {
  line: Fields;
  step: string;
  section: string;
  where: string;
}

/** Lists all lines in the order of the record. */
function linesOf(record: unknown): FoundLine[] {
  return listOf(fieldsOf(record).steps).flatMap((step, s) =>
    listOf(fieldsOf(step).sections).flatMap((section, t) =>
      listOf(fieldsOf(section).lines).map((line, l) => ({
        line: fieldsOf(line),
        step: textOf(fieldsOf(step).name),
        section: textOf(fieldsOf(section).path),
        where: `steps[${s}].sections[${t}].lines[${l}]`,
      })),
    ),
  );
}

/** Six stars and the last three characters; the stars alone of a number of less than six. */
function maskOf(number: string): string {
  const characters = Array.from(number);
  return '******' + (characters.length < 6 ? '' : characters.slice(-3).join(''));
}

/**
 * Copies the record and computes `mask` and `digest` of each masked number anew from the whole number that `numberAt` gives. A line counts
 * into `index` even where it is left open. Where `numberAt` gives null, the copy says that the line is left open.
 */
export function withNumbers(record: unknown, key: Buffer, numberAt: (place: Place) => string | null): unknown {
  if (key.length !== KEY_BYTES) throw new RangeError(`the key has ${key.length} bytes, not ${KEY_BYTES}`);
  const copy: unknown = structuredClone(record);
  linesOf(copy)
    .filter(({ line }) => line.kind === 'number')
    .forEach(({ line, step, section }, index) => {
      if (line.value === null || line.value === undefined) return;
      const number = numberAt({ step, section, path: textOf(line.path), index });
      line.value =
        number === null
          ? null
          : { mask: maskOf(number), digest: createHmac('sha256', key).update(number, 'utf8').digest('hex') };
    });
  return copy;
}

/** Finds numbers that are not whole, and amounts that are numbers, wherever they stand. */
function problemsOfNumbers(value: unknown, where: string, name: string): string[] {
  if (typeof value === 'number') {
    return [
      ...(Number.isInteger(value) ? [] : [`${where} is not a whole number`]),
      ...(/amount/i.test(name) ? [`${where} is an amount, but no string`] : []),
    ];
  }
  if (Array.isArray(value)) return value.flatMap((item, i) => problemsOfNumbers(item, `${where}[${i}]`, name));
  return Object.entries(fieldsOf(value)).flatMap(([key, member]) =>
    problemsOfNumbers(member, where ? `${where}.${key}` : key, key),
  );
}

function problemsOfHashes(record: Fields): string[] {
  const offer = fieldsOf(record.offer);
  const problems: string[] = [];
  const check = (value: unknown, where: string): void => {
    if (!isDigest(value)) problems.push(`${where} is no SHA-256 in small hexadecimal letters`);
  };
  check(record.texts, 'texts');
  check(offer.version, 'offer.version');
  listOf(offer.documents)
    .map(fieldsOf)
    .forEach(({ size, sha256 }, i) => {
      const where = `offer.documents[${i}]`;
      if ((size === null) !== (sha256 === null)) problems.push(`${where} has only one of size and sha256`);
      if (sha256 !== null) check(sha256, `${where}.sha256`);
    });
  listOf(record.documents)
    .map(fieldsOf)
    .forEach(({ sha256 }, i) => check(sha256, `documents[${i}].sha256`));
  return problems;
}

function problemsOfLine(line: Fields, where: string): string[] {
  const { kind, value } = line;
  if (typeof kind !== 'string' || !KINDS.includes(kind))
    return [`${where} is of the unknown kind ${JSON.stringify(kind)}`];
  if (kind === 'money' && typeof value !== 'string') return [`${where} is an amount, but no string`];
  if (kind === 'number' && value !== null) {
    const { mask, digest } = fieldsOf(value);
    return [
      ...(typeof mask === 'string' ? [] : [`${where} has no mask`]),
      ...(isDigest(digest) ? [] : [`${where} has a digest that is no SHA-256 in small hexadecimal letters`]),
    ];
  }
  return [];
}

function problemsOfRecord(record: Fields): string[] {
  const figures = fieldsOf(record.figures);
  return [
    ...Object.keys(record)
      .filter((key) => !TOP.includes(key))
      .map((key) => `${key} is an unknown field`),
    ...TOP.filter((key) => !Object.hasOwn(record, key)).map((key) => `${key} is missing`),
    ...(record.format === FORMAT ? [] : [`format is not ${FORMAT}`]),
    ...['steps', 'documents'].filter((key) => !Array.isArray(record[key])).map((key) => `${key} is not a list`),
    ...problemsOfHashes(record),
    ...FIGURES.filter((key) => typeof figures[key] !== 'string' || !DECIMAL.test(figures[key])).map(
      (key) => `figures.${key} is not a decimal string`,
    ),
    ...linesOf(record).flatMap(({ line, where }) => problemsOfLine(line, where)),
    ...problemsOfNumbers(record, '', ''),
  ];
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Runs a check. What the check cannot read at all, such as half a surrogate pair or lists nested too deep, is a problem too. */
function problemsOrError(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Lists what is wrong with a file by the description of the format. The list is empty for a sound file. */
export function problemsOf(bytes: Uint8Array): string[] {
  const hasBom = BOM.every((byte, i) => bytes[i] === byte);
  const problems = hasBom ? ['the file begins with a byte order mark'] : [];
  const body = hasBom ? bytes.subarray(BOM.length) : bytes;
  const text = decoded(body);
  if (text === null) return [...problems, 'the file is not UTF-8'];
  const json = parsed(text);
  if (json === null) return [...problems, 'the file is not JSON'];
  const { value } = json;
  problems.push(
    ...problemsOrError(() =>
      Buffer.from(canonical(value), 'utf8').equals(body) ? [] : ['the file is not canonical JSON'],
    ),
  );
  return [
    ...problems,
    ...(isFields(value) ? problemsOrError(() => problemsOfRecord(value)) : ['the file is not a record']),
  ];
}
