/** Whether review shows tax details as supplied; on the path of every step's summary, so nothing else is here. */
import type { TaxDetails, TaxInvestor } from '../application.ts';

/** True when the number is quoted as far as it has to be: a TFN, ABN or exemption code is held, or the investor lives abroad (3-TAXSUM-04, 3-TAXSUM-16). */
export function isSufficientlyQuoted(block: TaxInvestor): boolean {
  return block.tax_country_is_australia === false || Boolean(block.tfn?.trim());
}

/** True when review shows the tax details as supplied (3-TAXSUM-16, 3-TAXSUM-17): every investor is sufficiently quoted. */
export function areTaxDetailsSupplied(details: TaxDetails | undefined): boolean {
  const investors = details?.investors ?? [];
  return investors.length > 0 && investors.every(isSufficientlyQuoted);
}
