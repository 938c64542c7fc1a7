import { asked, choosesRegularPlan } from '#domain/stepRules/purchase_amount/asked.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import type { AmountForm } from '#domain/stepRules/purchase_amount/open.ts';
import type { AmountFormProps } from './amountForm.ts';
import { SingleInvestment } from './SingleInvestment.tsx';

const ARRIVING = { waiting: <Spinner /> };

/** Few offers have plans: the choice and the plan's form arrive with the offers that do. */
const InvestmentChoiceCard = lateComponent(
  () => import(/* webpackChunkName: "plan" */ './InvestmentChoiceCard.tsx').then((m) => m.InvestmentChoiceCard),
  ARRIVING,
);
const RegularPlan = lateComponent(
  () => import(/* webpackChunkName: "plan" */ './RegularPlan.tsx').then((m) => m.RegularPlan),
  ARRIVING,
);

interface PurchaseAmountFormProps extends AmountFormProps {
  /** Single or regular was chosen: what else follows from it outside the form. */
  onChoose: (values: AmountForm) => void;
}

/** The choice where the offer has one, and below it what the choice asks for (1-AMT-01, 1-AMT-03, 1-AMT-07, 1-AMT-10). */
export function PurchaseAmountForm({ block, offer, currency, onChoose }: PurchaseAmountFormProps) {
  const fields = asked(block.values, { offer });
  const Entry = choosesRegularPlan(offer, block.values) ? RegularPlan : SingleInvestment;
  return (
    <>
      {fields.includes('isRegularInvestment') && <InvestmentChoiceCard block={block} onChoose={onChoose} />}
      {fields.includes('totalAmount') && <Entry block={block} offer={offer} currency={currency} />}
    </>
  );
}
