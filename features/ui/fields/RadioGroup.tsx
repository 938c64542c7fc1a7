import { memo } from 'react';
import styles from './choices.module.css';
import { FieldGroup } from './Field.tsx';
import type { FieldOption, FieldProps } from './fieldProps.ts';
import { OptionWords } from './OptionWords.tsx';

interface RadioGroupProps extends FieldProps<string> {
  options: readonly FieldOption[];
  isLegendHidden?: boolean | undefined;
}

/** One of a few, as a plain list; for long answers. */
export const RadioGroup = memo(function RadioGroup({
  name,
  value,
  onChange,
  onBlur,
  disabled,
  options,
  ...frame
}: RadioGroupProps) {
  return (
    <FieldGroup {...frame} role="radiogroup">
      {options.map((option, index) => (
        <label key={option.value} className={styles.row}>
          <input
            id={`${frame.id}-${index}`}
            className={styles.tick}
            type="radio"
            name={frame.id}
            value={option.value}
            checked={value === option.value}
            disabled={disabled || option.disabled}
            data-name={name}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <OptionWords {...option} />
        </label>
      ))}
    </FieldGroup>
  );
});
