/**
 * A step as text: its applicable questions as they were worded, with the answers. Every reader of an application gets this text: review,
 * the record of the submitted application, the issuer, lists of differences (design 2a, 4a).
 */
import type { Application, UploadedDocument } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';
import type { ReadinessItem } from '../model/documentKinds.ts';
import { fieldTexts } from '../texts/ui.ts';

/** Inputs of a step's text besides its values. No role and no clock is among them, so the text is the same for every reader. */
export interface SummaryContext {
  offer: Offer;
  application: Application;
  /** Code of the offer's currency. */
  currency: string;
}

/** Summary context with the documents that the application needs, as `documentItems` returns them. */
export interface ReadingContext extends SummaryContext {
  items: readonly ReadinessItem[];
}

/** A country by its id or its two letters; the reader inserts the name. */
export interface CountryReference {
  id?: number | null | undefined;
  code?: string | undefined;
}

/** An answer by its kind. Texts, dates (DD/MM/YYYY) and numbers are '' if the question is unanswered. */
export type Reading =
  | { kind: 'text' | 'date'; value: string }
  /** A number that nobody should read over the user's shoulder. `name` is the button's name for it, if the label does not fit. */
  | { kind: 'masked'; value: string; name?: string }
  /** The figure as shown, for example `25,000.00`, and its unit, for example `per month`; '' if there is none. */
  | { kind: 'money'; value: string; currency: string; unit?: string; isSum?: boolean }
  | { kind: 'country'; value: CountryReference | null }
  | { kind: 'address'; value: { lines: readonly string[]; country: CountryReference } }
  | { kind: 'document'; value: DocumentAnswer }
  | { kind: 'status'; value: string; isDone: boolean };

/**
 * Uploaded documents, whether they were compulsory, and the text about them. `awaited`: the upload is on its way to the service (1-UPL-05).
 */
export interface DocumentAnswer {
  documents: readonly UploadedDocument[];
  state: 'supplied' | 'missing' | 'optional' | 'awaited';
  text: string;
}

/** An answer with additions. */
export type Answer = Reading & {
  /** Shown in small type. */
  note?: string;
  /** A help article that explains the answer. */
  help?: { article: 'tax-exemption-codes'; text: string };
};

export type Line = Answer & {
  /** Path of the field within its section's values. */
  path: string;
  label: string;
};

/** A line of a summary; a missing value leaves no gap. The reader inserts the name of a country. */
export type SummaryLine = string | CountryReference | null | undefined;

export interface Section {
  /** Id of the person, organisation or tax declaration that the section is about. */
  id?: string;
  /** Path of the section within the step's values; '' is the step itself. */
  path: string;
  title?: string;
  lines: Line[];
}

/** Text of one question and its answer; null if the question does not apply. */
export interface LineReading<Values, Context = unknown> {
  label: string | ((values: Values, context: Context) => string);
  read: (values: Values, context: Context) => Answer | null;
}

/**
 * Presentation of one field: a line, several lines, sections of its own, a part of another field's line (`in`), or nothing because it is no
 * answer (`internal`).
 */
export type FieldReading<Values, Context = unknown> =
  | 'internal'
  | 'section'
  | { in: keyof Values }
  | { lines: (values: Values, context: Context) => Line[] }
  | LineReading<Values, Context>;

/** Presentation of every field, in reading order. A new field does not compile until its presentation is decided here. */
export type FieldReadings<Values, Context = unknown> = {
  readonly [Field in keyof Required<Values>]: FieldReading<Values, Context>;
};

/** Returns the lines of the applicable fields, in the order of the table. */
export function linesOf<Values extends object, Context>(
  { readings, asked }: { readings: FieldReadings<Values, Context>; asked: readonly PropertyKey[] },
  values: Values,
  context: Context,
): Line[] {
  return Object.entries<FieldReading<Values, Context>>(readings).flatMap(([path, reading]) => {
    if (!asked.includes(path) || typeof reading === 'string' || 'in' in reading) return [];
    if ('lines' in reading) return reading.lines(values, context);
    const { label, read } = reading;
    const answer = read(values, context);
    return answer === null
      ? []
      : [{ path, label: typeof label === 'string' ? label : label(values, context), ...answer }];
  });
}

/** A text answer, typed or chosen. */
export function text<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'text', value: get(values) ?? '' }) };
}

/** A date answer, DD/MM/YYYY. */
export function date<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'date', value: get(values) ?? '' }) };
}

/** A number that nobody should read over the user's shoulder: its last characters show, all of them on request. */
export function masked<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'masked', value: get(values) ?? '' }) };
}

/** A country answer by its id. */
export function country<Values>(
  label: string,
  get: (values: Values) => number | null | undefined,
): LineReading<Values> {
  return {
    label,
    read: (values) => {
      const id = get(values);
      return { kind: 'country', value: id == null ? null : { id } };
    },
  };
}

/** A yes/no answer: `Yes`, `No`, or '' if unanswered. */
export function yesNo<Values>(label: string, get: (values: Values) => boolean | null | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'text', value: inYesOrNo(get(values)) }) };
}

/** Returns `Yes` or `No`; '' if unanswered. */
export function inYesOrNo(answer: boolean | null | undefined): string {
  return answer == null ? '' : answer ? fieldTexts.yes : fieldTexts.no;
}
