/**
 * Kinds of application fields: type, wire form, size limit and sensitivity, each defined once. The tables of `fields.ts` are made of these.
 */
import type { RowNoun } from '../texts/limits.ts';
import { LONGEST } from './limits.ts';

/** secret: never shown, not even in part. personal: identifies a person. plain: neither. */
export type Sensitivity = 'secret' | 'personal' | 'plain';

/**
 * Wire form of one field: a UUID in small letters (`id`), a flag, a whole number, a text, lists and objects of texts, details that other
 * requests returned, an object of fields, or a list of such objects. Every shape that can grow has a limit.
 */
export type FieldShape =
  'id' | 'flag' | 'number' | TextShape | TextsShape | NamedTextsShape | DetailsShape | ObjectShape | ListShape;

export interface TextShape {
  /** Characters. */
  longest: number;
  /** DD/MM/YYYY here, ISO on the wire (3-MISC-08). */
  isDate?: true;
}

/** Limit of a list's entries, and their noun. */
export interface RowLimit {
  most: number;
  of: RowNoun;
}

/** Limits of a list of texts: its entries, and the length of each. */
export interface TextLimits extends RowLimit {
  longest: number;
}

export interface TextsShape {
  texts: TextLimits;
}

/** An object of texts whose names are not fields. */
export interface NamedTextsShape {
  named: TextLimits;
}

/** JSON as another request returned it. */
export interface DetailsShape {
  /** Limit, counted like `LARGEST_DETAILS`. */
  largest: number;
}

export interface ObjectShape {
  fields: FieldTable;
  /** Absent means none; null is refused. */
  isNeverNull?: true;
}

export interface ListShape {
  rows: FieldTable;
  limit: ListLimit;
}

/** Limit of a list; for some lists it depends on the answers beside them. */
export type ListLimit = RowLimit | ((beside: Readonly<Record<string, unknown>>) => RowLimit);

export interface Field<Value = unknown> {
  readonly shape: FieldShape;
  readonly sensitivity: Sensitivity;
  /** Readers of an application get the end of this number and a handle instead (numbers.ts). */
  readonly isMasked?: true;
  /** Masked even for the applicant who goes on with the application. */
  readonly isTaxNumber?: true;
  /** Carries the type alone: no field has a value here. */
  readonly value?: Value;
}

export type FieldTable = { readonly [name: string]: Field };

/** Returns the fields of an object or of a list's rows; null for any other shape. */
export function tableIn(shape: FieldShape): FieldTable | null {
  if (typeof shape === 'string') return null;
  if ('rows' in shape) return shape.rows;
  return 'fields' in shape ? shape.fields : null;
}

/** Values of a table of fields, each optional. */
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]?: Table[Name] extends Field<infer Value> ? Value : never;
};

/** Returns the names of a table's fields. */
export function fieldNames<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** Returns the kinds of fields of this sensitivity. */
function kinds(sensitivity: Sensitivity) {
  const field = <Value>(shape: FieldShape): Field<Value> => ({ shape, sensitivity });
  return {
    id: field<string>('id'),
    /** A text of at most `longest` characters. */
    text: (longest: number) => field<string>({ longest }),
    /** A text that is one of these. */
    oneOf: <Option extends string>() => field<Option>({ longest: LONGEST.choice }),
    /** DD/MM/YYYY here, ISO on the wire. */
    date: field<string>({ longest: LONGEST.date, isDate: true }),
    flag: field<boolean>('flag'),
    /** Yes, no, or not answered. */
    answer: field<boolean | null>('flag'),
    number: field<number>('number'),
    /** A number such as a country's id; null if none is chosen. */
    numberOrNull: field<number | null>('number'),
    texts: (texts: TextLimits) => field<string[]>({ texts }),
    textsByName: (named: TextLimits) => field<Record<string, string>>({ named }),
    /** JSON as another request returned it. */
    details: <Value>(largest: number) => field<Value>({ largest }),
    object: <Value>(fields: FieldTable) => field<Value>({ fields }),
    /** An object that may be absent, but is never null. */
    part: <Value extends object>(fields: FieldTable) => field<Value>({ fields, isNeverNull: true }),
    rows: <Row>(rows: FieldTable, limit: ListLimit) => field<Row[]>({ rows, limit }),
  };
}

export const plain = kinds('plain');
export const personal = kinds('personal');
export const secret = kinds('secret');
/** Number by which an authority or a bank knows a person. */
export const maskedNumber: Field<string> = {
  shape: { longest: LONGEST.number },
  sensitivity: 'secret',
  isMasked: true,
};
/** Number by which a tax office knows a person. */
export const taxNumber: Field<string> = { ...maskedNumber, isTaxNumber: true };
