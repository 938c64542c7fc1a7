import { allotmentTexts as texts } from '#domain/texts/allotment.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { QuantityField } from '#features/ui/masks/MoneyField.tsx';
import { fieldOf, type useAllotment } from './useAllotment.ts';

type Allotment = ReturnType<typeof useAllotment>;

/** Asks for the day of allotments that are made at once. */
export function AllotmentDay({ allottedOn, errors, setDay }: Pick<Allotment, 'allottedOn' | 'errors' | 'setDay'>) {
  const id = fieldOf('allottedOn');
  return (
    <FieldGrid>
      <DateField
        id={id}
        name="allottedOn"
        label={texts.allottedOn}
        kind="issue"
        value={allottedOn}
        error={errors[id]}
        onChange={setDay}
        width={6}
      />
    </FieldGrid>
  );
}

interface AllotmentFieldsProps extends Pick<Allotment, 'rows' | 'errors' | 'setRow'> {
  /** Place of the row. */
  index: number;
  /** Tells its fields apart from those of other rows. */
  name?: string;
}

/** Asks for the securities and the holder's number of one allotment. */
export function AllotmentFields({ rows, errors, setRow, index, name }: AllotmentFieldsProps) {
  const { units = '', holderNumber = '' } = rows[index] ?? {};
  const label = (words: string) => (name === undefined ? words : texts.ofRow(words, name));
  return (
    <div>
      <QuantityField
        id={fieldOf('units', index)}
        name="units"
        label={label(texts.units)}
        scale={6}
        value={units}
        error={errors[fieldOf('units', index)]}
        onChange={(typed) => setRow(index, { units: typed })}
      />
      <TextField
        id={fieldOf('holderNumber', index)}
        name="holderNumber"
        label={label(texts.holderNumber)}
        help={texts.holderNumberHelp}
        autoComplete="off"
        isCode
        value={holderNumber}
        error={errors[fieldOf('holderNumber', index)]}
        onChange={(typed) => setRow(index, { holderNumber: typed })}
      />
    </div>
  );
}
