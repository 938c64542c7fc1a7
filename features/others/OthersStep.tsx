import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { othersList } from './othersList.ts';

/** Step for other people with a role in the entities of the application. */
export function OthersStep() {
  return <PeopleStep config={othersList} />;
}
