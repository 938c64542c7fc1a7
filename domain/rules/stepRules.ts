import type { Schema } from 'yup';
import type { Prefilled } from '../model/prefilled.ts';
import type { FormContext, SchemaContext } from './context.ts';
import type { ReadingContext, Section, SummaryContext, SummaryLine } from './description.ts';

/**
 * Rules of a step's form. `Form` is the values with every field present, plus the values that only the form has. Generated forms test these
 * laws: settling twice equals settling once; settled values stay the same when opened and settled again; lists keep the order and number of
 * their rows.
 */
export interface FormRules<Values extends object, Form extends Values = Values> {
  /** Returns the form's first values: saved ones, else known ones and the defaults. Called once per mount, because it creates ids. */
  open: (saved: Values | undefined, context: FormContext) => Form;
  /** Returns the values to save: in the format in which answers are stored, figures derived anew, without fields that do not apply. */
  settle: (form: Values, context: SchemaContext) => Values;
  /** Returns the schema of the values to save. */
  schema: (context: SchemaContext) => Schema;
  /** Values in other steps that were prefilled from these answers, and follow them. */
  prefills?: Prefilled;
}

/** All rules of a step (design 2a): its form, and its text once it is settled. */
export interface StepRules<Values extends object, Form extends Values = Values> extends FormRules<Values, Form> {
  /** Returns the questions as they were worded, with the answers, in order. */
  describe: (values: Values, context: ReadingContext) => Section[];
  /** Returns two or three lines. */
  summarise: (values: Values, context: SummaryContext) => SummaryLine[];
}
