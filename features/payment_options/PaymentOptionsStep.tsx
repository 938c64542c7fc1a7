import { useMemo } from 'react';
import { mustGiveStatement } from '#domain/money/accountSchema.ts';
import { schema } from '#domain/stepRules/payment_options/schema.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { paymentFieldLabel } from './paymentFieldLabel.ts';
import { PaymentOptionsForm } from './PaymentOptionsForm.tsx';
import { fromFormValues, toFormValues } from './paymentOptionsMapping.ts';

/** How the investment is paid (1-PAY). */
export function PaymentOptionsStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
    'payment_options',
    useToday(),
  );
  const currency = useAppSelector(selectCurrency);
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="payment"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      labelFor={paymentFieldLabel}
      onNext={(form) => saveAndContinue(fromFormValues(form, context))}
      onDraft={keepDraft}
      onBack={back}
    >
      {(block) => (
        <PaymentOptionsForm
          block={block}
          offer={context.offer}
          application={context.application}
          currency={currency}
          useUpload={useDocumentUpload}
          isStatementRequired={mustGiveStatement(context)}
        />
      )}
    </SingleBlockForm>
  );
}
