import type { Application } from '#domain/application.ts';
import { isBeneficialOwner } from '#domain/people/beneficialOwner.ts';
import { PeopleSummary } from '#features/parts/people/PeopleSummary.tsx';

/** The beneficial owners by name, in the progress sidebar. */
export function BeneficialOwnersSummary({ values }: { values: NonNullable<Application['beneficial_owners']> }) {
  return <PeopleSummary people={values.beneficialOwners?.filter(isBeneficialOwner)} />;
}
