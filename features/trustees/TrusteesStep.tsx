import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { trusteesList } from './trusteesList.ts';

/** Step for the individuals who are trustees of a trust. */
export function TrusteesStep() {
  return <PeopleStep config={trusteesList} />;
}
