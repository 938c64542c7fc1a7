import type { InvestorDetails } from '#domain/application.ts';
import { Card } from '#features/ui/Card.tsx';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { IndividualOwners } from './IndividualOwners.tsx';
import type { OwnerFieldsProps } from './ownerFieldsProps.ts';
import type { OwnerForm } from './ownerForm.ts';
import { OwnerTypeCard } from './OwnerTypeCard.tsx';
import { useOwnerAnswers } from './useOwnerAnswers.ts';

/** The commonest owner is an individual: nobody else's fields are on the way there. */
const EntityOwners = lateQuestions(
  () => import(/* webpackChunkName: "investor-entity" */ './EntityOwners.tsx').then((m) => m.EntityOwners),
  <Card>
    <Spinner />
  </Card>,
);

interface Props extends Omit<OwnerFieldsProps, 'answers' | 'countries' | 'streetTypes'> {
  onForm: (form: OwnerForm) => void;
  change: Removal<InvestorDetails>['change'];
}

/** The type of the owner, and the blocks of that type (2-INV-11). */
export function OwnerFields({ onForm, change, ...shared }: Props) {
  const { form, context } = shared;
  const countries = useCountryOptions();
  const streetTypes = useAppSelector(selectStreetTypes);
  const answers = useOwnerAnswers({ form, onForm, change, context });
  const type = form.details.investor_type;
  const props = { ...shared, answers, countries, streetTypes };
  return (
    <>
      <OwnerTypeCard type={type} offer={context.offer} onChange={answers.changeType} />
      {type === 'individual' || type === 'joint_individual' ? (
        <IndividualOwners {...props} />
      ) : (
        <EntityOwners {...props} type={type} />
      )}
    </>
  );
}
