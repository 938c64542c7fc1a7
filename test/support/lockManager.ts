interface Held {
  lose: (reason: Error) => void;
  isEnded: Promise<void>;
}

/** Web Locks as the standard describes them, as far as they are used here: exclusive, ifAvailable, steal and waiting with a signal. */
export function aLockManager(): LockManager {
  const held = new Map<string, Held>();
  const request = async (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    const holder = held.get(name);
    if (holder !== undefined && options.ifAvailable) return callback(null);
    if (holder !== undefined && !options.steal) await freeOrAborted(() => held.get(name), options.signal);
    held.get(name)?.lose(new DOMException('stolen', 'AbortError'));
    let isEnded = () => {};
    const mine = { lose: (_reason: Error) => {}, isEnded: new Promise<void>((resolve) => (isEnded = resolve)) };
    held.set(name, mine);
    const stolen = new Promise<never>((_resolve, reject) => (mine.lose = reject));
    try {
      return await Promise.race([stolen, Promise.resolve(callback({ name, mode: 'exclusive' }))]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
      isEnded();
    }
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

async function freeOrAborted(holder: () => Held | undefined, signal: AbortSignal | undefined): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
  for (let held = holder(); held !== undefined; held = holder()) await Promise.race([held.isEnded, aborted]);
}
