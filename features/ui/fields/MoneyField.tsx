import { memo, useCallback, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { formatMoney, settleAmount } from '#domain/money/money.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { classNames } from '../classNames.ts';
import { amountAtRest, caretAfter, editAmount, withinScale, type AmountTyping } from './amountTyping.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useTidy } from './useTidy.ts';

interface AmountFieldProps extends FieldProps<string> {
  /** Most decimals that can be typed (1-AMT-23, 1-AMT-24); 0 takes no dot. */
  scale: number;
  /** Id of more that describes the field, such as its limits. */
  describedBy?: string | undefined;
}

interface MoneyFieldProps extends AmountFieldProps {
  currency: string;
}

/** Amounts as decimal strings without separators; on screen comma for thousands, dot for decimals (1-AMT-22). */
export const MoneyField = memo(function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return <AmountInput {...field} prefix={currency} note={roundedNote(field.value ?? '', currency)} />;
});

/** A number of securities: the same control without a currency. */
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

/** The amount that counts of one that is finer than cents (1-AMT-18, 1-AMT-24). */
function roundedNote(amount: string, currency: string): string | undefined {
  return /\.\d\d\d/.test(settleAmount(amount)) ? amountTexts.rounded(`${currency} ${formatMoney(amount)}`) : undefined;
}

interface AmountControl extends Pick<FieldProps<string>, 'onChange' | 'onBlur' | 'tidyWith'> {
  value: string;
  scale: number;
  currency: string | undefined;
}

/** What an amount's control shows and does. */
function useAmountControl({ value, onChange, onBlur, tidyWith, scale, currency }: AmountControl) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<AmountTyping | null>(null);
  const shown = typed?.value === value ? typed : amountAtRest(value);
  const tidied = useCallback((text: string) => withinScale(settleAmount(text, currency), scale), [currency, scale]);
  useTidy(tidyWith, tidied);
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
