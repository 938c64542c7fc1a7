import { useMemo } from 'react';
import { schema } from '#domain/schemas/tax_details.ts';
import { withoutHiddenTaxAnswers } from '#domain/taxFields.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useCountryOptions } from '#store/useCountryOptions.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { TaxDetailsForm } from './TaxDetailsForm.tsx';
import { taxFieldLabel } from './taxFieldLabels.ts';
import { fromFormValues, toFormValues } from './taxDetailsMapping.ts';

/** Tax residency, tax numbers and the declaration (3-TAX-01, 3-TAX-06). */
export function TaxDetailsStep() {
  const today = useToday();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('tax_details', today);
  const countries = useCountryOptions();
  const { application, user } = context;
  const initialValues = useMemo(() => toFormValues(values, { application, user, today }), [values, application, user, today]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="tax"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      labelFor={taxFieldLabel}
      onNext={(form) => saveAndContinue(withoutHiddenTaxAnswers(fromFormValues(form)))}
      onDraft={(form) => keepDraft(fromFormValues(form))}
      onBack={back}
    >
      {(block) => <TaxDetailsForm block={block} context={context} countries={countries} />}
    </SingleBlockForm>
  );
}
