import { open, type AmountForm, settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { schema } from '#domain/stepRules/purchase_amount/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { amountFieldLabel } from './amountFieldLabel.ts';
import { errorsAtVisibleFields } from './errorsAtVisibleFields.ts';
import { PurchaseAmountForm } from './PurchaseAmountForm.tsx';

/** Step for the amount, single or regular, and its meaning in money now and later (1-AMT). */
export const PurchaseAmountStep = createStep({
  id: 'amount',
  name: 'purchase_amount',
  rules: { open, settle, schema },
  Form,
  labelFor: () => amountFieldLabel,
  atShownFields: errorsAtVisibleFields,
});

function Form({ block, context, keep }: StepFormProps<AmountForm>) {
  const currency = useAppSelector(selectCurrency);
  // The step's title follows the choice (1-SHELL-26), so the choice is saved at once.
  return <PurchaseAmountForm block={block} offer={context.offer} currency={currency} onChoose={keep} />;
}
