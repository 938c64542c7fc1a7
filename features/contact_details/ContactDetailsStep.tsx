import { useMemo } from 'react';
import { followContact } from '#domain/followContact.ts';
import { clearInapplicableContactFields, schema } from '#domain/schemas/contact_details.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';
import { fromFormValues, toFormValues } from './contactDetailsMapping.ts';

/** Who applies and how to reach them (1-CONT). */
export function ContactDetailsStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('contact_details', useToday(), followContact);
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="contact"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      onNext={(form) => saveAndContinue(clearInapplicableContactFields(fromFormValues(form, context)))}
      onDraft={(form) => keepDraft(fromFormValues(form, context))}
      onBack={back}
    >
      {(block) => <ContactDetailsForm block={block} application={context.application} user={context.user} />}
    </SingleBlockForm>
  );
}
