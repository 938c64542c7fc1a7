import { memo, useMemo, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { MaskInput, type Mask } from './MaskInput.tsx';

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
export const MoneyField = memo(function MoneyField({ currency, scale, ...field }: MoneyFieldProps) {
  return <AmountInput {...field} scale={scale} prefix={currency} />;
});

/** A number of securities: the same control without a currency. */
export const QuantityField = memo(function QuantityField(props: AmountFieldProps) {
  return <AmountInput {...props} />;
});

function AmountInput({ name, value, onChange, onBlur, disabled, autoComplete = 'off', scale, describedBy, prefix, ...frame }: AmountFieldProps & { prefix?: string }) {
  const mask = useMemo<Mask>(() => ({ mask: Number, scale, min: 0, radix: '.', thousandsSeparator: ',', mapToRadix: ['.'], ...(scale === 0 && { prepare: withoutDecimals }) }), [scale]);
  const decimals = useRefusedDecimals(scale);
  const prefixId = prefix ? `${frame.id}-currency` : undefined;
  return (
    <Field {...frame} describedBy={[prefixId, describedBy].filter(Boolean).join(' ') || undefined}>
      {(control) => (
        <div className={classNames(styles.compound, styles.money)}>
          {prefix && (
            <span className={styles.prefix} id={prefixId}>
              {prefix}
            </span>
          )}
          <MaskInput mask={mask} unmask value={value ?? ''} onChange={onChange} onBlur={onBlur} input={{ ...control, ...decimals, name, disabled, autoComplete, inputMode: scale > 0 ? 'decimal' : 'numeric' }} />
        </div>
      )}
    </Field>
  );
}

/** Text that is pasted into a whole number, without its decimals: `5,000.50` is 5,000 and never 500,050. */
function withoutDecimals(inserted: string): string {
  return inserted.split('.')[0] ?? '';
}

/**
 * A whole number takes no dot (1-AMT-23), and then not the digits behind it either: `5000.5` must not become 50,005. Any other key ends
 * it, as does going away.
 */
function useRefusedDecimals(scale: number) {
  const isPastDot = useRef(false);
  if (scale > 0) return {};
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === '.') isPastDot.current = true;
      else if (isPastDot.current && /^[\d,]$/.test(event.key)) event.preventDefault();
      else isPastDot.current = false;
    },
    onPointerDown: () => {
      isPastDot.current = false;
    },
  };
}
