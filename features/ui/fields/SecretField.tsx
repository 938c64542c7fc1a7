import { memo, useState } from 'react';
import { fieldTexts, revealLabel } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useTypedText } from './useTypedText.ts';

interface SecretFieldProps extends FieldProps<string> {
  /** What is shown or hidden, for the button's name: `TFN`. */
  secretName: string;
  inputMode?: 'text' | 'numeric' | undefined;
  maxLength?: number | undefined;
}

/** A number that others need not see, such as a TFN. No password field: browsers must not offer to save it. */
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
  ...frame
}: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  const text = useTypedText({ value, source });
  return (
    <Field {...frame}>
      {(control) => (
        <div className={classNames(styles.compound, styles.digits)}>
          <input
            {...control}
            className={classNames(!isShown && styles.concealed)}
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
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <button className={styles.reveal} type="button" onClick={() => setShown(!isShown)}>
            <span aria-hidden="true">{isShown ? fieldTexts.hide : fieldTexts.show}</span>
            <VisuallyHidden>{revealLabel(isShown, secretName)}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
});
