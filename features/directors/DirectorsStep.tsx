import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { directorsList } from './directorsList.ts';

/** Who directs the company, or the trust's corporate trustee. */
export function DirectorsStep() {
  return <PeopleStep config={directorsList} />;
}
