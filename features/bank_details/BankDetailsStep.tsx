import { useMemo } from 'react';
import { mustGiveAccount, schema, showsBankStatement, showsDrp } from '#domain/stepRules/bank_details/schema.ts';
import { mustGiveStatement } from '#domain/money/accountSchema.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { bankFieldLabel } from './bankFieldLabel.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import { fromFormValues, toFormValues } from './bankDetailsMapping.ts';

/** Where distributions and refunds are paid (1-BANK). */
export function BankDetailsStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('bank_details', useToday());
  const countries = useCountryOptions();
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="bank"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      labelFor={bankFieldLabel}
      onNext={(form) => saveAndContinue(fromFormValues(form, context))}
      onDraft={keepDraft}
      onBack={back}
    >
      {(block) => (
        <BankDetailsForm
          block={block}
          countries={countries}
          useUpload={useDocumentUpload}
          isAccountRequired={mustGiveAccount(context)}
          hasDrp={showsDrp(context.offer)}
          statement={{ isAsked: showsBankStatement(context), isRequired: mustGiveStatement(context) }}
        />
      )}
    </SingleBlockForm>
  );
}
