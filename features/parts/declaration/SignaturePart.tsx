import { useCallback } from 'react';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { signerName, tickedSignature } from '#domain/tax/signature.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { DateField } from '#features/ui/fields/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { DeclarationPartProps } from './declarationsContext.ts';

/**
 * Who declares, and when: investors and advisers by one tick under their own name and the day, over the full width; everybody else enters
 * both (3-INLINE-14 to 3-INLINE-19).
 */
export function SignaturePart({ block, context }: Pick<DeclarationPartProps, 'block' | 'context'>) {
  const { update } = block;
  const signer = signerName(context);
  const day = block.values.taxDetails?.submit_date || fromIsoDate(context.today);
  const handleTick = useCallback(
    (isTicked: boolean) =>
      update((holder) => ({ ...holder, taxDetails: { ...holder.taxDetails, ...tickedSignature(isTicked, context) } })),
    [update, context],
  );
  return (
    <CardPart title={taxTexts.declarationTitle}>
      <FieldGrid>
        <Checkbox
          {...block.bindPath<boolean>('taxDetails.submit_declaration')}
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
            <DateField
              {...block.bindPath<string>('taxDetails.submit_date')}
              kind="issue"
              label={taxTexts.submitDate}
              width={5}
            />
          </>
        )}
      </FieldGrid>
    </CardPart>
  );
}
