import { memo, type ClipboardEventHandler, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useAutofill } from '../keeping.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useTidy } from './useTidy.ts';
import { useTypedText } from './useTypedText.ts';

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | undefined;
  maxLength?: number | undefined;
  /** Where a paste needs more than to be put in. */
  onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  /** Codes and numbers: no spelling, digits that line up. */
  isCode?: boolean | undefined;
  /** As wide as an amount (24 rem), whatever the column. */
  isMiddle?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Said of an answer that is taken all the same. */
  note?: ReactNode;
  /** Changes what is shown once the field is left (spaces in an ABN); the answer goes out through `onChange`. Outer blanks go where nothing is said. */
  normalise?: ((value: string) => string) | undefined;
}

/** Nobody means the blanks around an answer of one line. */
const trimmed = (text: string) => text.trim();

/** One line of text. */
export const TextField = memo(function TextField({
  value,
  source,
  onChange,
  tidyWith,
  autoComplete: offered,
  type = 'text',
  inputMode,
  maxLength,
  onPaste,
  placeholder,
  isCode,
  isMiddle,
  readOnly,
  normalise = type === 'password' ? undefined : trimmed,
  ...field
}: TextFieldProps) {
  const autoComplete = useAutofill(offered);
  const text = useTypedText({ value, source });
  useTidy(tidyWith, normalise);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={classNames(styles.input, isCode && styles.digits, isMiddle && styles.middle)}
          name={field.name}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          onPaste={onPaste}
          placeholder={placeholder}
          {...text}
          disabled={field.disabled}
          readOnly={readOnly}
          autoComplete={autoComplete}
          spellCheck={isCode || type !== 'text' ? false : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            const tidy = normalise?.(event.target.value);
            if (tidy !== undefined && tidy !== event.target.value) onChange(tidy);
            field.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
});
