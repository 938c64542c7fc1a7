import type { TaxDetails } from '#domain/application.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Card } from '#features/ui/Card.tsx';
import { DateField } from '#features/ui/fields/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Who declares, and when; typing the name is the signature (3-DECL-02 to 3-DECL-05). */
export function TaxDeclaration({ block }: { block: BlockApi<TaxDetails> }) {
  return (
    <Card title={taxTexts.declarationTitle} intro={taxTexts.declaration}>
      <FieldGrid>
        <TextField
          {...block.bind('submit_person_name')}
          label={taxTexts.submitPersonName}
          autoComplete="off"
          width={7}
        />
        <DateField {...block.bind('submit_date')} kind="issue" label={taxTexts.submitDate} width={5} />
      </FieldGrid>
    </Card>
  );
}
