import { mustGiveStatement } from '#domain/money/accountSchema.ts';
import { asked } from '#domain/stepRules/payment_options/asked.ts';
import { open, type PaymentForm } from '#domain/stepRules/payment_options/open.ts';
import { schema } from '#domain/stepRules/payment_options/schema.ts';
import { settle } from '#domain/stepRules/payment_options/settle.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { paymentFieldLabel } from './paymentFieldLabel.ts';
import { PaymentOptionsForm } from './PaymentOptionsForm.tsx';

/** How the investment is paid (1-PAY). */
export const PaymentOptionsStep = createStep({
  id: 'payment',
  name: 'payment_options',
  rules: { open, settle, schema },
  Form,
  labelFor: () => paymentFieldLabel,
});

function Form({ block, context }: StepFormProps<PaymentForm>) {
  const currency = useAppSelector(selectCurrency);
  const fields = asked(block.values, context);
  return (
    <PaymentOptionsForm
      block={block}
      offer={context.offer}
      application={context.application}
      currency={currency}
      isAccountAsked={fields.includes('accountNumber')}
      isStatementAsked={fields.includes('payment_bank_statement')}
      isStatementRequired={mustGiveStatement(context)}
    />
  );
}
