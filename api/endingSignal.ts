/** Reasons to end a call before its answer has come. */
interface Ends {
  /** The first that aborts ends the call. */
  signals?: readonly AbortSignal[];
  /** Milliseconds; without it, time alone never ends the call. */
  timeout?: number | undefined;
}

/**
 * Makes one signal out of several and a time. `AbortSignal.any` and `AbortSignal.timeout` are younger than the oldest browsers that apply.
 * @returns the signal, and `release`, which the caller calls once the answer has come
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
