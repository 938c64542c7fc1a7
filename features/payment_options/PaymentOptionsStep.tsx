import { requiresStatement } from '#domain/money/accountSchema.ts';
import { applicableFields, open, type PaymentForm, settle } from '#domain/stepRules/payment_options/rules.ts';
import { schema } from '#domain/stepRules/payment_options/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { paymentFieldLabel } from './paymentFieldLabel.ts';
import { PaymentOptionsForm } from './PaymentOptionsForm.tsx';

/** Step for the way to pay the investment (1-PAY). */
export const PaymentOptionsStep = createStep({
  id: 'payment',
  name: 'payment_options',
  rules: { open, settle, schema },
  Form,
  labelFor: () => paymentFieldLabel,
});

function Form({ block, context }: StepFormProps<PaymentForm>) {
  const currency = useAppSelector(selectCurrency);
  const fields = applicableFields(block.values, context);
  return (
    <PaymentOptionsForm
      block={block}
      offer={context.offer}
      application={context.application}
      currency={currency}
      isAccountAsked={fields.includes('accountNumber')}
      isStatementAsked={fields.includes('payment_bank_statement')}
      isStatementRequired={requiresStatement(context)}
    />
  );
}
