import { mustGiveStatement } from '#domain/money/accountSchema.ts';
import { asked } from '#domain/stepRules/bank_details/asked.ts';
import { open, type BankForm } from '#domain/stepRules/bank_details/open.ts';
import { mustGiveAccount, schema } from '#domain/stepRules/bank_details/schema.ts';
import { settle } from '#domain/stepRules/bank_details/settle.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { bankFieldLabel } from './bankFieldLabel.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';

/** Where distributions and refunds are paid (1-BANK). */
export const BankDetailsStep = createStep({
  id: 'bank',
  name: 'bank_details',
  rules: { open, settle, schema },
  Form,
  labelFor: () => bankFieldLabel,
});

function Form({ block, context }: StepFormProps<BankForm>) {
  const countries = useCountryOptions();
  const fields = asked(block.values, context);
  return (
    <BankDetailsForm
      block={block}
      countries={countries}
      isAccountRequired={mustGiveAccount(context)}
      hasDrp={fields.includes('drpStatus')}
      statement={{ isAsked: fields.includes('bank_statement'), isRequired: mustGiveStatement(context) }}
    />
  );
}
