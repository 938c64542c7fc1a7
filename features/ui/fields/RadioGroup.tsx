import { memo } from 'react';
import styles from './choices.module.css';
import { FieldGroup } from './Field.tsx';
import type { FieldOption, FieldProps } from './fieldProps.ts';
import { OptionText } from './OptionText.tsx';

interface RadioGroupProps extends FieldProps<string> {
  options: readonly FieldOption[];
  isLegendHidden?: boolean | undefined;
}

/** Choice of one of a few, as a plain list; for long answers. */
export const RadioGroup = memo(function RadioGroup({ value, onChange, options, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field} role="radiogroup">
      {options.map((option, index) => (
        <label key={option.value} className={styles.row}>
          <input
            id={`${field.id}-${index}`}
            className={styles.tick}
            type="radio"
            name={field.id}
            value={option.value}
            checked={value === option.value}
            disabled={field.disabled || option.disabled}
            data-name={field.name}
            onChange={() => onChange(option.value)}
            onBlur={field.onBlur}
          />
          <OptionText {...option} />
        </label>
      ))}
    </FieldGroup>
  );
});
