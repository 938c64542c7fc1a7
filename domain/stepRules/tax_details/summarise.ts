import type { TaxDetails } from '../../application.ts';
import { areTaxDetailsSupplied } from '../../tax/quoted.ts';
import { answerTexts } from '../../texts/answers.ts';
import { taxTypeLabels } from '../../texts/tax.ts';
import type { SummaryLine } from '../description.ts';

/** The tax type, and whether the numbers are there; never a number itself. */
export function summarise(values: TaxDetails): SummaryLine[] {
  const type = values.tax_type && taxTypeLabels[values.tax_type];
  return [type, areTaxDetailsSupplied(values) ? answerTexts.supplied : answerTexts.notSupplied];
}
