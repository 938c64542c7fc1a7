import type { Application } from '#domain/application.ts';
import { PeopleSummary } from '#features/parts/people/PeopleSummary.tsx';

/** The people with other roles by name, in the progress sidebar. */
export function OthersSummary({ values }: { values: NonNullable<Application['others']> }) {
  return <PeopleSummary people={values.others} />;
}
