/** Reasons to end a call before its response. */
interface Ends {
  /** The first to abort ends the call. */
  signals?: readonly AbortSignal[];
  /** Milliseconds; if absent, time alone never ends the call. */
  timeout?: number | undefined;
}

/**
 * Makes one signal from several signals and a time limit. `AbortSignal.any` and `AbortSignal.timeout` are missing in the oldest supported
 * browsers.
 * @returns the signal, and `release`, which the caller calls once the response has come
 */
export function endingSignal({ signals = [], timeout }: Ends): { signal: AbortSignal; release: () => void } {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of signals) {
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  }
  const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
  const release = () => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', end);
  };
  return { signal: ending.signal, release };
}
