import { memo } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';

interface TextAreaFieldProps extends FieldProps<string> {
  rows?: number | undefined;
  maxLength?: number | undefined;
}

/** Several lines of text; grows by its handle. */
export const TextAreaField = memo(function TextAreaField({
  name,
  value,
  onChange,
  onBlur,
  disabled,
  autoComplete = 'off',
  rows = 4,
  maxLength,
  ...frame
}: TextAreaFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(styles.input, styles.area)}
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={value ?? ''}
          disabled={disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
});
