import { memo, useCallback, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { formatMoney, settleAmount } from '#domain/money/money.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { classNames } from '../classNames.ts';
import { formatIdleAmount, caretAfter, editAmount, withinScale, type AmountTyping } from './amountTyping.ts';
import styles from '../fields/control.module.css';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { useNormaliser } from '../fields/useNormaliser.ts';

interface AmountFieldProps extends FieldProps<string> {
  /** Largest number of decimals that can be typed (1-AMT-23, 1-AMT-24); 0 accepts no dot. */
  scale: number;
  /** Id of a further description of the field, such as its limits. */
  describedBy?: string | undefined;
}

interface MoneyFieldProps extends AmountFieldProps {
  currency: string;
}

/** Field for an amount, as a decimal string without separators; on screen comma for thousands, dot for decimals (1-AMT-22). */
export const MoneyField = memo(function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return <AmountInput {...field} prefix={currency} note={roundedNote(field.value ?? '', currency)} />;
});

/** Field for a number of securities: the same control without a currency. */
export const QuantityField = memo(function QuantityField(props: AmountFieldProps) {
  return <AmountInput {...props} />;
});

function AmountInput({
  name,
  value,
  onChange,
  onBlur,
  tidyWith,
  disabled,
  autoComplete = 'off',
  scale,
  describedBy,
  prefix,
  ...frame
}: AmountFieldProps & { prefix?: string; note?: string | undefined }) {
  const prefixId = prefix ? `${frame.id}-currency` : undefined;
  const control = useAmountControl({ value: value ?? '', onChange, onBlur, tidyWith, scale, currency: prefix });
  return (
    <Field {...frame} describedBy={[prefixId, describedBy].filter(Boolean).join(' ') || undefined}>
      {(described) => (
        <div className={classNames(styles.compound, styles.money)}>
          {prefix && (
            <span className={styles.prefix} id={prefixId}>
              {prefix}
            </span>
          )}
          <input
            {...described}
            {...control}
            type="text"
            name={name}
            disabled={disabled}
            autoComplete={autoComplete}
            inputMode={scale > 0 ? 'decimal' : 'numeric'}
          />
        </div>
      )}
    </Field>
  );
}

/** Returns the note with the rounded amount that counts, if the typed one is finer than cents (1-AMT-18, 1-AMT-24). */
function roundedNote(amount: string, currency: string): string | undefined {
  return /\.\d\d\d/.test(settleAmount(amount)) ? amountTexts.rounded(`${currency} ${formatMoney(amount)}`) : undefined;
}

interface AmountControl extends Pick<FieldProps<string>, 'onChange' | 'onBlur' | 'tidyWith'> {
  value: string;
  scale: number;
  currency: string | undefined;
}

/** Returns value and handlers of an amount's control. */
function useAmountControl({ value, onChange, onBlur, tidyWith, scale, currency }: AmountControl) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<AmountTyping | null>(null);
  const shown = typed?.value === value ? typed : formatIdleAmount(value);
  const tidied = useCallback((text: string) => withinScale(settleAmount(text, currency), scale), [currency, scale]);
  useNormaliser(tidyWith, tidied);
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    ref,
    value: shown.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.target;
      const { inputType } = event.nativeEvent as Partial<InputEvent>;
      const edit = { before: shown, text, at: selectionStart ?? text.length, scale, currency, inputType };
      const next = editAmount(edit);
      caret.current = caretAfter(edit, next);
      setTyped(next);
      if (next.value !== value) onChange(next.value);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped(null);
      if (tidied(value) !== value) onChange(tidied(value));
      onBlur?.(event);
    },
  };
}
