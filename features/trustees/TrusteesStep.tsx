import { PeopleStep } from '#features/ui/people/PeopleStep.tsx';
import { trusteesList } from './trusteesList.ts';

/** The individuals who are trustees of a trust. */
export function TrusteesStep() {
  return <PeopleStep config={trusteesList} />;
}
