import { memo, useCallback } from 'react';
import { normaliseDate, type DateKind } from '#domain/formats/dates.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { useToday } from '../useToday.ts';
import { useAutofill } from '../storagePlace.ts';
import styles from '../fields/control.module.css';
import { DATE_MASK, withoutMaskTraces } from './dateMask.ts';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { useLiveValue } from '../fields/useLiveValue.ts';
import { MaskInput } from './MaskInput.tsx';
import { useNormaliser } from '../fields/useNormaliser.ts';

interface DateFieldProps extends FieldProps<string> {
  /** Meaning of the date, which decides the century of a two-digit year. */
  kind: DateKind;
}

/**
 * Field for a date as text, DD/MM/YYYY (2-INV-37): a readable date gets this form once the field is left. The mask helps and never refuses.
 */
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
  useNormaliser(tidyWith, tidied);
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
