import { memo } from 'react';
import { fieldTexts } from '#domain/texts/ui.ts';
import { Icon } from '../Icon.tsx';
import { useAutofill } from '../storagePlace.ts';
import { recordShownValue } from '../silentFills.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { SEPARATOR, type SelectOptions } from './selectOptions.ts';
import { useLazyOptions } from './useLazyOptions.ts';

interface SelectFieldProps extends FieldProps<string> {
  options: SelectOptions;
  /** Label of `value` while the list is not filled; default the value itself. */
  valueLabel?: string | undefined;
  placeholder?: string | undefined;
}

/** Choice of one from a list, as the platform's own control. */
export const SelectField = memo(function SelectField({
  name,
  value,
  onChange,
  onBlur,
  disabled,
  autoComplete: offered,
  options,
  valueLabel,
  placeholder = fieldTexts.pleaseSelect,
  ...frame
}: SelectFieldProps) {
  const autoComplete = useAutofill(offered);
  const { list, fill } = useLazyOptions(options);
  const current = value ?? '';
  const isListed = list.some((option) => option !== SEPARATOR && option.value === current);
  return (
    <Field {...frame}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            ref={(select) => {
              if (select) recordShownValue(select, current);
            }}
            className={styles.input}
            name={name}
            value={current}
            disabled={disabled}
            autoComplete={autoComplete}
            onFocus={fill}
            onPointerDown={fill}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            <option value="">{placeholder}</option>
            {current !== '' && !isListed && <option value={current}>{valueLabel ?? current}</option>}
            {list.map((option, index) =>
              option === SEPARATOR ? (
                <hr key={`rule-${index}`} />
              ) : (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ),
            )}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
});
