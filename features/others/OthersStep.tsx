import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { othersList } from './othersList.ts';

/** Whoever else has a role in the entities of the application. */
export function OthersStep() {
  return <PeopleStep config={othersList} />;
}
