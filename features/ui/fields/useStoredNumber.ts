import { useCallback, useSyncExternalStore } from 'react';
import { editedNumber } from '#domain/formats/editedNumber.ts';
import { isMasked } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { NO_SUBSCRIPTION } from './useLiveValue.ts';

/**
 * Follows a text field that may show the mask of a stored number (3-TFN-11). Returns if it does now, and the handler for text typed over
 * it.
 */
export function useStoredNumber({
  value,
  source,
  onChange,
}: Pick<FieldProps<string>, 'value' | 'source' | 'onChange'>) {
  const read = useCallback(() => asText(source ? source.read() : value), [source, value]);
  const isStored = useSyncExternalStore(source?.subscribe ?? NO_SUBSCRIPTION, () => isMasked(read()));
  const handleTyped = useCallback((typed: string) => onChange(editedNumber(read(), typed)), [onChange, read]);
  return { isStored, handleTyped };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
