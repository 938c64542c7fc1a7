import { useMemo } from 'react';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { schema } from '#domain/stepRules/tax_details/schema.ts';
import { taxResidencySections } from '#domain/tax.ts';
import { withoutHiddenTaxAnswers } from '#domain/tax/sectionFields.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { TaxDetailsForm } from './TaxDetailsForm.tsx';
import { askedErrors, taxFieldLabel } from './taxFieldLabels.ts';
import { fromFormValues, toFormValues } from './taxDetailsMapping.ts';

/** The rules of the questions that are asked: of an entity those about residence and numbers. */
const askedSchema = (context: SchemaContext) => schema(context, taxResidencySections);

/** Tax residency, tax numbers and the declaration (3-TAX-01, 3-TAX-06). */
export function TaxDetailsStep() {
  const today = useToday();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('tax_details', today);
  const countries = useCountryOptions();
  const { application, user } = context;
  const initialValues = useMemo(
    () => toFormValues(values, { application, user, today }),
    [values, application, user, today],
  );
  const refusals = useMemo(() => askedErrors(serverErrors), [serverErrors]);
  const validate = useStepRules({ schema: askedSchema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="tax"
      initialValues={initialValues}
      validate={validate}
      serverErrors={refusals}
      labelFor={taxFieldLabel}
      onNext={(form) => saveAndContinue(withoutHiddenTaxAnswers(fromFormValues(form)))}
      onDraft={(form) => keepDraft(fromFormValues(form))}
      onBack={back}
    >
      {(block) => <TaxDetailsForm block={block} context={context} countries={countries} />}
    </SingleBlockForm>
  );
}
