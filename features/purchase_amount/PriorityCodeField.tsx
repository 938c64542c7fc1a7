import { applicableFields } from '#domain/stepRules/purchase_amount/rules.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { AmountFormProps } from './amountForm.ts';

/** The priority code, if the offer takes one; for single investments and plans alike (1-AMT-19, 1-AMT-20, 1-AMT-48). */
export function PriorityCodeField({ block, offer }: Pick<AmountFormProps, 'block' | 'offer'>) {
  if (!applicableFields(block.values, { offer }).includes('priorityCode')) return null;
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
