import type { TaxDeclaration, TaxInvestor } from '../model/application.ts';

/** Converts an inline declaration to a block of the tax step (3-INLINE-01). Imports nothing heavy, because the landing page loads it. */
export function declaredBlock({
  is_australian_resident: isAustralian,
  is_foreign_resident: isForeign,
  ...answers
}: TaxDeclaration): TaxInvestor {
  return {
    ...answers,
    ...(isAustralian !== undefined && { tax_country_is_australia: isAustralian }),
    ...(isForeign !== undefined && { has_other_tax_countries: isForeign }),
  };
}
