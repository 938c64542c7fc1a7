import type { Application } from '#domain/application.ts';
import { debitAuthorisation } from '#domain/money/describePayment.ts';
import type { Offer } from '#domain/offer.ts';
import { showsAuthorisation, showsOtherAccount } from '#domain/stepRules/payment_options/asked.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { UseDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { OtherAccountCard } from './OtherAccountCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import type { PaymentForm } from '#domain/stepRules/payment_options/open.ts';

export interface PaymentFormProps {
  block: BlockApi<PaymentForm>;
  offer: Offer;
  application: Application;
  currency: string;
  useUpload: UseDocumentUpload;
  isStatementRequired: boolean;
}

/** The choice; with another account its fields; with any debit the authorisation (1-PAY-01, 1-PAY-10). */
export function PaymentOptionsForm(props: PaymentFormProps) {
  const { block, offer, application, currency } = props;
  return (
    <>
      <PaymentMethodCard block={block} offer={offer} application={application} />
      {showsOtherAccount(block.values) && <OtherAccountCard {...props} />}
      {showsAuthorisation(block.values) && (
        <Notice kind="info" role="status" title={paymentTexts.authorisationTitle}>
          <p>{debitAuthorisation(offer, application, currency)}</p>
        </Notice>
      )}
    </>
  );
}
