import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { PaymentForm } from '#domain/stepRules/payment_options/rules.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Props of the step's form and its cards. */
export interface PaymentFormProps {
  block: BlockApi<PaymentForm>;
  offer: Offer;
  application: Application;
  currency: string;
  isAccountAsked: boolean;
  isStatementAsked: boolean;
  isStatementRequired: boolean;
}
