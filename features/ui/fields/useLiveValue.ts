import { useSyncExternalStore } from 'react';
import type { FieldProps } from './fieldProps.ts';

export const NO_SUBSCRIPTION = () => () => undefined;

/** Returns the newest value of a field: from its source, or the given one. A key then draws the field alone, not the form around it. */
export function useLiveValue<T>({ value, source }: Pick<FieldProps<T>, 'value' | 'source'>): T | null | undefined {
  return useSyncExternalStore(source?.subscribe ?? NO_SUBSCRIPTION, () => (source ? (source.read() as T) : value));
}
