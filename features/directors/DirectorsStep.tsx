import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { directorsList } from './directorsList.ts';

/** Step for the directors of the company, or of the trust's corporate trustee. */
export function DirectorsStep() {
  return <PeopleStep config={directorsList} />;
}
