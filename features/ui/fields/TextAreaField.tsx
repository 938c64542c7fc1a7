import { memo, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';

interface TextAreaFieldProps extends FieldProps<string> {
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** Note on an answer that is no mistake, in place of the message. */
  note?: ReactNode;
}

/** Field for several lines of text; grows by its handle. */
export const TextAreaField = memo(function TextAreaField({
  value,
  onChange,
  autoComplete = 'off',
  rows = 4,
  maxLength,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(styles.input, styles.area)}
          name={field.name}
          rows={rows}
          maxLength={maxLength}
          value={value ?? ''}
          disabled={field.disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
});
