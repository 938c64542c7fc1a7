import type { Offer } from '#domain/offer.ts';
import type { AmountForm } from '#domain/stepRules/purchase_amount/rules.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Props of the fields of an investment, single or regular. */
export interface AmountFormProps {
  block: BlockApi<AmountForm>;
  offer: Offer;
  currency: string;
}
