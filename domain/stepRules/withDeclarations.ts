import { inlineDeclarations as declarations } from '../tax/inlineDeclarations.ts';
import type { StepRules } from './rules.ts';

/** The rules of a step in which somebody declares their taxes, with those of the declaration. For tests; `whole.ts` does the same for whole applications, and a form loads them where its offer has them. */
export function withDeclarations<Values extends object, Form extends Values>(
  rules: StepRules<Values, Form>,
): StepRules<Values, Form> {
  return {
    ...rules,
    open: (saved, context) => rules.open(saved, { ...context, declarations }),
    settle: (form, context) => rules.settle(form, { ...context, declarations }),
    schema: (context) => rules.schema({ ...context, declarations }),
  };
}
