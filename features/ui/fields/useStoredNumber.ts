import { useCallback, useSyncExternalStore } from 'react';
import { editedNumber } from '#domain/formats/editedNumber.ts';
import { isMasked } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { NOTHING_TO_FOLLOW } from './useLiveValue.ts';

/** A text field that may hold the mask of a stored number (3-TFN-11): whether it does now, and what takes what is typed over it. */
export function useStoredNumber({
  value,
  source,
  onChange,
}: Pick<FieldProps<string>, 'value' | 'source' | 'onChange'>) {
  const read = useCallback(() => asText(source ? source.read() : value), [source, value]);
  const isStored = useSyncExternalStore(source?.subscribe ?? NOTHING_TO_FOLLOW, () => isMasked(read()));
  const handleTyped = useCallback((typed: string) => onChange(editedNumber(read(), typed)), [onChange, read]);
  return { isStored, handleTyped };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
