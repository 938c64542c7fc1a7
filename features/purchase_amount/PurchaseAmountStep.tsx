import { useMemo } from 'react';
import { schema } from '#domain/schemas/purchase_amount.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { PurchaseAmountForm } from './PurchaseAmountForm.tsx';
import { fromFormValues, toFormValues } from './purchaseAmountMapping.ts';

/** How much is invested, and what that means in money now and later (1-AMT). */
export function PurchaseAmountStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('purchase_amount', useToday());
  const currency = useAppSelector(selectCurrency);
  const initialValues = useMemo(() => toFormValues(values), [values]);
  const validate = useStepRules({ schema, toValues: fromFormValues }, context);

  return (
    <SingleBlockForm
      id="amount"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      onNext={(form) => saveAndContinue(fromFormValues(form, context))}
      onDraft={(form) => keepDraft(fromFormValues(form, context))}
      onBack={back}
    >
      {(block) => <PurchaseAmountForm block={block} offer={context.offer} currency={currency} />}
    </SingleBlockForm>
  );
}
