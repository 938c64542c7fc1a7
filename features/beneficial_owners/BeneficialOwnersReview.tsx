import type { Application } from '#domain/application.ts';
import { ownerWords } from '#domain/texts/people.ts';
import { PeopleReview } from '#features/parts/people/PeopleReview.tsx';

/** The beneficial owners to read: those who count (2-BO-11). */
export function BeneficialOwnersReview({ values }: { values: NonNullable<Application['beneficial_owners']> }) {
  return (
    <PeopleReview
      step="beneficial_owners"
      list="beneficialOwners"
      words={ownerWords}
      people={values.beneficialOwners}
    />
  );
}
