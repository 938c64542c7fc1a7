/**
 * The tax declaration inside the block of a person or organisation (3-INLINE): the answers of a block of the tax step, two of them under
 * other names, with who declares them. What applies to one applies to the other: here is only what turns one into the other.
 */
import type { InvestorDetails, TaxDeclaration, TaxInvestor, TaxType } from '../application.ts';
import { investingKind } from '../application/investorTypes.ts';
import { blankTaxInvestor } from '../tax.ts';

/** The declaration with the answers of the tax step's block; who declared them stays. */
export function withBlock(declaration: TaxDeclaration, block: TaxInvestor): TaxDeclaration {
  const {
    id: _id,
    investor_name: _name,
    encrypted_tfn: encrypted,
    tax_country_is_australia: isAustralian,
    has_other_tax_countries: hasOthers,
    ...answers
  } = block;
  const { encrypted_tfn: _encrypted, ...others } = declaration;
  return {
    ...others,
    ...answers,
    ...(encrypted !== undefined && { encrypted_tfn: encrypted }),
    ...(isAustralian !== undefined && { is_australian_resident: isAustralian }),
    ...(hasOthers !== undefined && { is_foreign_resident: hasOthers }),
  };
}

/** The declaration as it is first shown: an Australian resident and no other, as in the tax step (3-TAX-25, 3-TAX-26). */
export function blankDeclaration(): TaxDeclaration {
  return withBlock({ submit_declaration: false, submit_person_name: '', submit_date: '' }, blankTaxInvestor());
}

/** As what the entity that invests declares, where no tax type is asked: what it is by its kind and trust type. */
export function declaredTaxType({
  investor_type: type,
  trustType,
}: Pick<InvestorDetails, 'investor_type' | 'trustType'>): TaxType {
  switch (investingKind(type)) {
    case undefined:
      return 'I';
    case 'company':
      return 'C';
    case 'partnership':
      return 'P';
    case 'trust':
      return trustType?.endsWith('superannuation_fund') ? 'S' : 'T';
  }
}
