import type { Application } from '#domain/application.ts';
import { describeAccount, describeChoice } from '#domain/money/describePayment.ts';
import type { PaymentChoice } from '#domain/payment.ts';
import { offeredPayments } from '#domain/stepRules/payment_options/asked.ts';
import { isRegularPlan } from '#domain/steps.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { PaymentFormProps } from './paymentForm.ts';

/** The ways to pay that are offered, each with what it means (1-PAY-02 to 1-PAY-08). */
export function PaymentMethodCard({
  block,
  offer,
  application,
}: Pick<PaymentFormProps, 'block' | 'offer' | 'application'>) {
  const options = offeredPayments(offer, application).map((choice): FieldOption => ({
    value: choice.code,
    label: describeChoice(choice),
    explanation: explain(choice, application),
  }));
  const question = isRegularPlan(application.purchase_amount) ? paymentTexts.chooseForPlan : paymentTexts.choose;
  return (
    <Card title={question}>
      {options.length === 0 ? (
        <Notice kind="error">
          <p>{paymentTexts.noMethod}</p>
        </Notice>
      ) : (
        <RadioCards
          {...block.bindPath<string>('paymentMethod')}
          label={question}
          isLegendHidden
          isColumn
          options={options}
        />
      )}
    </Card>
  );
}

/** The methods behind C, the account behind D. */
function explain({ code, methods }: PaymentChoice, { bank_details: account = {} }: Application): string | undefined {
  if (code === 'D') return describeAccount(account).join(', ');
  if (code === 'N') return undefined;
  return methods.length > 1
    ? `${paymentTexts.methods(methods)}. ${paymentTexts.instructionsLater}`
    : paymentTexts.instructionsLater;
}
