import { useMemo } from 'react';
import { schema } from '#domain/stepRules/applicant_profile/schema.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { ApplicantProfileForm } from './ApplicantProfileForm.tsx';
import { fromFormValues, toFormValues } from './applicantProfileMapping.ts';
import { profileFieldLabels } from './profileFieldLabels.ts';

/** Personal advice, and the due diligence questions of an offer (1-PROF-01). */
export function ApplicantProfileStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
    'applicant_profile',
    useToday(),
  );
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);
  const labelFor = useMemo(() => profileFieldLabels(context), [context]);

  return (
    <SingleBlockForm
      id="profile"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      labelFor={labelFor}
      onNext={(form) => saveAndContinue(fromFormValues(form, context))}
      onDraft={keepDraft}
      onBack={back}
    >
      {(block) => (
        <ApplicantProfileForm block={block} offer={context.offer} contact={context.application.contact_details} />
      )}
    </SingleBlockForm>
  );
}
