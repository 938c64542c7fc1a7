import type { InvestorDetails } from '#domain/application.ts';
import { isInvestorApplying } from '#domain/people/applicantRole.ts';
import { Card } from '#features/ui/Card.tsx';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { IndividualInvestors } from './IndividualInvestors.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import type { InvestorForm } from './investorForm.ts';
import { InvestorTypeCard } from './InvestorTypeCard.tsx';
import { useInvestorAnswers } from './useInvestorAnswers.ts';

/** The commonest owner is an individual: nobody else's fields are on the way there. */
const EntityFields = lateQuestions(
  () => import(/* webpackChunkName: "investor-entity" */ './EntityFields.tsx').then((m) => m.EntityFields),
  <Card>
    <Spinner />
  </Card>,
);

/** Only for who enters somebody besides themselves. */
const TellOthers = lateComponent(
  () => import(/* webpackChunkName: "who" */ '#features/parts/people/TellOthers.tsx').then((m) => m.TellOthers),
  { Missing: Nothing },
);

interface Props extends Omit<InvestorFieldsProps, 'answers'> {
  onForm: (form: InvestorForm) => void;
  change: Removal<InvestorDetails>['change'];
}

/** The type of the owner, and the blocks of that type (2-INV-11). */
export function InvestorFields({ onForm, change, ...shared }: Props) {
  const { form, context } = shared;
  const answers = useInvestorAnswers({ form, onForm, change, context });
  const type = form.details.investor_type;
  const props = { ...shared, answers };
  const own = isInvestorApplying(context.application.contact_details, context.user, context.mode) ? 1 : 0;
  return (
    <>
      <InvestorTypeCard type={type} offer={context.offer} onChange={answers.changeType} />
      {type === 'individual' || type === 'joint_individual' ? (
        <IndividualInvestors {...props} />
      ) : (
        <EntityFields {...props} type={type} />
      )}
      {form.rows.length > own && <TellOthers issuer={context.offer.client_name} />}
    </>
  );
}
