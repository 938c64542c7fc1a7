import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isBeingTyped, lastShownValue, recordShownValue } from '../silentFills.ts';
import type { FieldProps } from './fieldProps.ts';

type TypedText = { value: string } | { ref: RefObject<HTMLInputElement | null>; defaultValue: string };

/**
 * Returns the props that make a text control show its value. Given a source, the control holds the typed text by itself, so that a key
 * draws nothing of the field. Sets it only if the source differs (a tidied number, an answer changed by another one).
 */
export function useTypedText({ value, source }: Pick<FieldProps<string>, 'value' | 'source'>): TypedText {
  const control = useRef<HTMLInputElement>(null);
  const [startedWith] = useState(() => asText(source ? source.read() : value));
  useLayoutEffect(() => {
    if (!source) return undefined;
    const follow = () => {
      const field = control.current;
      const shown = asText(source.read());
      if (!field || isBeingTyped(field)) return;
      // A value set without an event is read at the person's next act (`useSilentFills`): changes of other answers leave it.
      const isNew = lastShownValue(field) !== shown || field === document.activeElement;
      recordShownValue(field, shown);
      if (isNew && field.value !== shown) field.value = shown;
    };
    follow();
    return source.subscribe(follow);
  });
  return source ? { ref: control, defaultValue: startedWith } : { value: asText(value) };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
