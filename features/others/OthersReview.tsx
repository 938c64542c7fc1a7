import type { Application } from '#domain/application.ts';
import { otherWords } from '#domain/texts/people.ts';
import { PeopleReview } from '#features/parts/people/PeopleReview.tsx';

/** The people with other roles to read, each with their roles. */
export function OthersReview({ values }: { values: NonNullable<Application['others']> }) {
  return <PeopleReview step="others" list="others" words={otherWords} people={values.others} />;
}
