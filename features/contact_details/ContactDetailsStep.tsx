import { useMemo } from 'react';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { followContact } from '#domain/people/prefilledInvestor.ts';
import { clearInapplicableContactFields, schema } from '#domain/stepRules/contact_details/schema.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';
import { fromFormValues, toFormValues } from './contactDetailsMapping.ts';

/** Who applies and how to reach them (1-CONT). */
export function ContactDetailsStep() {
  const dispatch = useAppDispatch();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
    'contact_details',
    useToday(),
    followContact,
  );
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="contact"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      onNext={(form) => {
        const complete = clearInapplicableContactFields(fromFormValues(form, context));
        saveAndContinue(complete);
        if (chosenHolding(complete)) void copyDetails(dispatch);
      }}
      onDraft={(form) => keepDraft(fromFormValues(form, context))}
      onBack={back}
    >
      {(block) => <ContactDetailsForm block={block} application={context.application} user={context.user} />}
    </SingleBlockForm>
  );
}

/** Holders are few, and their code comes when one applies. Where it does not come they go on without defaults, as after a failed call. */
async function copyDetails(dispatch: AppDispatch): Promise<void> {
  await import(/* webpackChunkName: "holding" */ '#store/lookups/copyHoldingDetails.ts').then(
    ({ copyHoldingDetails }) => dispatch(copyHoldingDetails()),
    () => undefined,
  );
}
