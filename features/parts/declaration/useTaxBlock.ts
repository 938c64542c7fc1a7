import { useCallback, useMemo } from 'react';
import type { TaxDeclaration } from '#domain/application.ts';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { withBlock } from '#domain/tax/declaration.ts';
import { declaredBlock } from '#domain/tax/declaredBlock.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { DeclarationForm } from './declarationsContext.ts';

/** Declaration names of the answers that have another name in the tax step (3-INLINE-01). */
const NAMES: Readonly<Record<string, keyof TaxDeclaration>> = {
  tax_country_is_australia: 'is_australian_resident',
  has_other_tax_countries: 'is_foreign_resident',
};

/** Returns a declaration inside a block as a block of the tax step, for the fields that both have. */
export function useTaxBlock(block: DeclarationForm): BlockApi<TaxBlock> {
  const { update: updateHolder } = block;
  const update = useCallback(
    (change: (tax: TaxBlock) => TaxBlock) =>
      updateHolder((holder) => ({ ...holder, taxDetails: applyDeclarationAnswer(holder.taxDetails, change) })),
    [updateHolder],
  );
  return useMemo(() => {
    const bindPath = <T>(path: string) => block.bindPath<T>(pathOf(path));
    return {
      values: declaredBlock(block.values.taxDetails ?? {}),
      live: {
        subscribe: block.live.subscribe,
        read: () => declaredBlock(block.live.read().taxDetails ?? {}),
      },
      bind: (name) => bindPath(name),
      bindPath,
      update,
      shownErrors: block.shownErrors,
      errorAt: (path) => block.errorAt(pathOf(path)),
      isAttempted: block.isAttempted,
    };
  }, [block, update]);
}

/** Returns a declaration after an answer given under the tax step's names. */
export function applyDeclarationAnswer(
  declaration: TaxDeclaration | undefined,
  change: (block: TaxBlock) => TaxBlock,
): TaxDeclaration {
  const typed = declaration ?? {};
  return withBlock(typed, change(declaredBlock(typed)));
}

/** @example pathOf('tins[0].tin') === 'taxDetails.tins[0].tin' */
function pathOf(path: string): string {
  return `taxDetails.${ownEntry(NAMES, path) ?? path}`;
}
