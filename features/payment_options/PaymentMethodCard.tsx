import { useState } from 'react';
import type { Application } from '#domain/application.ts';
import { describeAccount, describeChoice } from '#domain/money/describePayment.ts';
import type { PaymentChoice } from '#domain/payment.ts';
import { hasLostChoice, offeredPayments } from '#domain/stepRules/payment_options/rules.ts';
import { isRegularPlan } from '#domain/steps.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { OnlyMethod } from './OnlyMethod.tsx';
import styles from './payment.module.css';
import type { PaymentFormProps } from './paymentForm.ts';

type PaymentMethodProps = Pick<PaymentFormProps, 'block' | 'offer' | 'application'>;

/** The offered ways to pay, each with its explanation; a single one is stated, not asked (1-PAY-01 to 1-PAY-08). */
export function PaymentMethodCard(props: PaymentMethodProps) {
  const { block, offer, application } = props;
  const offered = offeredPayments(offer, application);
  const options = offered.map((choice) => ({
    value: choice.code,
    label: describeChoice(choice, offered),
    explanation: explain(choice, application),
  }));
  const [only, ...others] = options;
  const { error } = block.bind('paymentMethod');
  const isMade = others.length === 0 && block.values.paymentMethod === only?.value;
  // An applicant who saw the question goes on seeing it, even once it is answered.
  const [isTold] = useState(isMade && !hasLostChoice(offer, application));

  if (!only) {
    return (
      <Card title={paymentTexts.choose}>
        <Notice kind="error">
          <p>{paymentTexts.noMethod}</p>
        </Notice>
      </Card>
    );
  }
  if (isTold && isMade && error === undefined) return <OnlyMethod {...only} />;
  return <MethodQuestion {...props} options={options} />;
}

function MethodQuestion({ block, offer, application, options }: PaymentMethodProps & { options: FieldOption[] }) {
  const question = isRegularPlan(application.purchase_amount) ? paymentTexts.chooseForPlan : paymentTexts.choose;
  // Only a lost choice asks about a single way to pay.
  const isAskedAgain = hasLostChoice(offer, application) || options.length === 1;
  return (
    <Card title={question}>
      <RadioCards
        {...block.bindPath<string>('paymentMethod')}
        label={question}
        help={isAskedAgain ? <strong className={styles.lost}>{paymentTexts.noLongerOffered}</strong> : undefined}
        isLegendHidden
        isColumn
        options={options}
      />
    </Card>
  );
}

/** Returns the methods behind C, or the account behind D. */
function explain({ code, methods }: PaymentChoice, { bank_details: account = {} }: Application): string | undefined {
  if (code === 'D') return describeAccount(account).join(', ');
  if (code === 'N') return undefined;
  return methods.length > 1
    ? `${paymentTexts.methods(methods)}. ${paymentTexts.instructionsLater}`
    : paymentTexts.instructionsLater;
}
