/**
 * What a test opens is closed after it, also when it failed before it came to that: one that stays open keeps its process, and with
 * it the whole check, waiting.
 */
import { afterEach, beforeEach } from 'node:test';

type Close = () => Promise<unknown>;

const open = new Set<Close>();
/** What a describe block opened for all of its tests. */
let shared = new Set<Close>();

// A benchmark closes for itself: the runner follows every promise of the process, and what is measured would be the runner.
if (!process.argv[1]?.includes('/test/bench/')) {
  beforeEach(() => {
    shared = new Set(open);
  });

  afterEach(async () => {
    for (const close of [...open].reverse()) if (!shared.has(close)) await close();
  });
}

/** Gives `close` back so that it is called once: by the test, or after it. */
export function closedAfterTest(close: Close): () => Promise<void> {
  let closed: Promise<unknown> | null = null;
  const closeOnce = async (): Promise<void> => {
    open.delete(closeOnce);
    closed ??= close();
    await closed;
  };
  open.add(closeOnce);
  return closeOnce;
}
