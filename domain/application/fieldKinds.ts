/**
 * What a field of an application is: its type, how it travels, how large it may be and how much care it needs, said once. The tables of
 * `fields.ts` are made of these.
 */
import type { RowNoun } from '../texts/limits.ts';
import { LONGEST } from './limits.ts';

/** secret: never shown, nothing of it. personal: tells who somebody is. plain: neither. */
export type Sensitivity = 'secret' | 'personal' | 'plain';

/**
 * How one field travels: a UUID in small letters (`id`), a flag, a whole number, a text, lists and objects of texts, details that other
 * calls answered, an object of fields, or a list of such objects. Everything that can grow says how far.
 */
export type FieldShape =
  'id' | 'flag' | 'number' | TextShape | TextsShape | NamedTextsShape | DetailsShape | ObjectShape | ListShape;

export interface TextShape {
  /** Characters. */
  longest: number;
  /** DD/MM/YYYY here, ISO on the wire (3-MISC-08). */
  isDate?: true;
}

/** How many entries a list may have, and what they are called. */
export interface RowLimit {
  most: number;
  of: RowNoun;
}

/** Of a list of texts also how long each may be. */
export interface TextLimits extends RowLimit {
  longest: number;
}

export interface TextsShape {
  texts: TextLimits;
}

/** An object of texts, by names that are no fields. */
export interface NamedTextsShape {
  named: TextLimits;
}

/** JSON as another call answered it. */
export interface DetailsShape {
  /** As `LARGEST_DETAILS` counts. */
  largest: number;
}

export interface ObjectShape {
  fields: FieldTable;
  /** Null is no way to say that there is none. */
  isNeverNull?: true;
}

export interface ListShape {
  rows: FieldTable;
  limit: ListLimit;
}

/** Of some lists the limit hangs on the answers beside them. */
export type ListLimit = RowLimit | ((beside: Readonly<Record<string, unknown>>) => RowLimit);

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

/** The fields of an object or of the rows of a list; null for any other shape. */
export function tableIn(shape: FieldShape): FieldTable | null {
  if (typeof shape === 'string') return null;
  if ('rows' in shape) return shape.rows;
  return 'fields' in shape ? shape.fields : null;
}

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
    /** A text of at most so many characters. */
    text: (longest: number) => field<string>({ longest }),
    /** A text that is one of these. */
    oneOf: <Option extends string>() => field<Option>({ longest: LONGEST.choice }),
    /** DD/MM/YYYY here, ISO on the wire. */
    date: field<string>({ longest: LONGEST.date, isDate: true }),
    flag: field<boolean>('flag'),
    /** Yes, no, or not answered. */
    answer: field<boolean | null>('flag'),
    number: field<number>('number'),
    /** As the id of a country is; null where none is chosen. */
    numberOrNull: field<number | null>('number'),
    texts: (texts: TextLimits) => field<string[]>({ texts }),
    textsByName: (named: TextLimits) => field<Record<string, string>>({ named }),
    /** JSON as another call answered it. */
    details: <Value>(largest: number) => field<Value>({ largest }),
    object: <Value>(fields: FieldTable) => field<Value>({ fields }),
    /** An object that is there, or absent, but never null. */
    part: <Value extends object>(fields: FieldTable) => field<Value>({ fields, isNeverNull: true }),
    rows: <Row>(rows: FieldTable, limit: ListLimit) => field<Row[]>({ rows, limit }),
  };
}

export const plain = kinds('plain');
export const personal = kinds('personal');
export const secret = kinds('secret');
/** The number by which an authority or a bank knows somebody. */
export const maskedNumber: Field<string> = {
  shape: { longest: LONGEST.number },
  sensitivity: 'secret',
  isMasked: true,
};
/** The number by which a tax office does. */
export const taxNumber: Field<string> = { ...maskedNumber, isTaxNumber: true };
