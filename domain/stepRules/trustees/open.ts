import type { StepData } from '../../application.ts';
import { openRows } from '../../people/openRows.ts';
import type { FormContext } from '../context.ts';

/** The trustees with whom the form opens. */
export function open(saved: StepData['trustees'] | undefined, context: FormContext): Required<StepData['trustees']> {
  const rules = { role: 'trustee' as const, mayBeEmpty: false };
  return { trustees: openRows(saved && (saved.trustees ?? []), rules, context) };
}
