/** What the shapes of the wire are made of: each is a JSON schema and, by `Static`, its type. */
import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

export const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const UUID_PATTERN = new RegExp(UUID);

/** True for a UUID in small letters. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** Returns an application's id as a call sent it; null for anything else. */
export function idOf(sent: unknown): number | null {
  const id = Number(sent);
  return Number.isSafeInteger(id) && id > 0 && id <= 2147483647 ? id : null;
}

/** Returns the client's key of a file as a call sent it, in small letters; null for anything but a UUID. */
export function fileKeyOf(sent: unknown): string | null {
  return typeof sent === 'string' && isUuid(sent.toLowerCase()) ? sent.toLowerCase() : null;
}

export const text = Type.String();
export const flag = Type.Boolean();
export const whole = Type.Integer();
export const texts = Type.Array(text);
// One schema with two types, where a union would be judged branch by branch whenever it is written out.
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const wholeOrNull = Type.Unsafe<number | null>({ type: ['integer', 'null'] });

/** A text that is one of these. */
export function oneOf<const Value extends string>(...values: readonly Value[]): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: values });
}

/** A text that is one of these, or null. */
export function oneOfOrNull<const Value extends string>(...values: readonly Value[]): TUnsafe<Value | null> {
  return Type.Unsafe<Value | null>({ type: ['string', 'null'], enum: [...values, null] });
}

/** What `schema` says, or null. */
export function orNull<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [{ type: 'null' }, schema] });
}

/** A type as it is on the wire, where nothing is read-only. */
type Plain<Value> = Value extends readonly (infer Entry)[]
  ? Plain<Entry>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value;

/** True where two types have the same fields, each as optional and of the same type in both. */
export type Same<One, Other> =
  (<Any>() => Any extends Plain<One> ? 1 : 2) extends <Any>() => Any extends Plain<Other> ? 1 : 2 ? true : false;

/** An object with exactly these fields; what else a reply may hold is left out of it. */
export function exactly<Fields extends TProperties>(fields: Fields, title?: string): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false, ...(title !== undefined && { title }) });
}

/**
 * The shape of a type that rules work with. It compiles only while both say the same, so that a field is added to both or to neither.
 * Its title is its name in docs/openapi.json and in api/wire.ts.
 */
export function shapeOf<Type>() {
  return <Fields extends TProperties>(
    title: string,
    fields: Fields,
    ..._difference: Same<Static<TObject<Fields>>, Type> extends true ? [] : [never, 'this differs from the type']
  ): TObject<Fields> => exactly(fields, title);
}
