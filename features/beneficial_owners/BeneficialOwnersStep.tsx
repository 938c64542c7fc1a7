import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { ownersList } from './ownersList.tsx';

/** Who owns or controls the entity that invests. */
export function BeneficialOwnersStep() {
  return <PeopleStep config={ownersList} />;
}
