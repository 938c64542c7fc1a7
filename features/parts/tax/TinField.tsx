import { memo, useCallback, useState, type ComponentType } from 'react';
import { isMasked } from '#domain/formats/format.ts';
import { numberTexts } from '#domain/texts/numbers.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { FieldBlur, FieldProps } from '#features/ui/fields/fieldProps.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { useLiveValue } from '#features/ui/fields/useLiveValue.ts';
import { useStoredNumber } from '#features/ui/fields/useStoredNumber.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import type { TinDoubtProps } from './TinDoubt.tsx';

interface TinFieldProps extends Omit<FieldProps<string>, 'label'> {
  /** Whose number it is, by its id. */
  country: number | null | undefined;
}

/**
 * A foreign tax number. Once the field is left, a quiet line doubts what does not look like one of its country; it goes with the number or
 * the country, and holds up nothing.
 */
export const TinField = createTinField(() =>
  import(/* webpackChunkName: "tin-doubt" */ './TinDoubt.tsx').then((m) => m.TinDoubt),
);

/** The field, with its doubts from here: they come with all formats, when the first number is left, or do not come and are not missed. */
export function createTinField(load: () => Promise<ComponentType<TinDoubtProps>>) {
  const TinDoubt = lateComponent(load, { Missing: Nothing });

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

/** Follows the number only while nobody types it: a key draws nothing. A mask stands for what was here before (3-TIN-14), and is not asked about. */
function LeftNumber({ value, source, country, Doubt }: LeftNumberProps) {
  const number = useLiveValue({ value, source })?.trim() ?? '';
  const [left] = useState(number);
  return number !== '' && number === left && !isMasked(number) && <Doubt country={country} number={number} />;
}
