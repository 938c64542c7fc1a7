import type { Application } from '#domain/application.ts';
import { directorWords } from '#domain/texts/people.ts';
import { PeopleReview } from '#features/parts/people/PeopleReview.tsx';

/** The directors to read. */
export function DirectorsReview({ values }: { values: NonNullable<Application['directors']> }) {
  return <PeopleReview step="directors" list="directors" words={directorWords} people={values.directors} />;
}
