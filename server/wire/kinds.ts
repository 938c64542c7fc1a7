/** Building blocks of the wire's shapes: each is a JSON schema and, by `Static`, its type. */
import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

export const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const UUID_PATTERN = new RegExp(UUID);

/** Returns true for a UUID in small letters. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** Returns the id of an application, a holder or a sub-register as a call sent it; null for anything else. */
export function parseRowId(sent: unknown): number | null {
  const id = Number(sent);
  return Number.isSafeInteger(id) && id > 0 && id <= 2147483647 ? id : null;
}

/** Returns the client's key of a file as a call sent it, in small letters; null for anything but a UUID. */
export function fileKeyOf(sent: unknown): string | null {
  return typeof sent === 'string' && isUuid(sent.toLowerCase()) ? sent.toLowerCase() : null;
}

export const text = Type.String();
export const flag = Type.Boolean();
export const integer = Type.Integer();
export const textList = Type.Array(text);
// One schema with two types: a union would be checked branch by branch whenever it is written out.
export const nullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const nullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] });

/** Returns the schema of a text that is one of these. */
export function oneOf<const Value extends string>(...values: readonly Value[]): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: values });
}

/** Returns the schema of a text that is one of these, or null. */
export function nullableOneOf<const Value extends string>(...values: readonly Value[]): TUnsafe<Value | null> {
  return Type.Unsafe<Value | null>({ type: ['string', 'null'], enum: [...values, null] });
}

/** Returns the schema of a value that `schema` allows, or null. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [{ type: 'null' }, schema] });
}

/** Type as it is on the wire, where nothing is read-only. */
type Plain<Value> = Value extends readonly (infer Entry)[]
  ? Plain<Entry>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value;

/** True if two types have the same fields, each as optional and of the same type in both. */
export type Same<One, Other> =
  (<Any>() => Any extends Plain<One> ? 1 : 2) extends <Any>() => Any extends Plain<Other> ? 1 : 2 ? true : false;

/** Returns the schema of an object with exactly these fields; other fields of a reply are left out. */
export function closedObject<Fields extends TProperties>(fields: Fields, title?: string): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false, ...(title !== undefined && { title }) });
}

/**
 * Returns the shape of a type that rules work with. It compiles only while both say the same, so that a field is added to both or to
 * neither. Its title is its name in docs/openapi.json and in api/wire.ts.
 */
export function shapeOf<Type>() {
  return <Fields extends TProperties>(
    title: string,
    fields: Fields,
    ..._difference: Same<Static<TObject<Fields>>, Type> extends true ? [] : [never, 'this differs from the type']
  ): TObject<Fields> => closedObject(fields, title);
}
