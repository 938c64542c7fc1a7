import { fromIsoDate } from '#domain/formats/dates.ts';
import { cityOf, zoneOf } from '#domain/formats/zones.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Button } from '#features/ui/Button.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { widthClass } from '#features/ui/fields/Field.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { FieldBinding } from '#features/ui/form/useFormBlock.ts';

interface SigningDateFieldProps {
  field: FieldBinding<string>;
  context: Pick<SchemaContext, 'offer' | 'today'>;
}

/** Field for the day of a declaration. Offers today if the entered day has not begun anywhere yet (3-DECL-04). */
export function SigningDateField({ field, context: { offer, today } }: SigningDateFieldProps) {
  const day = fromIsoDate(today);
  const handlePress = () => {
    field.onChange(day);
    focusField(field.id);
  };
  return (
    <div className={widthClass(5)}>
      <DateField {...field} kind="issue" label={taxTexts.submitDate} />
      {field.error === taxErrors.laterThanToday(cityOf(zoneOf(offer))) && (
        <Button kind="link" onClick={handlePress}>
          {taxTexts.useDay(day)}
        </Button>
      )}
    </div>
  );
}
