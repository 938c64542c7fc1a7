import { memo, useState, type ClipboardEventHandler, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useAutofill } from '../storagePlace.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLiveValue } from './useLiveValue.ts';
import { useNormaliser } from './useNormaliser.ts';
import { useTypedText } from './useTypedText.ts';

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | undefined;
  maxLength?: number | undefined;
  /** Handles a paste that needs more than insertion. */
  onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined;
  /** Called for Enter, which then does not submit the form. */
  onEnter?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** True for codes and numbers: no spelling check, digits that line up. */
  isCode?: boolean | undefined;
  /** Width of an amount (24 rem), in any column. */
  isMiddle?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Note on an answer that is accepted all the same. */
  note?: ReactNode;
  /** True if the note has a way back: it is shown with an error as well. */
  keepsNote?: boolean | undefined;
  /** Returns a note on the answer once the field is left, not during typing. */
  doubtOf?: ((value: string) => string | undefined) | undefined;
  /**
   * Changes the shown text once the field is left (spaces in an ABN); the answer goes out through `onChange`. Default: trims outer blanks.
   */
  normalise?: ((value: string) => string) | undefined;
}

/** Nobody means the blanks around an answer of one line. */
const trimmed = (text: string) => text.trim();

/** Field for one line of text. */
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
  onEnter,
  placeholder,
  isCode,
  isMiddle,
  readOnly,
  normalise = type === 'password' ? undefined : trimmed,
  note,
  keepsNote,
  doubtOf,
  ...field
}: TextFieldProps) {
  const autoComplete = useAutofill(offered);
  const text = useTypedText({ value, source });
  const doubt = useDoubt({ value, source }, doubtOf);
  useNormaliser(tidyWith, normalise);
  return (
    <Field {...field} note={note ?? doubt.note} keepsNote={keepsNote}>
      {(control) => (
        <input
          {...control}
          className={classNames(styles.input, isCode && styles.digits, isMiddle && styles.middle)}
          name={field.name}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          onPaste={onPaste}
          onKeyDown={
            onEnter &&
            ((event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            })
          }
          placeholder={placeholder}
          {...text}
          disabled={field.disabled}
          readOnly={readOnly}
          autoComplete={autoComplete}
          spellCheck={isCode || type !== 'text' ? false : undefined}
          onChange={(event) => {
            doubt.type();
            onChange(event.target.value);
          }}
          onBlur={(event) => {
            doubt.leave();
            const tidy = normalise?.(event.target.value);
            if (tidy !== undefined && tidy !== event.target.value) onChange(tidy);
            field.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
});

type Shown = Pick<FieldProps<string>, 'value' | 'source'>;

/** Returns the doubt about a field's value once the person has left it. */
function useDoubt({ value, source }: Shown, doubtOf: TextFieldProps['doubtOf']) {
  const [isTyping, setTyping] = useState(false);
  const shown = useLiveValue({ value, source: doubtOf && source });
  return {
    note: doubtOf && !isTyping ? doubtOf(shown ?? '') : undefined,
    type: () => doubtOf && setTyping(true),
    leave: () => setTyping(false),
  };
}
