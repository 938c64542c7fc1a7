/** A file's lock between the tabs of this browser. */
export interface FileLock {
  release: () => void;
}

export interface FileLocks {
  /** Takes the lock if it is free; null while another tab has it. `onLost` tells that another tab took it over. */
  acquire: (fileId: string, onLost: () => void) => Promise<FileLock | null>;
  /** Takes the lock from whoever has it. */
  steal: (fileId: string, onLost: () => void) => Promise<FileLock | null>;
}

/** The browser's Web Locks; where it has none, every tab gets its lock and the storage's compare and set is the guard. */
export function createFileLocks(locks: LockManager | undefined = globalThis.navigator?.locks): FileLocks {
  if (locks === undefined) return { acquire: async () => ({ release: () => {} }), steal: async () => ({ release: () => {} }) };
  const request = (fileId: string, options: LockOptions, onLost: () => void): Promise<FileLock | null> =>
    new Promise((resolve) => {
      let isReleased = false;
      const hold = (lock: Lock | null) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((end) =>
          resolve({
            release: () => {
              isReleased = true;
              end();
            },
          }),
        );
      };
      locks.request(`allot:file:${fileId}`, options, hold).catch(() => {
        if (!isReleased) onLost();
      });
    });
  return {
    acquire: (fileId, onLost) => request(fileId, { ifAvailable: true }, onLost),
    steal: (fileId, onLost) => request(fileId, { steal: true }, onLost),
  };
}
