import { memo, useCallback, useState, type ComponentType } from 'react';
import { isMasked } from '#domain/formats/format.ts';
import { numberTexts } from '#domain/texts/numbers.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { FieldBlur, FieldProps } from '#features/ui/fields/fieldProps.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { useLiveValue } from '#features/ui/fields/useLiveValue.ts';
import { useStoredNumber } from '#features/ui/fields/useStoredNumber.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import type { TinDoubtProps } from './TinDoubt.tsx';

interface TinFieldProps extends Omit<FieldProps<string>, 'label'> {
  /** Id of the country of the number. */
  country: number | null | undefined;
}

/**
 * Field for a foreign tax number. Once it is left, a quiet line doubts a number unlike those of its country. The line goes when number or
 * country change, and blocks nothing.
 */
export const TinField = createTinField(() =>
  import(/* webpackChunkName: "tax" */ './TinDoubt.tsx').then((m) => m.TinDoubt),
);

/** Makes the field with a loader of its doubts. They load with all formats when the first number is left; the field works without them. */
export function createTinField(load: () => Promise<ComponentType<TinDoubtProps>>) {
  const TinDoubt = lazyComponent(load, { Missing: Nothing });

  return memo(function TinField({ country, onChange, onBlur, ...field }: TinFieldProps) {
    const [isLeft, setLeft] = useState(false);
    const { value, source } = field;
    const { isStored, handleTyped } = useStoredNumber({ value, source, onChange });
    const handleChange = useCallback((typed: string) => (setLeft(false), handleTyped(typed)), [handleTyped]);
    const handleBlur = useCallback<FieldBlur>((event) => (setLeft(true), onBlur?.(event)), [onBlur]);
    return (
      <TextField
        {...field}
        label={taxTexts.tin}
        isCode
        width={8}
        note={
          isStored
            ? numberTexts.stored
            : isLeft && country != null && <LeftNumber {...field} country={country} Doubt={TinDoubt} />
        }
        onChange={handleChange}
        onBlur={handleBlur}
      />
    );
  });
}

interface LeftNumberProps extends Pick<FieldProps<string>, 'value' | 'source'> {
  country: number;
  Doubt: ComponentType<TinDoubtProps>;
}

/**
 * Follows the number only while nobody types it, so that a key draws nothing. Does not check a mask, which stands for an earlier number
 * (3-TIN-14).
 */
function LeftNumber({ value, source, country, Doubt }: LeftNumberProps) {
  const number = useLiveValue({ value, source })?.trim() ?? '';
  const [left] = useState(number);
  return number !== '' && number === left && !isMasked(number) && <Doubt country={country} number={number} />;
}
