/** Tests that decide if review shows tax details as supplied. Contains nothing else, because every step's summary loads it. */
import type { TaxDetails, TaxInvestor } from '../model/application.ts';

/**
 * True when the number is sufficiently quoted: a TFN, ABN or exemption code is present, or the investor lives abroad (3-TAXSUM-04,
 * 3-TAXSUM-16).
 */
export function isSufficientlyQuoted(block: TaxInvestor): boolean {
  return block.tax_country_is_australia === false || Boolean(block.tfn?.trim());
}

/** True when review shows the tax details as supplied (3-TAXSUM-16, 3-TAXSUM-17): every investor is sufficiently quoted. */
export function areTaxDetailsSupplied(details: TaxDetails | undefined): boolean {
  const investors = details?.investors ?? [];
  return investors.length > 0 && investors.every(isSufficientlyQuoted);
}
