import type { Application } from '#domain/application.ts';
import { PeopleReview } from '#features/ui/people/PeopleReview.tsx';
import { directorsStep } from './directorsStep.ts';

/** The directors to read. */
export function DirectorsReview({ values }: { values: NonNullable<Application['directors']> }) {
  return <PeopleReview config={directorsStep} people={values.directors} />;
}
