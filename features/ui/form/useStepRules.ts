import { useMemo } from 'react';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { StepRules } from '#domain/rules/stepRules.ts';
import { validateWith, type FieldErrors } from '#domain/rules/validate.ts';

/**
 * Returns the validation of a form: path -> first message, for the values that would be saved, as the service judges them. The function
 * stays the same until the context changes, so that a block judges again only then. `schema` and `settle` must therefore be functions of a
 * module, not made in the render.
 */
export function useStepRules<Values extends object>(
  { schema, settle }: Pick<StepRules<Values>, 'schema' | 'settle'>,
  context: SchemaContext,
): (form: Values) => FieldErrors {
  return useMemo(() => {
    const rules = schema(context);
    return (form: Values) => validateWith(rules, settle(form, context));
  }, [schema, settle, context]);
}
