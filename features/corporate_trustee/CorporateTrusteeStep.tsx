import { useMemo } from 'react';
import { schema } from '#domain/stepRules/corporate_trustee/schema.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { Card } from '#features/ui/Card.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { fromFormValues, toFormValues } from './corporateTrusteeMapping.ts';

/** The company that is a trust's trustee, by the fields of every company (2-CTR-01, 2-CTR-02). */
export function CorporateTrusteeStep() {
  const today = useToday();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('corporate_trustee', today);
  const streetTypes = useAppSelector(selectStreetTypes);
  const countries = useCountryOptions();
  const initialValues = useMemo(() => toFormValues(values), [values]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="corporate-trustee"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      freeText={ORGANISATION_FREE_TEXT}
      onNext={(form) => saveAndContinue(fromFormValues(form))}
      onDraft={(form) => keepDraft(fromFormValues(form))}
      onBack={back}
    >
      {(block) => (
        <Card title={readinessTexts.subjects.corporateTrustee}>
          <OrganisationBlockForm
            block={block}
            offer={context.offer}
            today={today}
            countries={countries}
            streetTypes={streetTypes}
            useUpload={useDocumentUpload}
          />
        </Card>
      )}
    </SingleBlockForm>
  );
}
