/**
 * A step in words: what was asked, as it was worded, with its answers. Whoever reads an application reads this: review, the record of
 * what was lodged, the issuer, differences (design 2a, 4a).
 */
import type { Application, UploadedDocument } from '../application.ts';
import type { Offer } from '../offer.ts';
import type { ReadinessItem } from '../readiness/documentNeeds.ts';
import { fieldTexts } from '../texts/ui.ts';

/** What a step's words depend on besides its values: nobody's role and no clock, so that they are the same whoever asks. */
export interface SummaryContext {
  offer: Offer;
  application: Application;
  /** Code of the offer's currency. */
  currency: string;
}

/** Besides, the documents that the application has to bring, as `documentItems` judges them. */
export interface ReadingContext extends SummaryContext {
  items: readonly ReadinessItem[];
}

/** A country by its id, or by its two letters; its name is put in by the reader. */
export interface CountryReference {
  id?: number | null | undefined;
  code?: string | undefined;
}

/** An answer by its kind. Texts, dates (DD/MM/YYYY) and numbers are '' where the question was left open. */
export type Reading =
  | { kind: 'text' | 'date'; value: string }
  /** A number that is read over a shoulder by nobody; `name` is what the button that shows it calls it, where the label does not do. */
  | { kind: 'masked'; value: string; name?: string }
  /** The figure as it is shown, for example `25,000.00`, and for what: `per month`; '' where there is none. */
  | { kind: 'money'; value: string; currency: string; unit?: string; isSum?: boolean }
  | { kind: 'country'; value: CountryReference | null }
  | { kind: 'address'; value: { lines: readonly string[]; country: CountryReference } }
  | { kind: 'document'; value: DocumentAnswer }
  | { kind: 'status'; value: string; isDone: boolean };

/** What was uploaded, whether it had to be, and in which words. `awaited`: it is on its way to the service (1-UPL-05). */
export interface DocumentAnswer {
  documents: readonly UploadedDocument[];
  state: 'supplied' | 'missing' | 'optional' | 'awaited';
  text: string;
}

/** An answer with what is said besides. */
export type Answer = Reading & {
  /** Small. */
  note?: string;
  /** A help article that explains the answer. */
  help?: { article: 'tax-exemption-codes'; text: string };
};

export type Line = Answer & {
  /** The field within its section's values. */
  path: string;
  label: string;
};

/** A line of a summary; what is not there leaves no gap. A country is put in by the reader. */
export type SummaryLine = string | CountryReference | null | undefined;

export interface Section {
  /** Of the person, organisation or tax declaration that it is about. */
  id?: string;
  /** Its place within the step's values; '' is the step itself. */
  path: string;
  title?: string;
  lines: Line[];
}

/** The words for one question and its answer; null where it was not put. */
export interface LineReading<Values, Context = unknown> {
  label: string | ((values: Values, context: Context) => string);
  read: (values: Values, context: Context) => Answer | null;
}

/**
 * How one field reads: a line, several lines, sections of their own, a part of the line of another field (`in`), or not at all, because
 * it is no answer (`internal`).
 */
export type FieldReading<Values, Context = unknown> =
  | 'internal'
  | 'section'
  | { in: keyof Values }
  | { lines: (values: Values, context: Context) => Line[] }
  | LineReading<Values, Context>;

/** Every field of the values, in the order in which they are read: a new one does not compile until it is decided here. */
export type FieldReadings<Values, Context = unknown> = {
  readonly [Field in keyof Required<Values>]: FieldReading<Values, Context>;
};

/** The lines of the fields that are asked, in the order of the table. */
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

/** A text as it was typed, or chosen. */
export function text<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'text', value: get(values) ?? '' }) };
}

/** A date, DD/MM/YYYY. */
export function date<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'date', value: get(values) ?? '' }) };
}

/** A number that is read over a shoulder by nobody: its last characters, the whole of it on request. */
export function masked<Values>(label: string, get: (values: Values) => string | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'masked', value: get(values) ?? '' }) };
}

/** A country by its id. */
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

/** `Yes`, `No`, or left open. */
export function yesNo<Values>(label: string, get: (values: Values) => boolean | null | undefined): LineReading<Values> {
  return { label, read: (values) => ({ kind: 'text', value: inYesOrNo(get(values)) }) };
}

/** An answer that is ticked or not; '' is not answered. */
export function inYesOrNo(answer: boolean | null | undefined): string {
  return answer == null ? '' : answer ? fieldTexts.yes : fieldTexts.no;
}
