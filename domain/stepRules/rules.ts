import type { Schema } from 'yup';
import type { Prefilled } from '../application/prefilled.ts';
import type { FormContext, SchemaContext } from './context.ts';
import type { ReadingContext, Section, SummaryContext, SummaryLine } from './description.ts';

/**
 * What a step's form is made of. `Form` is the values with every field there, and what only the form knows.
 * Laws, held by generated forms: to settle twice is to settle once; what was settled opens and settles as it is; lists keep the order
 * and number of their rows.
 */
export interface FormRules<Values extends object, Form extends Values = Values> {
  /** What the form starts with: what was saved, else what is known and the defaults. Called once a mount: it makes ids. */
  open: (saved: Values | undefined, context: FormContext) => Form;
  /** What is kept of it: in the form in which answers are stored, figures derived anew, nothing of a field that is not asked. */
  settle: (form: Values, context: SchemaContext) => Values;
  /** What is accepted of what is kept. */
  schema: (context: SchemaContext) => Schema;
  /** What was filled in from these answers in other steps, and follows them. */
  prefills?: Prefilled;
}

/** Everything that a step decides (design 2a): its form, and how it reads once it is settled. */
export interface StepRules<Values extends object, Form extends Values = Values> extends FormRules<Values, Form> {
  /** The questions as they were worded with their answers, in order. */
  describe: (values: Values, context: ReadingContext) => Section[];
  /** Two or three lines. */
  summarise: (values: Values, context: SummaryContext) => SummaryLine[];
}
