import { useMemo } from 'react';
import { schema } from '#domain/schemas/purchase_amount.ts';
import { validateWith } from '#domain/schemas/validate.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { PurchaseAmountForm } from './PurchaseAmountForm.tsx';
import { fromFormValues, toFormValues, type AmountFormValues } from './purchaseAmountMapping.ts';

/** How much is invested, and what that means in money now and later (1-AMT). */
export function PurchaseAmountStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('purchase_amount', useToday());
  const currency = useAppSelector(selectCurrency);
  const initialValues = useMemo(() => toFormValues(values), [values]);
  const validate = useMemo(() => {
    const rules = schema(context);
    return (form: AmountFormValues) => validateWith(rules, fromFormValues(form, context.offer));
  }, [context]);

  return (
    <SingleBlockForm
      id="amount"
      initialValues={initialValues}
      validate={validate}
      serverErrors={serverErrors}
      onNext={(form) => saveAndContinue(fromFormValues(form, context.offer))}
      onDraft={(form) => keepDraft(fromFormValues(form, context.offer))}
      onBack={back}
    >
      {(block) => <PurchaseAmountForm block={block} offer={context.offer} currency={currency} />}
    </SingleBlockForm>
  );
}
