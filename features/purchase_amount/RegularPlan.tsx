import { planLimits } from '#domain/money/amountPanels.ts';
import { planFrequencies } from '#domain/money/regularPlan.ts';
import { amountDecimals } from '#domain/stepRules/purchase_amount/schema.ts';
import { planFieldNames } from '#domain/texts/amount.ts';
import { frequencyLabels } from '#domain/texts/frequencies.ts';
import { planTexts } from '#domain/texts/plan.ts';
import { Card } from '#features/ui/Card.tsx';
import { MoneyField } from '#features/ui/masks/MoneyField.tsx';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { AmountLimitFacts } from './AmountLimitFacts.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { PriorityCodeField } from './PriorityCodeField.tsx';
import type { AmountFormProps } from './amountForm.ts';

const LIMITS_ID = 'plan-limits';

/** Asks for the plan's frequency and amount, and shows the plan as text and its funding (1-AMT-07 to 1-AMT-09). */
export function RegularPlan({ block, offer, currency }: AmountFormProps) {
  const frequencies = planFrequencies(offer).map((value) => ({ value, label: frequencyLabels[value] }));
  return (
    <>
      <Card title={planTexts.planQuestion}>
        <RadioCards
          {...block.bindPath<string>('regular_investment_plan_frequency')}
          label={planFieldNames.frequency}
          options={frequencies}
        />
        <AmountLimitFacts id={LIMITS_ID} limits={planLimits(offer)} offer={offer} currency={currency} />
        <MoneyField
          {...block.bind('planAmount')}
          label={planTexts.planAmount}
          currency={currency}
          scale={amountDecimals(offer, { isRegularPlan: true })}
          describedBy={LIMITS_ID}
        />
        <PriorityCodeField block={block} offer={offer} />
      </Card>
      <Card title={planTexts.planDetails}>
        <PlanDetails
          amount={block.values.planAmount}
          frequency={block.values.regular_investment_plan_frequency}
          offer={offer}
          currency={currency}
        />
      </Card>
      <Notice kind="info">
        <p>{planTexts.regularPlanNote}</p>
      </Notice>
    </>
  );
}
