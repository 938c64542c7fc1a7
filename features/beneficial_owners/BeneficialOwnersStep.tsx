import { WithDeclarations } from '#features/parts/declaration/WithDeclarations.tsx';
import { PeopleStep } from '#features/parts/people/PeopleStep.tsx';
import { ownersList } from './ownersList.tsx';

/** Who owns or controls the entity that invests; each declares their taxes here where the offer has no tax step (2-BO-14). */
export function BeneficialOwnersStep() {
  return (
    <WithDeclarations>
      <PeopleStep config={ownersList} />
    </WithDeclarations>
  );
}
