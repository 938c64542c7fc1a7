import type { FileServices } from './fileServices.ts';
import { DATABASE } from './keys.ts';

/**
 * Replaces the file services until their code has loaded, after the first paint. Each call loads that code and waits for it, in order. A
 * call rejects if the code does not load; the next one tries again. Removing everything works without it.
 */
export function lazyFileServices(fetch: () => Promise<FileServices>): FileServices {
  let here: FileServices | null = null;
  let coming: Promise<FileServices> | null = null;
  const come = (): Promise<FileServices> => {
    coming ??= fetch().then(
      (keeping) => (here = keeping),
      (failure: unknown) => {
        coming = null;
        throw failure;
      },
    );
    return coming;
  };
  /** Acts on services that are loaded or being loaded; without them there is nothing to do. */
  const once = (act: (keeping: FileServices) => void): void => {
    if (here) act(here);
    else void coming?.then(act, () => undefined);
  };
  return {
    persistence: {
      start: async (fileId) => (await come()).persistence.start(fileId),
      pause: () => once(({ persistence }) => persistence.pause()),
      stop: async () => (here ?? (await coming?.catch(() => null)))?.persistence.stop(),
      takeOver: async () => (await come()).persistence.takeOver(),
      takeOverWhenFree: async (signal) => (await come()).persistence.takeOverWhenFree(signal),
      flush: async () => here?.persistence.flush() ?? true,
      setAside: async (...file) => (await come()).persistence.setAside(...file),
      remove: async (fileId) => (await come()).persistence.remove(fileId),
      removeAll: async () => {
        const keeping = await come().catch(() => null);
        // Files that a person removes must go even if the code that reads them cannot load.
        if (keeping === null) await deleted(DATABASE);
        else await keeping.persistence.removeAll();
      },
      inTurn: async (opening) => (await come()).persistence.inTurn(opening),
      storage: async () => (await come()).persistence.storage(),
    },
    fileList: {
      restore: async () => (await come()).fileList.restore(),
      settled: async () => here?.fileList.settled(),
      remove: async (fileId) => (await come()).fileList.remove(fileId),
      readmit: (fileId) => once(({ fileList }) => fileList.readmit(fileId)),
      forgetAll: () => once(({ fileList }) => fileList.forgetAll()),
    },
  };
}

/** Resolves once the browser has deleted a database, or if it has none at all; rejects if it refuses. */
async function deleted(database: string): Promise<void> {
  if (globalThis.indexedDB === undefined) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
}
