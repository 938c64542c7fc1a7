import type { TaxDetails } from '#domain/application.ts';
import { areTaxDetailsSupplied } from '#domain/tax.ts';
import { taxTypeLabels } from '#domain/texts/tax.ts';
import { answerTexts } from '#domain/texts/answers.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** The tax type, and whether the numbers are there, in the progress sidebar; never a number itself. */
export function TaxDetailsSummary({ values }: { values: TaxDetails }) {
  const type = values.tax_type && taxTypeLabels[values.tax_type];
  return (
    <SummaryLines lines={[type, areTaxDetailsSupplied(values) ? answerTexts.supplied : answerTexts.notSupplied]} />
  );
}
