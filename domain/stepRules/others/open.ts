import type { StepData } from '../../application.ts';
import { openRows } from '../../people/openRows.ts';
import type { FormContext } from '../context.ts';

/** The others with whom the form opens. */
export function open(saved: StepData['others'] | undefined, context: FormContext): Required<StepData['others']> {
  const rules = { role: 'other' as const, mayBeEmpty: true };
  return { others: openRows(saved && (saved.others ?? []), rules, context) };
}
