import type { Application } from '#domain/application.ts';
import { trusteeWords } from '#domain/texts/people.ts';
import { PeopleReview } from '#features/parts/people/PeopleReview.tsx';

/** The trustees to read, and which of them own too. */
export function TrusteesReview({ values }: { values: NonNullable<Application['trustees']> }) {
  return <PeopleReview step="trustees" list="trustees" words={trusteeWords} people={values.trustees} />;
}
