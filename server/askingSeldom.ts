/** Figures for those who watch the service: read seldom, however many ask, and left out where they take long. */
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
interface Pace {
  /** However many ask, the figures are read once in this time. */
  kept: number;
  /** Longer is nobody kept waiting for them. */
  patience: number;
}

const PACE: Pace = { kept: 5_000, patience: 250 };

/** Reads at most every few seconds; null where that fails or takes long. */
export function askingSeldom<Figures>(
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
