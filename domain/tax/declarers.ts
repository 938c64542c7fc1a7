/** Owners of the holding who declare inline (3-INLINE). */
import type { InvestorDetails, PersonEntry, TaxDeclaration } from '../model/application.ts';
import { investingKind } from '../model/investorTypes.ts';
import { isCompanyTrustee } from '../people/names.ts';
import type { Declarer } from '../rules/context.ts';
import { DECLARERS } from '../rules/declarationRules.ts';
import { declaredBlock } from './declaredBlock.ts';
import { isSufficientlyQuoted } from './quoted.ts';

/** Returns the capacity of a row of people: a trustee of a bare trust may be a company. */
export function declarerIn(row: PersonEntry): Declarer {
  return isCompanyTrustee(row) ? DECLARERS.company : DECLARERS.person;
}

/**
 * Returns the declarations of the holding's owners: the investing organisation's, otherwise each individual's and trustee's; undefined for
 * an owner without one.
 */
export function ownersDeclarations({
  investor_type: type,
  taxDetails,
  investors = [],
}: InvestorDetails): (TaxDeclaration | undefined)[] {
  return investingKind(type) ? [taxDetails] : investors.map((owner) => owner.taxDetails);
}

/**
 * True when review shows the tax details as supplied (3-TAXSUM-16, 3-TAXSUM-17): every owner declares, and quotes a number or lives abroad.
 */
export function areDeclarationsSupplied(details: InvestorDetails): boolean {
  const declarations = ownersDeclarations(details);
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => declaration !== undefined && isSufficientlyQuoted(declaredBlock(declaration)))
  );
}
