import { useMemo } from 'react';
import { followContact } from '#domain/followContact.ts';
import { schema } from '#domain/schemas/contact_details.ts';
import { validateWith } from '#domain/schemas/validate.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';
import { fromFormValues, toFormValues, type ContactFormValues } from './contactDetailsMapping.ts';

/** Who applies and how to reach them (1-CONT). */
export function ContactDetailsStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('contact_details', useToday(), followContact);
  const initialValues = useMemo(() => toFormValues(values, context.application), [values, context.application]);
  const validate = useMemo(() => {
    const rules = schema(context);
    return (form: ContactFormValues) => validateWith(rules, fromFormValues(form, values));
  }, [context, values]);

  return (
    <SingleBlockForm
      id="contact"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      onNext={(form) => saveAndContinue(fromFormValues(form, values))}
      onDraft={(form) => keepDraft(fromFormValues(form, values))}
      onBack={back}
    >
      {(block) => <ContactDetailsForm block={block} />}
    </SingleBlockForm>
  );
}
