import { memo, useCallback } from 'react';
import { normaliseDate, type DateKind } from '#domain/formats/dates.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { useToday } from '../useToday.ts';
import { useAutofill } from '../keeping.ts';
import styles from './control.module.css';
import { DATE_MASK, withoutMaskTraces } from './dateMask.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLiveValue } from './useLiveValue.ts';
import { MaskInput } from './MaskInput.tsx';
import { useTidy } from './useTidy.ts';

interface DateFieldProps extends FieldProps<string> {
  /** What the date is about: says what a year of two digits means. */
  kind: DateKind;
}

/** A date as text, DD/MM/YYYY (2-INV-37): what can be read so becomes it when the field is left. The mask helps along and stands in nobody's way. */
export const DateField = memo(function DateField({
  value: given,
  source,
  onChange,
  tidyWith,
  autoComplete: offered,
  kind,
  ...field
}: DateFieldProps) {
  const autoComplete = useAutofill(offered);
  const value = useLiveValue({ value: given, source });
  const today = useToday();
  const tidied = useCallback(
    (typed: string) => normaliseDate(withoutMaskTraces(typed), { kind, today }),
    [kind, today],
  );
  useTidy(tidyWith, tidied);
  return (
    <Field {...field}>
      {(control) => (
        <MaskInput
          mask={DATE_MASK}
          value={value ?? ''}
          onChange={onChange}
          onBlur={(event) => {
            const tidy = tidied(value ?? '');
            if (tidy !== (value ?? '')) onChange(tidy);
            field.onBlur?.(event);
          }}
          input={{
            ...control,
            className: classNames(styles.input, styles.digits),
            name: field.name,
            disabled: field.disabled,
            autoComplete,
            inputMode: 'text',
            placeholder: fieldTexts.datePlaceholder,
            spellCheck: false,
          }}
        />
      )}
    </Field>
  );
});
