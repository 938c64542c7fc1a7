import { useCallback } from 'react';
import { declarationStatus } from '#domain/tax/declarationStatus.ts';
import { inlineDeclarations } from '#domain/tax/inlineDeclarations.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import { DoneMark } from '#features/ui/Answers.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { useBlockAtRest } from '#features/ui/form/useBlockAtRest.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { TaxInvestorFields } from '../tax/TaxInvestorFields.tsx';
import type { DeclarationPartProps } from './declarationsContext.ts';
import styles from './declaration.module.css';
import { SignaturePart } from './SignaturePart.tsx';
import { answered, useTaxBlock } from './useTaxBlock.ts';

/** The tax declaration of whoever the block is about: how far it has come, the answers of the tax step, who declares them (2-INV-52, 2-BO-14, 3-INLINE). */
export function DeclarationPart({ block, declarer, context, onAnswer }: DeclarationPartProps) {
  const countries = useCountryOptions();
  const tax = useTaxBlock(block);
  const come = useBlockAtRest(block.live, ({ taxDetails: typed = {} }) =>
    declarationStatus(inlineDeclarations.settle(typed, declarer, context)),
  );
  // Nobody has submitted what cannot be accepted.
  const isRefused = Object.keys(block.shownErrors).some((path) => path.startsWith('taxDetails.'));
  const status = isRefused && come === 'submitted' ? 'incomplete' : come;
  const handleAnswer = useCallback(
    (answer: (typed: TaxBlock) => TaxBlock, show: () => void) =>
      onAnswer((declaration) => answered(declaration, answer), show),
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
      <SignaturePart block={block} context={context} />
    </CardPart>
  );
}
