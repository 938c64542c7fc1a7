/**
 * Tax declaration inside the block of a person or organisation (3-INLINE): the answers of a block of the tax step, two of them under other
 * names, plus the signature. The rules of one apply to the other; this module only converts between them.
 */
import type { InvestorDetails, TaxDeclaration, TaxInvestor, TaxType } from '../model/application.ts';
import { investingKind } from '../model/investorTypes.ts';
import { blankTaxInvestor } from './resets.ts';

/** Returns the declaration with the answers of the tax step's block; the signature stays. */
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

/** Returns the declaration as first shown: an Australian resident and no other, as in the tax step (3-TAX-25, 3-TAX-26). */
export function blankDeclaration(): TaxDeclaration {
  return withBlock({ submit_declaration: false, submit_person_name: '', submit_date: '' }, blankTaxInvestor());
}

/** Returns the tax type of the investing entity for offers that do not ask for one: it follows from its kind and trust type. */
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
