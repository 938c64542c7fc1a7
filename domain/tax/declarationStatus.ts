/** Progress of a declaration inside a block (3-INLINE-09, 3-TAXSUM-01 to 3-TAXSUM-03). */
import type { TaxDeclaration, TaxDetails, TaxInvestor, TaxType, Tin } from '../model/application.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { blankTaxInvestor } from './resets.ts';
import { tinSections } from './sections.ts';
import type { taxTexts } from '../texts/tax.ts';
import { declaredBlock } from './declaredBlock.ts';
import { applicableTaxFields } from './sectionFields.ts';

export type DeclarationStatus = keyof typeof taxTexts.status;

/**
 * Returns the progress of a declaration: submitted once it is completed, incomplete once it was declared or any answer differs from the
 * blank one, otherwise not submitted.
 */
export function declarationStatus(declaration: TaxDeclaration | undefined): DeclarationStatus {
  if (declaration?.completed) return 'submitted';
  return declaration !== undefined && isStarted(declaration) ? 'incomplete' : 'notSubmitted';
}

/** Returns the progress of the tax step, like `declarationStatus`: submitted once it is signed and every block is answered. */
export function formStatus({
  tax_type: type,
  investors = [],
  submit_person_name: name,
}: TaxDetails): DeclarationStatus {
  const isSigned = Boolean(name?.trim());
  if (isSigned && type && investors.length > 0 && investors.every((block) => isBlockAnswered(type, block)))
    return 'submitted';
  return isSigned || investors.some(isBlockStarted) ? 'incomplete' : 'notSubmitted';
}

/** True when every applicable question of a block is answered; a number need not be quoted (3-TAX-45). */
export function isBlockAnswered(taxType: TaxType, block: TaxInvestor): boolean {
  return applicableTaxFields(taxType, block).every(
    (field) => field === 'tfn' || field === 'investor_name' || isAnswered(block[field]),
  );
}

function isStarted(declaration: TaxDeclaration): boolean {
  return Boolean(declaration.submitted) || isBlockStarted(declaredBlock(declaration));
}

/** True when a block differs from a blank one; its name does not count, because the form fills it in. */
function isBlockStarted(block: TaxInvestor): boolean {
  const { investor_name: _name, ...blank } = blankTaxInvestor();
  return Object.entries(blank).some(([field, untouched]) => {
    const answer = block[field as keyof TaxInvestor];
    return answer !== undefined && !isSameAnswer(answer, untouched);
  });
}

function isAnswered(answer: TaxInvestor[keyof TaxInvestor] | Tin[keyof Tin]): boolean {
  if (Array.isArray(answer)) return answer.length > 0 && answer.every(isRowAnswered);
  return typeof answer === 'string' ? answer.trim() !== '' : answer != null;
}

function isRowAnswered(tin: Tin): boolean {
  return tinSections(tin).every((field) => isAnswered(tin[field as keyof Tin]));
}
