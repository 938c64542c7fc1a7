/** What ends a call before its answer has come. */
interface Ends {
  /** Each ends it. */
  signals?: readonly AbortSignal[];
  /** Milliseconds; not set: it may take as long as it takes. */
  timeout?: number | undefined;
}

/**
 * Makes one signal out of several and a time. `AbortSignal.any` and `AbortSignal.timeout` are younger than the oldest browsers that apply.
 * @returns `release` is called once the answer has come
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
