/** Who declares inline among the owners of the holding (3-INLINE). */
import type { InvestorDetails, TaxDeclaration } from '../application.ts';
import { investingKind } from '../application/investorTypes.ts';
import { declaredBlock } from './declaredBlock.ts';
import { isSufficientlyQuoted } from './quoted.ts';

/** The declarations of those who own the holding: of the organisation that invests, otherwise of each individual and trustee; undefined for who has made none. */
export function ownersDeclarations({
  investor_type: type,
  taxDetails,
  investors = [],
}: InvestorDetails): (TaxDeclaration | undefined)[] {
  return investingKind(type) ? [taxDetails] : investors.map((owner) => owner.taxDetails);
}

/** True when review shows the tax details as supplied (3-TAXSUM-16, 3-TAXSUM-17): every owner declares, and quotes a number or lives abroad. */
export function areDeclarationsSupplied(details: InvestorDetails): boolean {
  const declarations = ownersDeclarations(details);
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => declaration !== undefined && isSufficientlyQuoted(declaredBlock(declaration)))
  );
}
