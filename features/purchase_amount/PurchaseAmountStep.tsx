import { useCallback, useMemo } from 'react';
import { schema } from '#domain/stepRules/purchase_amount/schema.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { amountFieldLabel } from './amountFieldLabel.ts';
import { PurchaseAmountForm } from './PurchaseAmountForm.tsx';
import { atShownField, fromFormValues, toDraft, toFormValues, type AmountFormValues } from './purchaseAmountMapping.ts';

/** How much is invested, once or regularly, and what that means in money now and later (1-AMT). */
export function PurchaseAmountStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
    'purchase_amount',
    useToday(),
  );
  const currency = useAppSelector(selectCurrency);
  const initialValues = useMemo(() => toFormValues(values, context), [values, context]);
  const judge = useStepRules({ schema, toValues: fromFormValues }, context);
  const validate = useCallback((form: AmountFormValues) => atShownField(judge(form), form), [judge]);
  const refused = useMemo(
    () => serverErrors && atShownField(serverErrors, initialValues),
    [serverErrors, initialValues],
  );
  const keep = (form: AmountFormValues) => keepDraft(toDraft(form, context));

  return (
    <SingleBlockForm
      id="amount"
      initialValues={initialValues}
      validate={validate}
      serverErrors={refused}
      labelFor={amountFieldLabel}
      onNext={(form) => saveAndContinue(fromFormValues(form, context))}
      onDraft={keep}
      onBack={back}
    >
      {/* The step's title follows the choice (1-SHELL-26), so it is kept at once. */}
      {(block) => <PurchaseAmountForm block={block} offer={context.offer} currency={currency} onChoose={keep} />}
    </SingleBlockForm>
  );
}
