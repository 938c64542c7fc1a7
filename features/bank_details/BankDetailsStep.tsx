import { requiresStatement } from '#domain/money/accountSchema.ts';
import { applicableFields, open, type BankForm, settle } from '#domain/stepRules/bank_details/rules.ts';
import { requiresAccount, schema } from '#domain/stepRules/bank_details/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { bankFieldLabel } from './bankFieldLabel.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';

/** Step for the account that receives distributions and refunds (1-BANK). */
export const BankDetailsStep = createStep({
  id: 'bank',
  name: 'bank_details',
  rules: { open, settle, schema },
  Form,
  labelFor: () => bankFieldLabel,
});

function Form({ block, context }: StepFormProps<BankForm>) {
  const countries = useCountryOptions();
  const fields = applicableFields(block.values, context);
  return (
    <BankDetailsForm
      block={block}
      countries={countries}
      isAccountRequired={requiresAccount(context)}
      hasDrp={fields.includes('drpStatus')}
      statement={{ isAsked: fields.includes('bank_statement'), isRequired: requiresStatement(context) }}
    />
  );
}
