import { memo } from 'react';
import { normaliseDate } from '#domain/dates.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import { DATE_MASK, withoutMaskTraces } from './dateMask.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLiveValue } from './useLiveValue.ts';
import { MaskInput } from './MaskInput.tsx';

interface DateFieldProps extends FieldProps<string> {
  /** What was typed, as DD/MM/YYYY when it can be read so; applied when the field is left. */
  normalise?: ((typed: string) => string) | undefined;
}

/** A date as text, DD/MM/YYYY (2-INV-37). The mask helps along and stands in nobody's way. */
export const DateField = memo(function DateField({ name, value: given, source, onChange, onBlur, disabled, autoComplete = 'off', normalise = normaliseDate, ...frame }: DateFieldProps) {
  const value = useLiveValue({ value: given, source });
  return (
    <Field {...frame}>
      {(control) => (
        <MaskInput
          mask={DATE_MASK}
          value={value ?? ''}
          onChange={onChange}
          onBlur={(event) => {
            const tidy = normalise(withoutMaskTraces(value ?? ''));
            if (tidy !== (value ?? '')) onChange(tidy);
            onBlur?.(event);
          }}
          input={{ ...control, className: classNames(styles.input, styles.digits), name, disabled, autoComplete, inputMode: 'text', placeholder: fieldTexts.datePlaceholder, spellCheck: false }}
        />
      )}
    </Field>
  );
});
