import { useCallback } from 'react';
import { declarationStatus } from '#domain/tax/declarationStatus.ts';
import { inlineDeclarations } from '#domain/stepRules/inlineDeclarations.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import { DoneMark } from '#features/ui/Answers.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { useDebouncedBlock } from '#features/ui/form/useDebouncedBlock.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { TaxInvestorFields } from '../tax/TaxInvestorFields.tsx';
import type { DeclarationPartProps } from './declarationsContext.ts';
import styles from './declaration.module.css';
import { SignaturePart } from './SignaturePart.tsx';
import { applyDeclarationAnswer, useTaxBlock } from './useTaxBlock.ts';

/**
 * Tax declaration of the person or organisation of the block: its status, the answers of the tax step, the signature (2-INV-52, 2-BO-14,
 * 3-INLINE).
 */
export function DeclarationPart({ block, declarer, context, onAnswer }: DeclarationPartProps) {
  const countries = useCountryOptions();
  const tax = useTaxBlock(block);
  const come = useDebouncedBlock(block.live, ({ taxDetails: typed = {} }) =>
    declarationStatus(inlineDeclarations.settle(typed, declarer, context)),
  );
  // A declaration with shown errors does not count as submitted.
  const isRefused = Object.keys(block.shownErrors).some((path) => path.startsWith('taxDetails.'));
  const status = isRefused && come === 'submitted' ? 'incomplete' : come;
  const handleAnswer = useCallback(
    (answer: (typed: TaxBlock) => TaxBlock, show: () => void) =>
      onAnswer((declaration) => applyDeclarationAnswer(declaration, answer), show),
    [onAnswer],
  );
  return (
    <CardPart title={taxTexts.inlineTitle}>
      <p role="status" className={styles.status}>
        {status === 'submitted' ? <DoneMark>{taxTexts.status[status]}</DoneMark> : taxTexts.status[status]}
      </p>
      <TaxInvestorFields
        block={tax}
        taxType={declarer.taxType}
        context={context}
        countries={countries}
        onAnswer={handleAnswer}
        isNamed={false}
      />
      <SignaturePart block={block} declarer={declarer} context={context} />
    </CardPart>
  );
}
