import type { Person } from '#domain/application.ts';
import { personName } from '#domain/people/names.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** A list of people by their names, in the progress sidebar. */
export function PeopleSummary({ people = [] }: { people: readonly Person[] | undefined }) {
  return <SummaryLines lines={people.map(personName)} />;
}
