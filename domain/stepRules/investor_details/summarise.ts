import type { InvestorDetails } from '../../application.ts';
import { investorNames } from '../../people/names.ts';
import { investorTypeLabels } from '../../texts/person.ts';
import type { SummaryLine } from '../description.ts';

/** The investor type and the names of the owners. */
export function summarise(values: InvestorDetails): SummaryLine[] {
  const type = values.investor_type && investorTypeLabels[values.investor_type];
  return [type, ...investorNames(values)];
}
