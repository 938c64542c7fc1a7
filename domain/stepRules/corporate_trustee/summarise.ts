import type { Company } from '../../application.ts';
import { formatAbnOrAcn } from '../../formats/format.ts';
import { companyNumberKind } from '../../organisations/businessNumbers.ts';
import { businessNumberLabels } from '../../texts/organisation.ts';
import type { SummaryLine } from '../description.ts';

/** The company's name and number. */
export function summarise(values: Company): SummaryLine[] {
  const { companyName, business_number: number } = values;
  return [companyName, number && `${businessNumberLabels[companyNumberKind(values)]} ${formatAbnOrAcn(number)}`];
}
