import type { StepData } from '../../application.ts';
import { openRows } from '../../people/openRows.ts';
import type { FormContext } from '../context.ts';
import { mayBeEmpty } from './asked.ts';

/** The directors with whom the form opens. */
export function open(saved: StepData['directors'] | undefined, context: FormContext): Required<StepData['directors']> {
  const rules = { role: 'director' as const, mayBeEmpty: mayBeEmpty(context.offer) };
  return { directors: openRows(saved && (saved.directors ?? []), rules, context) };
}
