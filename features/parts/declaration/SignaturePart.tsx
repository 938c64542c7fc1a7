import { useCallback, useEffect, useRef } from 'react';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { signerName, signatureAfterTick } from '#domain/tax/signature.ts';
import { inlineDeclarations } from '#domain/stepRules/inlineDeclarations.ts';
import {
  declarationFingerprint,
  isDeclarationChangedSinceSigning,
  withoutChangedNumbers,
} from '#domain/tax/signedAnswers.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { DeclarationPartProps } from './declarationsContext.ts';
import { SigningDateField } from './SigningDateField.tsx';

/**
 * Signature of a declaration (3-INLINE-14 to 3-INLINE-19). Investors and advisers tick one box under their own name and the day, over the
 * full width; everybody else enters name and day.
 */
export function SignaturePart({ block, declarer, context }: Omit<DeclarationPartProps, 'onAnswer'>) {
  const { update } = block;
  const signer = signerName(context);
  const { taxDetails } = block.values;
  const day = taxDetails?.submit_date || fromIsoDate(context.today);
  const opened = useRef(taxDetails);
  useEffect(() => {
    if (!taxDetails || !opened.current) return;
    const unsigned = withoutChangedNumbers(opened.current, taxDetails);
    if (unsigned === taxDetails) return;
    opened.current = taxDetails;
    const { signed_answers = '' } = unsigned;
    update((holder) => ({ ...holder, taxDetails: { ...holder.taxDetails, signed_answers } }));
  }, [taxDetails, update]);
  const handleTick = useCallback(
    (isTicked: boolean) =>
      update((holder) => {
        const { signed_answers: _former, ...declaration } = holder.taxDetails ?? {};
        const ticked = { ...declaration, ...signatureAfterTick(isTicked, context) };
        const signed = isTicked && declarationFingerprint(inlineDeclarations.settle(ticked, declarer, context));
        opened.current = ticked;
        return { ...holder, taxDetails: { ...ticked, ...(signed && { signed_answers: signed }) } };
      }),
    [update, declarer, context],
  );
  const isOver = isDeclarationChangedSinceSigning(inlineDeclarations.settle(taxDetails ?? {}, declarer, context));
  const tick = block.bindPath<boolean>('taxDetails.submit_declaration');
  return (
    <CardPart title={taxTexts.declarationTitle}>
      <FieldGrid>
        <Checkbox
          {...tick}
          value={tick.value === true && !isOver}
          error={isOver ? taxErrors.signAgain : tick.error}
          onChange={handleTick}
          label={signer === null ? taxTexts.declaration : taxTexts.declarationBy(signer, day)}
        />
        {signer === null && (
          <>
            <TextField
              {...block.bindPath<string>('taxDetails.submit_person_name')}
              label={taxTexts.submitPersonName}
              autoComplete="off"
              width={7}
            />
            <SigningDateField field={block.bindPath<string>('taxDetails.submit_date')} context={context} />
          </>
        )}
      </FieldGrid>
    </CardPart>
  );
}
