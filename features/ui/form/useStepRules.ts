import { useMemo } from 'react';
import type { Schema } from 'yup';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { validateWith, type FieldErrors } from '#domain/stepRules/validate.ts';

export interface StepRules<Form> {
  /** The rules of the step (domain/stepRules). */
  schema: (context: SchemaContext) => Schema;
  /** What would be saved of the form, as the step's mapping says it: the rules judge that, here and on the server. */
  toValues: (form: Form, context: SchemaContext) => unknown;
}

/**
 * The verdict on a form's values: path -> first message. The same function until the context changes, so that a block judges again
 * only then; for that, `schema` and `toValues` must be functions of a module, not made in the render.
 */
export function useStepRules<Form>(
  { schema, toValues }: StepRules<Form>,
  context: SchemaContext,
): (form: Form) => FieldErrors {
  return useMemo(() => {
    const rules = schema(context);
    return (form: Form) => validateWith(rules, toValues(form, context));
  }, [schema, toValues, context]);
}
