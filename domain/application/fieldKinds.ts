/**
 * What a field of an application is: its type, how it travels, and how much care it needs, said once. The tables of `fields.ts` are made
 * of these.
 */

/** secret: never shown, nothing of it. personal: tells who somebody is. plain: neither. */
export type Sensitivity = 'secret' | 'personal' | 'plain';

/**
 * How one field travels: a text, flag or whole number; `date` a text that is ISO on the wire (3-MISC-08); `texts` a list of texts,
 * `textsByName` an object of them; `any` JSON as it is (details that other calls answered); an object of fields; or a list of
 * such objects. `id` is a UUID, in small letters.
 */
export type FieldShape =
  'id' | 'text' | 'flag' | 'number' | 'date' | 'texts' | 'textsByName' | 'any' | ObjectShape | ListShape;

export interface ObjectShape {
  fields: FieldTable;
  /** Null is no way to say that there is none. */
  isNeverNull?: true;
}

export interface ListShape {
  rows: FieldTable;
}

export interface Field<Value = unknown> {
  readonly shape: FieldShape;
  readonly sensitivity: Sensitivity;
  /** Whoever reads an application gets its end and a handle instead (numbers.ts). */
  readonly isMasked?: true;
  /** Masked for whoever goes on with the application, too. */
  readonly isTaxNumber?: true;
  /** Of its type alone: no field has one. */
  readonly value?: Value;
}

export type FieldTable = { readonly [name: string]: Field };

/** The values of a table of fields, any of which may not be there. */
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]?: Table[Name] extends Field<infer Value> ? Value : never;
};

/** The names of a table's fields. */
export function fieldNames<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** The kinds of fields that need this much care. */
function kinds(sensitivity: Sensitivity) {
  const field = <Value>(shape: FieldShape): Field<Value> => ({ shape, sensitivity });
  return {
    id: field<string>('id'),
    text: field<string>('text'),
    /** A text that is one of these. */
    oneOf: <Option extends string>() => field<Option>('text'),
    /** DD/MM/YYYY here, ISO on the wire. */
    date: field<string>('date'),
    flag: field<boolean>('flag'),
    /** Yes, no, or not answered. */
    answer: field<boolean | null>('flag'),
    number: field<number>('number'),
    /** As the id of a country is; null where none is chosen. */
    numberOrNull: field<number | null>('number'),
    texts: field<string[]>('texts'),
    textsByName: field<Record<string, string>>('textsByName'),
    /** JSON as another call answered it. */
    any: <Value>() => field<Value>('any'),
    object: <Value>(fields: FieldTable) => field<Value>({ fields }),
    /** An object that is there, or absent, but never null. */
    part: <Value extends object>(fields: FieldTable) => field<Value>({ fields, isNeverNull: true }),
    rows: <Row>(rows: FieldTable) => field<Row[]>({ rows }),
  };
}

export const plain = kinds('plain');
export const personal = kinds('personal');
export const secret = kinds('secret');
/** The number by which an authority or a bank knows somebody. */
export const maskedNumber: Field<string> = { shape: 'text', sensitivity: 'secret', isMasked: true };
/** The number by which a tax office does. */
export const taxNumber: Field<string> = { ...maskedNumber, isTaxNumber: true };
