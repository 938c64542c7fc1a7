import type { SummaryLine } from '../description.ts';

/** Nothing stands under the step's name: it has no answers of its own. */
export function summarise(): SummaryLine[] {
  return [];
}
