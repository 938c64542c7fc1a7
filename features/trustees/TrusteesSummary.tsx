import type { Application } from '#domain/application.ts';
import { PeopleSummary } from '#features/parts/people/PeopleSummary.tsx';

/** The trustees by name, in the progress sidebar. */
export function TrusteesSummary({ values }: { values: NonNullable<Application['trustees']> }) {
  return <PeopleSummary people={values.trustees} />;
}
