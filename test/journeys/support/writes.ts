import type { BrowserContext, Page } from '@playwright/test';
import { FLUSH_TYPED_INPUT } from '#features/ui/form/useDraftKeeper.ts';

declare global {
  interface Window {
    /** Number of values that were handed over to be encrypted, and of those that are on the disk. */
    writes?: { begun: number; done: number };
  }
}

/** Counts what a page writes to this device, in every page from now on. */
export async function watchWrites(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const writes = { begun: 0, done: 0 };
    window.writes = writes;
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = function (...args) {
      writes.begun += 1;
      return encrypt.apply(this, args);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const [record] = args as [unknown];
      if (typeof record === 'object' && record !== null && 'bytes' in record)
        this.transaction.addEventListener('complete', () => (writes.done += 1));
      return put.apply(this, args);
    };
  });
}

/** Has a page write what it holds back, and waits until all of it is on the disk. `watchWrites` must have begun before the page. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate((flush) => {
    if (!window.writes) throw new Error('Nobody counts the writes of this page');
    window.dispatchEvent(new Event(flush));
    window.dispatchEvent(new Event('visibilitychange'));
  }, FLUSH_TYPED_INPUT);
  await page.waitForFunction(() => window.writes && window.writes.done >= window.writes.begun);
}
