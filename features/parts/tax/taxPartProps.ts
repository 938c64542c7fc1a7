import type { TaxType } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Applies an answer of one block that may take other answers away; `ahead` runs after the consent, right before the answer is shown. */
export type GiveTaxAnswer = (answer: (block: TaxBlock) => TaxBlock, ahead?: () => void) => void;

/** Props of the parts of one block. */
export interface TaxPartProps {
  block: BlockApi<TaxBlock>;
  taxType: TaxType;
  context: FormContext;
  countries: readonly CountryOption[];
  /** Stable while the block is the same. */
  give: GiveTaxAnswer;
}
