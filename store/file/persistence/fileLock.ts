/** A file's lock among the tabs of this browser. */
export interface FileLock {
  /** Resolves when the lock is free for others. */
  release: () => Promise<void>;
}

export interface FileLocks {
  /** Takes the lock if it is free; null while another tab has it. `onLost` is called if another tab takes it over. */
  acquire: (fileId: string, onLost: () => void) => Promise<FileLock | null>;
  /** Takes the lock from the tab that has it. */
  steal: (fileId: string, onLost: () => void) => Promise<FileLock | null>;
  /** Waits until the lock is free, for example because the other tab was closed, and takes it; null if `signal` ends the waiting. */
  wait: (fileId: string, onLost: () => void, signal: AbortSignal) => Promise<FileLock | null>;
}

const EVERYBODYS_LOCK: FileLock = { release: () => Promise.resolve() };

/**
 * Creates file locks with the browser's Web Locks. A browser without them gives every tab its lock; the storage's compare and set is then
 * the only guard, and no tab learns that another was closed.
 */
export function createFileLocks(locks: LockManager | undefined = globalThis.navigator?.locks): FileLocks {
  if (locks === undefined)
    return {
      acquire: () => Promise.resolve(EVERYBODYS_LOCK),
      steal: () => Promise.resolve(EVERYBODYS_LOCK),
      wait: (_fileId, _onLost, signal) => untilAborted(signal),
    };
  return {
    acquire: (fileId, onLost) => hold(locks, lockName(fileId), { options: { ifAvailable: true }, onLost }),
    steal: (fileId, onLost) => hold(locks, lockName(fileId), { options: { steal: true }, onLost }),
    wait: (fileId, onLost, signal) => hold(locks, lockName(fileId), { options: { signal }, onLost }),
  };
}

function lockName(fileId: string): string {
  return `allot:file:${fileId}`;
}

/** Holds a lock until it is released; the browser keeps it while the callback's promise is pending. */
function hold(
  locks: LockManager,
  name: string,
  { options, onLost }: { options: LockOptions; onLost: () => void },
): Promise<FileLock | null> {
  return new Promise((resolve) => {
    let end = () => {};
    let isHeld = false;
    const held = locks.request(name, options, (lock) => {
      if (lock === null) return resolve(null);
      isHeld = true;
      return new Promise<void>((finish) => {
        end = finish;
        resolve({ release: () => (end(), ended) });
      });
    });
    const ended: Promise<void> = held.then(
      () => {},
      // A cancelled wait has lost no lock.
      () => (isHeld ? onLost() : resolve(null)),
    );
  });
}

function untilAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
