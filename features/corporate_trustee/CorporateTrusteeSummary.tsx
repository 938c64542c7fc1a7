import type { Company } from '#domain/application.ts';
import { formatAbnOrAcn } from '#domain/formats/format.ts';
import { companyNumberKind } from '#domain/organisations/businessNumbers.ts';
import { businessNumberLabels } from '#domain/texts/organisation.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** The company's name and number in the progress sidebar. */
export function CorporateTrusteeSummary({ values }: { values: Company }) {
  const number =
    values.business_number &&
    `${businessNumberLabels[companyNumberKind(values)]} ${formatAbnOrAcn(values.business_number)}`;
  return <SummaryLines lines={[values.companyName, number]} />;
}
