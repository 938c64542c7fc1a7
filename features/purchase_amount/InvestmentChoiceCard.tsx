import { planTexts } from '#domain/texts/plan.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { AmountForm } from '#domain/stepRules/purchase_amount/rules.ts';

const OPTIONS: readonly FieldOption[] = [
  { value: 'false', ...planTexts.single },
  { value: 'true', ...planTexts.regular },
];

interface InvestmentChoiceCardProps {
  block: BlockApi<AmountForm>;
  onChoose: (values: AmountForm) => void;
}

/** Single or regular; the new choice validates the whole form at once (1-AMT-01, 1-AMT-02, 1-AMT-05). */
export function InvestmentChoiceCard({ block, onChoose }: InvestmentChoiceCardProps) {
  const choose = (value: string) => {
    const isRegularInvestment = value === 'true' ? 'true' : 'false';
    block.update((values) => ({ ...values, isRegularInvestment }));
    onChoose({ ...block.values, isRegularInvestment });
  };
  return (
    <Card title={planTexts.howToInvest}>
      <RadioCards
        {...block.bindPath<string>('isRegularInvestment')}
        label={planTexts.howToInvest}
        isLegendHidden
        options={OPTIONS}
        onChange={choose}
      />
    </Card>
  );
}
