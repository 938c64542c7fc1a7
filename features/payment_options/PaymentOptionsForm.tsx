import { debitAuthorisation } from '#domain/money/describePayment.ts';
import { authorisesDebit } from '#domain/stepRules/payment_options/rules.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { OtherAccountCard } from './OtherAccountCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { SumCard } from './SumCard.tsx';
import type { PaymentFormProps } from './paymentForm.ts';

/** Shows the sum to pay, the choice, the fields of another account, and the authorisation of any debit (1-PAY-01, 1-PAY-10). */
export function PaymentOptionsForm(props: PaymentFormProps) {
  const { block, offer, application, currency, isAccountAsked } = props;
  return (
    <>
      <SumCard offer={offer} application={application} currency={currency} />
      <PaymentMethodCard block={block} offer={offer} application={application} />
      {isAccountAsked && <OtherAccountCard {...props} />}
      {authorisesDebit(block.values) && (
        <Notice kind="info" role="status" title={paymentTexts.authorisationTitle}>
          <p>{debitAuthorisation(offer, application, currency)}</p>
        </Notice>
      )}
    </>
  );
}
