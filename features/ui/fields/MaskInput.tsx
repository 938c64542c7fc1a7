import 'imask/esm/masked/regexp';
import { useMemo, useRef, type ComponentPropsWithRef, type ComponentType } from 'react';
import IMaskInput from 'react-imask/esm/input';
import type { FieldBlur } from './fieldProps.ts';

/** The kind of mask in use; only its code is loaded. */
export interface Mask {
  mask: RegExp;
  /** What becomes of a key or a paste, given what stands ahead of it, and whether that is all there is. */
  prepare: (inserted: string, place: { ahead: string; isAtEnd: boolean }) => string;
}

/** Its own type is the union of every mask there is, which no single mask can be checked against. */
const Input = IMaskInput as ComponentType<Record<string, unknown>>;

interface MaskInputProps {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
  onBlur?: FieldBlur | undefined;
  /** Everything that a plain input takes. */
  input: Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max' | 'pattern' | 'maxLength' | 'ref'
  >;
}

/** react-imask as a controlled input: reports what the person changed, never what the mask made of a value given to it. */
export function MaskInput({ mask, value, onChange, onBlur, input }: MaskInputProps) {
  const handleAccept = (accepted: unknown, control: { el: { isActive: boolean } }, event?: unknown) => {
    if ((event || control.el.isActive) && String(accepted) !== value) onChange(String(accepted));
  };
  const control = useRef<HTMLInputElement>(null);
  const options = useMemo(() => {
    // What stood behind the caret is put back as it was: the mask would refuse the key if it came back longer.
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
