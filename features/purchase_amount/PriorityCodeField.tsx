import { asked } from '#domain/stepRules/purchase_amount/asked.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { AmountFormProps } from './amountForm.ts';

/** The priority code, where the offer takes one; of single investments and plans alike (1-AMT-19, 1-AMT-20, 1-AMT-48). */
export function PriorityCodeField({ block, offer }: Pick<AmountFormProps, 'block' | 'offer'>) {
  if (!asked(block.values, { offer }).includes('priorityCode')) return null;
  return (
    <TextField
      {...block.bind('priorityCode')}
      label={amountTexts.priorityCode}
      help={amountTexts.priorityCodeTip}
      optional
      isCode
      isMiddle
    />
  );
}
