import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldProps } from './fieldProps.ts';

type TypedText = { value: string } | { ref: RefObject<HTMLInputElement | null>; defaultValue: string };

/**
 * What makes a text control show its value. With a source the control keeps what is typed by itself, so that a key draws nothing of the
 * field at all; it is set anew only where the source says otherwise (a tidied number, an answer that another one changed).
 */
export function useTypedText({ value, source }: Pick<FieldProps<string>, 'value' | 'source'>): TypedText {
  const control = useRef<HTMLInputElement>(null);
  const [startedWith] = useState(() => asText(source ? source.read() : value));
  useLayoutEffect(() => {
    if (!source) return undefined;
    const follow = () => {
      const shown = asText(source.read());
      if (control.current && control.current.value !== shown) control.current.value = shown;
    };
    follow();
    return source.subscribe(follow);
  });
  return source ? { ref: control, defaultValue: startedWith } : { value: asText(value) };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
