import 'imask/esm/masked/regexp';
import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type ComponentType } from 'react';
import IMaskInput from 'react-imask/esm/input';
import { recordShownValue } from '../silentFills.ts';
import type { FieldBlur } from '../fields/fieldProps.ts';

/** Kind of mask in use; only its code is loaded. */
export interface Mask {
  mask: RegExp;
  /** Returns the text to insert for a key or a paste, from the text ahead of it. `isAtEnd`: nothing follows. */
  prepare: (inserted: string, place: { ahead: string; isAtEnd: boolean }) => string;
}

/** The type of IMaskInput is the union of every mask, and no single mask can be checked against it. */
const Input = IMaskInput as ComponentType<Record<string, unknown>>;

interface MaskInputProps {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
  onBlur?: FieldBlur | undefined;
  /** Attributes of a plain input. */
  input: Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max' | 'pattern' | 'maxLength' | 'ref'
  >;
}

/** Wraps react-imask as a controlled input: reports changes by the person, never the mask's own changes to a given value. */
export function MaskInput({ mask, value, onChange, onBlur, input }: MaskInputProps) {
  const handleAccept = (accepted: unknown, control: { el: { isActive: boolean } }, event?: unknown) => {
    if ((event || control.el.isActive) && String(accepted) !== value) onChange(String(accepted));
  };
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (control.current) recordShownValue(control.current, control.current.value);
  }, [value]);
  const options = useMemo(() => {
    // Text behind the caret is inserted unchanged: the mask would refuse the key if it came back longer.
    const prepare = (inserted: string, masked: { value: string }, flags?: { tail?: boolean }) => {
      const isAtEnd = control.current === null || control.current.selectionStart === control.current.value.length;
      return flags?.tail ? inserted : mask.prepare(inserted, { ahead: masked.value, isAtEnd });
    };
    return { mask: mask.mask, prepare };
  }, [mask]);
  return (
    <Input
      {...input}
      {...options}
      inputRef={control}
      type="text"
      value={value}
      onAccept={handleAccept}
      onBlur={onBlur}
    />
  );
}
