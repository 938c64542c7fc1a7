import type { Application } from '#domain/application.ts';
import { PeopleSummary } from '#features/parts/people/PeopleSummary.tsx';

/** The directors by name, in the progress sidebar. */
export function DirectorsSummary({ values }: { values: NonNullable<Application['directors']> }) {
  return <PeopleSummary people={values.directors} />;
}
