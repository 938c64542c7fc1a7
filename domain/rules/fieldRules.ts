/**
 * Building blocks of every schema. A field is one list of rules that run in order until the first message, so that a field never shows two.
 * Rules see the trimmed text (or the value) and the values beside it, and are total functions.
 */
import { ValidationError, mixed, object, type AnyObject, type ObjectSchema, type Schema, type TestContext } from 'yup';
import type { UploadedDocument } from '../model/application.ts';
import { excessMessage } from './excess.ts';
import type { FieldShape, FieldTable } from '../model/fieldKinds.ts';
import { isRecord } from '../formats/isRecord.ts';
import { commonErrors } from '../texts/errors.ts';
import { errorsOf, type FieldErrors } from './validate.ts';

/** A rule: returns its message, or null if the value is fine. `Beside` is the object that contains the field. */
export type Rule<Value, Beside> = (value: Value | undefined, beside: Beside) => string | null;
export type TextRule<Beside = unknown> = (text: string, beside: Beside) => string | null;

/** Characters that no database stores and no keyboard types: a NUL, or half of a surrogate pair. */
const NUL = String.fromCharCode(0);
const HALF_SURROGATE = /\p{Cs}/u;

/** First part of every field and of every object of fields. Created once, because each schema copies it. */
const FIELD = mixed().nullable();
const FIELDS = object().typeError(commonErrors.invalid).required(commonErrors.invalid);

/**
 * Returns the schema of an object of fields, itself required, each field within the limit of its table. A field that the table does not
 * name does not compile.
 */
export function fields<Table extends FieldTable>(
  table: Table,
  rules: { [Field in keyof Table]?: Schema },
): ObjectSchema<AnyObject> {
  const limited = Object.entries<Schema | undefined>(rules).flatMap(([name, schema]) => {
    const shape = table[name]?.shape;
    return schema === undefined ? [] : [[name, shape && canGrow(shape) ? schema.meta({ shape }) : schema] as const];
  });
  return FIELDS.shape(Object.fromEntries(limited));
}

function canGrow(shape: FieldShape): boolean {
  return typeof shape !== 'string' && !('fields' in shape);
}

/** Returns the message about a value beyond the limit of its field; it comes before every other message. */
function excessIn(value: unknown, { schema, parent }: TestContext): string | null {
  const { shape } = (schema as Schema).meta() ?? {};
  return shape ? excessMessage(value, shape as FieldShape, parent as Record<string, unknown>) : null;
}

export interface ListRules<Beside> {
  /** Schema of a row: rows may differ by index and by the values beside the list. */
  row: (index: number, beside: Beside) => Schema;
  /** Checks the list itself; null and missing count as empty. */
  rule?: (rows: unknown[], beside: Beside) => string | null;
  /** While this returns false, nothing in the list is checked. */
  isShown?: (beside: Beside) => boolean;
}

/** Returns the schema of a list of objects. The list's own message has the list's path, a row's message has `list[0].field`. */
export function list<Beside>({ row, rule, isShown }: ListRules<Beside>): Schema {
  return FIELD.test('rows', (value: unknown, context) => {
    const { path, createError } = context;
    const beside = context.parent as Beside;
    if (isShown && !isShown(beside)) return true;
    const rows: unknown[] | null = value == null ? [] : Array.isArray(value) ? value : null;
    const message = rows === null ? commonErrors.invalid : (excessIn(rows, context) ?? rule?.(rows, beside) ?? null);
    if (message !== null) return createError({ message });
    const errors = (rows ?? []).flatMap((entry, index) =>
      Object.entries(errorsOf(row(index, beside), entry)).map(([field, text]) =>
        createError({ path: joinPath(`${path}[${index}]`, field), message: text }),
      ),
    );
    return errors.length === 0 || new ValidationError(errors, value, path); // the path gives the error its place in the order of the fields
  });
}

/**
 * Returns the schema of an object with rules that depend on its own values, such as its type. A value that is no object is checked like an
 * empty one.
 */
export function schemaByValues<Values>(choose: (values: Partial<Values>) => Schema): Schema {
  return judgedWhole((value) => errorsOf(choose(typeof value === 'object' && value !== null ? value : {}), value));
}

/**
 * Returns the schema of a compulsory object: if it is absent, each of its fields reports its error. The rules may depend on the object that
 * contains it.
 */
export function requiredObject<Beside>(choose: (beside: Beside) => Schema): Schema {
  return judgedWhole((value, beside) => errorsOf(choose(beside as Beside), value ?? {}));
}

function judgedWhole(judge: (value: unknown, beside: unknown) => FieldErrors): Schema {
  return FIELD.test('whole', (value: unknown, { parent, path, createError }) => {
    const errors = Object.entries(judge(value, parent)).map(([field, message]) =>
      createError({ path: joinPath(path ?? '', field), message }),
    );
    return errors.length === 0 || new ValidationError(errors, value, path);
  });
}

/** Returns the schema of a text field. Absent and blank both reach the rules as ''. */
export function text<Beside = unknown>(...rules: TextRule<Beside>[]): Schema {
  const onText = rules.map(
    (rule): Rule<string, Beside> =>
      (value, beside) =>
        rule((value ?? '').trim(), beside),
  );
  return field(isStorableText, onText);
}

/** Returns the schema of a text of any length with any characters, for rules that check these more closely than a text field does. */
export function anyText<Beside = unknown>(...rules: TextRule<Beside>[]): Schema {
  const onText = rules.map(
    (rule): Rule<string, Beside> =>
      (value, beside) =>
        rule(value ?? '', beside),
  );
  return ruledField(isText, onText, false);
}

/** Returns the schema of a yes/no answer, tick or flag. */
export function flag<Beside = unknown>(...rules: Rule<boolean, Beside>[]): Schema {
  return field(isBoolean, rules);
}

/** Returns the schema of a country by its numeric id. */
export function countryId<Beside = unknown>(...rules: Rule<number, Beside>[]): Schema {
  return field(isCountryId, rules);
}

/** Returns the schema of an uploaded document: an object with its file name. */
export function uploadedDocument<Beside = unknown>(...rules: Rule<UploadedDocument, Beside>[]): Schema {
  return field(isDocument, rules);
}

/** Returns the schema of a list of plain texts, such as ticked boxes. */
export function textList<Beside = unknown>(...rules: Rule<string[], Beside>[]): Schema {
  return field(isTextList, rules);
}

/** Returns the schema of an object that is only checked as a whole, such as a picked address or holding. */
export function wholeObject<Value extends object, Beside = unknown>(...rules: Rule<Value, Beside>[]): Schema {
  return field(isObject<Value>, rules);
}

/** Refuses absence: no text, no choice, no answer. `false` is an answer. */
export function required(message: string = commonErrors.required) {
  return (value: unknown): string | null => (value === undefined || value === '' ? message : null);
}

/** Refuses anything but yes. */
export function mustBeTrue(message: string) {
  return (value: boolean | undefined): string | null => (value === true ? null : message);
}

/** Checks a text that is present; `required` deals with emptiness. */
export function when(isRight: (text: string) => boolean, message: string) {
  return (value: string): string | null => (value === '' || isRight(value) ? null : message);
}

/** Refuses a text that is not one of the options; `required` deals with emptiness. */
export function oneOf(options: readonly string[], message: string = commonErrors.required) {
  return when((value) => options.includes(value), message);
}

/** Runs the rules only while the field is on screen: a hidden field is never validated (catalogue 3, general readings). */
export function shownWhile<Value, Beside>(
  isShown: (beside: Beside) => boolean,
  ...rules: ((value: Value, beside: Beside) => string | null)[]
) {
  return (value: Value, beside: Beside): string | null => (isShown(beside) ? firstMessage(rules, value, beside) : null);
}

/** True when a document has been uploaded. */
export function hasDocument(document: UploadedDocument | null | undefined): boolean {
  return isDocument(document);
}

/**
 * True for an address that a mail server could accept: one @, a local part of at most 64 plain characters, a dotted domain. Written by
 * hand, and linear, because the usual patterns either backtrack or let `a@b` through.
 */
export function isEmailAddress(address: string): boolean {
  if (address.length > 254) return false;
  const parts = address.split('@');
  const [local = '', domain = ''] = parts;
  if (parts.length !== 2 || local.length > 64) return false;
  const labels = domain.split('.');
  return (
    local.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label)) &&
    /^\p{L}/u.test(labels.at(-1) ?? '')
  );
}

/** Refuses a malformed e-mail address. The message differs by step (1-CONT-15, 2-INV-43), the test does not. */
export function email(message: string) {
  return when(isEmailAddress, message);
}

/** Cache of the schemas of fields without rules, by kind: every step has many, and creating a schema costs more than using it. */
const PLAIN_FIELDS = new Map<unknown, Schema>();

function field<Value, Beside>(accepts: (value: unknown) => value is Value, rules: Rule<Value, Beside>[]): Schema {
  if (rules.length > 0) return ruledField(accepts, rules);
  const plain = PLAIN_FIELDS.get(accepts) ?? ruledField(accepts, rules);
  PLAIN_FIELDS.set(accepts, plain);
  return plain;
}

function ruledField<Value, Beside>(
  accepts: (value: unknown) => value is Value,
  rules: Rule<Value, Beside>[],
  hasLimit = true,
): Schema {
  return FIELD.test('rules', (value: unknown, context) => {
    const { createError } = context;
    const given = value ?? undefined;
    const isRightKind = given === undefined || accepts(given);
    const excess = isRightKind && hasLimit ? excessIn(given, context) : null;
    const message =
      excess ?? (isRightKind ? firstMessage(rules, given, context.parent as Beside) : commonErrors.invalid);
    return message === null || createError({ message });
  });
}

function firstMessage<Value, Beside>(
  rules: ((value: Value, beside: Beside) => string | null)[],
  value: Value,
  beside: Beside,
): string | null {
  for (const rule of rules) {
    const message = rule(value, beside);
    if (message !== null) return message;
  }
  return null;
}

function joinPath(above: string, field: string): string {
  return above === '' || field === '' ? above + field : `${above}.${field}`;
}

function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes(NUL) && !HALF_SURROGATE.test(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isCountryId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isObject = <Value extends object>(value: unknown): value is Value => isRecord(value);
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => item === undefined || isStorableText(item));

function isDocument(value: unknown): value is UploadedDocument {
  return isRecord(value) && typeof value['filename'] === 'string' && value['filename'] !== '';
}
