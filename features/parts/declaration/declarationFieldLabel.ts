import { ownEntry } from '#domain/formats/ownEntry.ts';
import { taxFieldLabel } from '../tax/taxFieldLabels.ts';

/** Tax step names of the answers that have another name in a declaration (3-INLINE-01). */
const STEP_NAMES: Readonly<Record<string, string>> = {
  is_australian_resident: 'tax_country_is_australia',
  is_foreign_resident: 'has_other_tax_countries',
};

const DECLARATION = 'taxDetails.';

/**
 * Returns the label of a declaration field for the error summary. Undefined if its messages name it, and for any other field of the block.
 */
export function declarationFieldLabel(path: string): string | undefined {
  if (!path.startsWith(DECLARATION)) return undefined;
  const field = path.slice(DECLARATION.length);
  return field === 'giin' ? undefined : taxFieldLabel(ownEntry(STEP_NAMES, field) ?? field);
}
