import { useMemo } from 'react';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { StepRules } from '#domain/stepRules/rules.ts';
import { validateWith, type FieldErrors } from '#domain/stepRules/validate.ts';

/**
 * The verdict on a form's values: path -> first message, of what would be kept of them, as the service judges it. The same function until
 * the context changes, so that a block judges again only then; for that, `schema` and `settle` must be functions of a module, not
 * made in the render.
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
