import { serviceNow } from '#api/serviceClock.ts';

/** Clock of the last key or pointer press: milliseconds since 1970, by the service's clock. */
export interface IdleClock {
  note: () => void;
  /** Returns the last press in any tab of this browser. */
  lastActiveAt: () => number;
  /** Returns the last press in this page; 0 before the first. */
  ownActiveAt: () => number;
}

const ACTIVE = 'allot:active';

/** Shortest time between two notes, in milliseconds: keys come faster than they need recording. */
const STEP_MS = 1_000;

/**
 * Creates a clock that all tabs share. It follows the service's time, so that a device clock that is changed or wrong has no effect. A
 * future time is not believed: a clock that was ahead wrote it. If storage is refused, each tab has its own clock.
 */
export function createIdleClock(
  now: () => number = serviceNow,
  storage: () => Storage = () => window.localStorage,
): IdleClock {
  let begunAt = read(storage) ?? now();
  let own = 0;
  return {
    note: () => {
      if (Math.abs(now() - own) < STEP_MS) return;
      own = now();
      write(storage, own);
    },
    lastActiveAt: () => {
      const latest = now() + STEP_MS;
      const known = [own, begunAt, read(storage) ?? 0].filter((at) => at > 0 && at <= latest);
      if (known.length === 0) begunAt = now();
      return Math.max(begunAt > latest ? 0 : begunAt, ...known);
    },
    ownActiveAt: () => own,
  };
}

/** Restarts the idle time after a login. */
export function restartIdleClock(): void {
  write(() => globalThis.localStorage, serviceNow());
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
    // Each tab then counts for itself.
  }
}
