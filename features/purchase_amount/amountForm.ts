import type { Offer } from '#domain/offer.ts';
import type { AmountForm } from '#domain/stepRules/purchase_amount/open.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What is asked of an investment, single or regular, is given. */
export interface AmountFormProps {
  block: BlockApi<AmountForm>;
  offer: Offer;
  currency: string;
}
