import type { TaxDeclaration, TaxInvestor } from '../application.ts';

/** What an inline declaration says, as a block of the tax step says it (3-INLINE-01). On the landing page's path: nothing heavy. */
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
