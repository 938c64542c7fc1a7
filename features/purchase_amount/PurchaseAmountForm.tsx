import { applicableFields } from '#domain/stepRules/purchase_amount/rules.ts';
import { choosesRegularPlan } from '#domain/money/regularPlan.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import type { AmountForm } from '#domain/stepRules/purchase_amount/rules.ts';
import type { AmountFormProps } from './amountForm.ts';
import { SingleInvestment } from './SingleInvestment.tsx';

const ARRIVING = { waiting: <Spinner /> };

/** Few offers have plans: the choice and the plan's form load with the offers that do. */
const InvestmentChoiceCard = lazyComponent(
  () => import(/* webpackChunkName: "plan" */ './InvestmentChoiceCard.tsx').then((m) => m.InvestmentChoiceCard),
  ARRIVING,
);
const RegularPlan = lazyComponent(
  () => import(/* webpackChunkName: "plan" */ './RegularPlan.tsx').then((m) => m.RegularPlan),
  ARRIVING,
);

interface PurchaseAmountFormProps extends AmountFormProps {
  /** Called on a choice of single or regular, for its effects outside the form. */
  onChoose: (values: AmountForm) => void;
}

/** Shows the choice if the offer has one, and below it the fields of the choice (1-AMT-01, 1-AMT-03, 1-AMT-07, 1-AMT-10). */
export function PurchaseAmountForm({ block, offer, currency, onChoose }: PurchaseAmountFormProps) {
  const fields = applicableFields(block.values, { offer });
  const Entry = choosesRegularPlan(offer, block.values) ? RegularPlan : SingleInvestment;
  return (
    <>
      {fields.includes('isRegularInvestment') && <InvestmentChoiceCard block={block} onChoose={onChoose} />}
      {fields.includes('totalAmount') && <Entry block={block} offer={offer} currency={currency} />}
    </>
  );
}
