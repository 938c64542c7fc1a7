import { memo, type ComponentType } from 'react';
import { changedFields } from './changedFields.ts';
import type { BlockApi } from './useFormBlock.ts';

interface PartProps<V extends object> {
  block: BlockApi<V>;
}

interface FreeText<V extends object> {
  /** Every field of the block that is only ever typed into: no rule of another part looks at it. */
  all: ReadonlySet<keyof V>;
  /** Those that this part shows. */
  own: readonly (keyof V)[];
}

/**
 * A part of a large block that does not draw while somebody types into another part: it draws again when a message comes or goes, when
 * any choice of the block changes (what shows may hang on it), or when one of its own texts does.
 */
export function memoPart<V extends object, P extends PartProps<V>>(Part: ComponentType<P>, { all, own }: FreeText<V>): ComponentType<P> {
  const concernsPart = (field: keyof V) => !all.has(field) || own.includes(field);
  return memo(Part, (before, after) => {
    const isSameFrame = (Object.keys(after) as (keyof P)[]).every((prop) => prop === 'block' || before[prop] === after[prop]);
    return isSameFrame && before.block.shownErrors === after.block.shownErrors && !changedFields(before.block.values, after.block.values).some(concernsPart);
  }) as unknown as ComponentType<P>;
}
