import { WithDeclarations } from '#features/parts/declaration/WithDeclarations.tsx';
import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { ownersList } from './ownersList.tsx';

/**
 * Step for the people who own or control the entity that invests; if the offer has no tax step, each declares their taxes here (2-BO-14).
 */
export function BeneficialOwnersStep() {
  return (
    <WithDeclarations>
      <PeopleStep config={ownersList} />
    </WithDeclarations>
  );
}
