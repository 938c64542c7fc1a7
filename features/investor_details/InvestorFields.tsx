import type { InvestorDetails } from '#domain/application.ts';
import { isInvestorApplying } from '#domain/model/applicantRole.ts';
import { Card } from '#features/ui/Card.tsx';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { IndividualInvestors } from './IndividualInvestors.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import type { InvestorForm } from './investorForm.ts';
import { InvestorTypeCard } from './InvestorTypeCard.tsx';
import { useInvestorAnswers } from './useInvestorAnswers.ts';

/** The commonest owner is an individual, who needs none of the other fields. */
const EntityFields = lazyQuestions(
  () => import(/* webpackChunkName: "entities" */ './EntityFields.tsx').then((m) => m.EntityFields),
  <Card>
    <Spinner />
  </Card>,
);

/** Needed only by an applicant who enters another person. */
const TellOthers = lazyComponent(
  () =>
    import(/* webpackChunkName: "person-more" */ '#features/parts/people/NotifyOthers.tsx').then((m) => m.NotifyOthers),
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
