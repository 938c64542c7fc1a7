import { open, type AmountForm } from '#domain/stepRules/purchase_amount/open.ts';
import { schema } from '#domain/stepRules/purchase_amount/schema.ts';
import { settle } from '#domain/stepRules/purchase_amount/settle.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { amountFieldLabel } from './amountFieldLabel.ts';
import { atShownFields } from './atShownFields.ts';
import { PurchaseAmountForm } from './PurchaseAmountForm.tsx';

/** How much is invested, once or regularly, and what that means in money now and later (1-AMT). */
export const PurchaseAmountStep = createStep({
  id: 'amount',
  name: 'purchase_amount',
  rules: { open, settle, schema },
  Form,
  labelFor: () => amountFieldLabel,
  atShownFields,
});

function Form({ block, context, keep }: StepFormProps<AmountForm>) {
  const currency = useAppSelector(selectCurrency);
  // The step's title follows the choice (1-SHELL-26), so it is kept at once.
  return <PurchaseAmountForm block={block} offer={context.offer} currency={currency} onChoose={keep} />;
}
