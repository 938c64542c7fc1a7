import { memo, useState } from 'react';
import { numberTexts } from '#domain/texts/numbers.ts';
import { fieldTexts, revealLabel } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useStoredNumber } from './useStoredNumber.ts';
import { useTypedText } from './useTypedText.ts';

interface SecretFieldProps extends FieldProps<string> {
  /** Name of the number, for the button: `TFN`. */
  secretName: string;
  inputMode?: 'text' | 'numeric' | undefined;
  maxLength?: number | undefined;
  /** Note while the field has the mask of a number that is kept. */
  storedNote?: string | undefined;
}

/**
 * Field for a number that others need not see, such as a TFN. It is no password field, because browsers must not offer to save it. The mask
 * of a stored number hides nothing to show, and typing replaces it.
 */
export const SecretField = memo(function SecretField({
  name,
  value,
  source,
  onChange,
  onBlur,
  disabled,
  secretName,
  inputMode = 'text',
  maxLength,
  autoComplete = 'off',
  storedNote = numberTexts.stored,
  ...frame
}: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  const text = useTypedText({ value, source });
  const { isStored, handleTyped } = useStoredNumber({ value, source, onChange });
  return (
    <Field {...frame} note={isStored && storedNote}>
      {(control) => (
        <div className={classNames(styles.compound, styles.digits)}>
          <input
            {...control}
            className={classNames(!isShown && !isStored && styles.concealed)}
            type="text"
            name={name}
            {...text}
            disabled={disabled}
            autoComplete={autoComplete}
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={inputMode}
            maxLength={maxLength}
            data-1p-ignore=""
            onChange={(event) => handleTyped(event.target.value)}
            onBlur={onBlur}
          />
          {!isStored && (
            <button className={styles.reveal} type="button" onClick={() => setShown(!isShown)}>
              <span aria-hidden="true">{isShown ? fieldTexts.hide : fieldTexts.show}</span>
              <VisuallyHidden>{revealLabel(isShown, secretName)}</VisuallyHidden>
            </button>
          )}
        </div>
      )}
    </Field>
  );
});
