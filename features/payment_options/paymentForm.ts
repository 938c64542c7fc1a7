import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { PaymentForm } from '#domain/stepRules/payment_options/open.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What the step's form and its cards are given. */
export interface PaymentFormProps {
  block: BlockApi<PaymentForm>;
  offer: Offer;
  application: Application;
  currency: string;
  isAccountAsked: boolean;
  isStatementAsked: boolean;
  isStatementRequired: boolean;
}
