/** Figures for monitoring: read seldom, however many callers ask, and left out when reading takes long. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
interface Pace {
  /** The figures are read once in this time, however many callers ask. */
  kept: number;
  /** Longest time that a caller waits for the figures. */
  patience: number;
}

const PACE: Pace = { kept: 5_000, patience: 250 };

/** Reads the figures at most every few seconds; returns null when that fails or takes long. */
export function cacheReadings<Figures>(
  read: () => Promise<Figures | null>,
  { kept, patience }: Pace = PACE,
): () => Promise<Figures | null> {
  let known: Figures | null = null;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const isFresh = (): boolean => performance.now() - readAt < kept;
  const readAnew = async (): Promise<void> => {
    known = await read().catch(() => null);
    readAt = performance.now();
    reading = null;
  };
  return async () => {
    if (!isFresh()) {
      reading ??= readAnew();
      await Promise.race([reading, pause(patience, undefined, { ref: false })]);
    }
    return isFresh() ? known : null;
  };
}
