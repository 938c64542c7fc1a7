import type { TaxType } from '#domain/application.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Gives an answer of one block, which may take something away; `ahead` is done right before it is shown, once it is agreed to. */
export type GiveTaxAnswer = (answer: (block: TaxBlock) => TaxBlock, ahead?: () => void) => void;

/** What the parts of one block are given. */
export interface TaxPartProps {
  block: BlockApi<TaxBlock>;
  taxType: TaxType;
  context: FormContext;
  countries: readonly CountryOption[];
  /** The same while the block is. */
  give: GiveTaxAnswer;
}
