import { lookUp } from '#domain/formats/lookUp.ts';
import { taxFieldLabel } from '../tax/taxFieldLabels.ts';

/** The tax step's names for the answers that a declaration calls otherwise (3-INLINE-01). */
const STEP_NAMES: Readonly<Record<string, string>> = {
  is_australian_resident: 'tax_country_is_australia',
  is_foreign_resident: 'has_other_tax_countries',
};

const DECLARATION = 'taxDetails.';

/** What a field of a declaration is called in the error summary; undefined where its messages name it, and for any other field of the block. */
export function declarationFieldLabel(path: string): string | undefined {
  if (!path.startsWith(DECLARATION)) return undefined;
  const field = path.slice(DECLARATION.length);
  return field === 'giin' ? undefined : taxFieldLabel(lookUp(STEP_NAMES, field) ?? field);
}
