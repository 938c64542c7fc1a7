import { useSyncExternalStore } from 'react';
import type { FieldProps } from './fieldProps.ts';

export const NOTHING_TO_FOLLOW = () => () => undefined;

/** The newest value of a field: its source's, or the one it was given. A key then draws the field alone, not the form around it. */
export function useLiveValue<T>({ value, source }: Pick<FieldProps<T>, 'value' | 'source'>): T | null | undefined {
  return useSyncExternalStore(source?.subscribe ?? NOTHING_TO_FOLLOW, () => (source ? (source.read() as T) : value));
}
