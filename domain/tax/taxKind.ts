import type { TaxInvestorKind, TaxType } from '../model/application.ts';

/** Returns INDIV for individuals and estates, ENTITY for all others; null while no type is chosen (3-TAX-21, 3-TAX-22). */
export function taxInvestorKind(taxType: TaxType | '' | null | undefined): TaxInvestorKind | null {
  if (!taxType) return null;
  return taxType === 'I' || taxType === 'D' ? 'INDIV' : 'ENTITY';
}
