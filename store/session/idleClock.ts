/** When a key or a press last happened; milliseconds since 1970. */
export interface IdleClock {
  note: () => void;
  /** In any tab of this browser. */
  lastActiveAt: () => number;
  /** In this page; 0 before the first. */
  ownActiveAt: () => number;
}

const ACTIVE = 'allot:active';

/** Keys come faster than anybody needs to write them down. */
const STEP_MS = 1_000;

/**
 * A clock that all tabs share, and that goes by the time of day: it also counts what a computer slept through. Where storage is refused,
 * each tab has its own.
 */
export function createIdleClock(
  now: () => number = Date.now,
  storage: () => Storage = () => window.localStorage,
): IdleClock {
  const begunAt = read(storage) ?? now();
  let own = 0;
  return {
    note: () => {
      if (now() - own < STEP_MS) return;
      own = now();
      write(storage, own);
    },
    lastActiveAt: () => Math.max(own, begunAt, read(storage) ?? 0),
    ownActiveAt: () => own,
  };
}

/** Begins to count anew: somebody has just logged in. */
export function restartIdleClock(): void {
  write(() => globalThis.localStorage, Date.now());
}

function read(storage: () => Storage): number | null {
  try {
    return Number(storage().getItem(ACTIVE)) || null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, at: number): void {
  try {
    storage().setItem(ACTIVE, String(at));
  } catch {
    // Each tab counts for itself then.
  }
}
