import { useMemo, useSyncExternalStore } from 'react';
import type { LiveSource } from '../fields/fieldProps.ts';
import type { FieldBinding } from './useFormBlock.ts';

/** Milliseconds without typing before the parts that depend on a text are redrawn. */
const REST_MS = 300;

/** Returns `read` of these fields once typing in them rests. Equal texts cause no redraw. */
export function useDebouncedReading(
  fields: readonly FieldBinding<string | undefined>[],
  read: (texts: string[]) => string,
): string {
  // The source of a text field reads text.
  const present = () =>
    read(fields.map(({ source, value }) => ((source ? (source.read() as typeof value) : value) ?? '').trim()));
  const follow = fields[0]?.source?.subscribe;
  return useSyncExternalStore(
    useMemo(() => (follow ? debounceSubscription(follow) : followNothing), [follow]),
    present,
  );
}

/** Delays a change until no other follows for a while: a key draws its field alone, not everything that depends on it. */
export function debounceSubscription(follow: LiveSource['subscribe']): LiveSource['subscribe'] {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = follow(() => {
      clearTimeout(timer);
      timer = setTimeout(listener, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
}

function followNothing(): () => void {
  return () => undefined;
}
