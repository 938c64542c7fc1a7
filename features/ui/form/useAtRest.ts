import { useMemo, useSyncExternalStore } from 'react';
import type { LiveSource } from '../fields/fieldProps.ts';
import type { FieldBinding } from './useFormBlock.ts';

/** So long has typing rested when what depends on a text is drawn anew. */
const REST_MS = 300;

/** What `read` makes of these fields once typing in them rests; it gives the same text while they say the same. */
export function useAtRest(
  fields: readonly FieldBinding<string | undefined>[],
  read: (texts: string[]) => string,
): string {
  // The source of a text field reads text.
  const present = () =>
    read(fields.map(({ source, value }) => ((source ? (source.read() as typeof value) : value) ?? '').trim()));
  const follow = fields[0]?.source?.subscribe;
  return useSyncExternalStore(
    useMemo(() => (follow ? onceAtRest(follow) : followNothing), [follow]),
    present,
  );
}

/** Tells of a change when no other has followed for a while: a key that is pressed draws its field, not all that depends on it. */
export function onceAtRest(follow: LiveSource['subscribe']): LiveSource['subscribe'] {
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
