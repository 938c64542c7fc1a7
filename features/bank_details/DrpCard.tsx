import { bankTexts, drpLabels } from '#domain/texts/bank.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { BankForm } from '#domain/stepRules/bank_details/rules.ts';

const OFFERED: readonly FieldOption[] = [
  { value: 'F', label: drpLabels.F },
  { value: 'N', label: drpLabels.N },
];

/** Options for copied details with partial participation: it stays, but nobody can choose it (1-BANK-07). */
const WITH_PARTIAL: readonly FieldOption[] = [...OFFERED, { value: 'P', label: drpLabels.P, disabled: true }];

/** The reinvestment preference (1-BANK-05, 1-BANK-06). */
export function DrpCard({ block }: { block: BlockApi<BankForm> }) {
  const options = block.values.drpStatus === 'P' ? WITH_PARTIAL : OFFERED;
  return (
    <Card title={bankTexts.drp} intro={bankTexts.drpHelp}>
      <RadioCards {...block.bindPath<string>('drpStatus')} label={bankTexts.drp} isLegendHidden options={options} />
    </Card>
  );
}
