import { ownerNames } from '#domain/people/names.ts';
import type { InvestorDetails } from '#domain/application.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** The investor type and the names of the owners in the progress sidebar. */
export function InvestorDetailsSummary({ values }: { values: InvestorDetails }) {
  const type = values.investor_type && investorTypeLabels[values.investor_type];
  return <SummaryLines lines={[type, ...ownerNames(values)]} />;
}
