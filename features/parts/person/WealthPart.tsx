import { applicablePersonFields, SOURCES_OF_WEALTH } from '#domain/people/personFields.ts';
import { wealthTexts } from '#domain/texts/evidence.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { CheckboxGroup } from '#features/ui/fields/Checkbox.tsx';
import { DocumentField } from '../documents/DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { PersonPartProps } from './personForm.ts';

const SOURCE_OPTIONS = SOURCES_OF_WEALTH.map((source) => ({ value: source, label: source }));

/** Source of the money, and its document if the offer requires one of this person (2-SOW-01 to 2-SOW-09). */
export function WealthPart({ block, offer, place }: PersonPartProps) {
  const { bind, values } = block;
  const fields = applicablePersonFields(values, place, offer);
  return (
    <CardPart title={wealthTexts.title}>
      <FieldGrid>
        <CheckboxGroup {...bind('sourcesOfWealth')} label={wealthTexts.sources} options={SOURCE_OPTIONS} />
        {fields.includes('otherSourceOfWealth') && (
          <TextField {...bind('otherSourceOfWealth')} label={wealthTexts.other} autoComplete="off" width={8} />
        )}
        {fields.includes('sourceOfWealthDoc') && (
          <DocumentField {...bind('sourceOfWealthDoc')} label={wealthTexts.document} />
        )}
      </FieldGrid>
    </CardPart>
  );
}
