import type { Page } from '@playwright/test';

/** One change of a field by a key, with the page's clock in milliseconds. */
export interface Keystroke {
  value: string;
  at: number;
}

declare global {
  interface Window {
    keystrokes?: Keystroke[];
    /** The writes of the open file that have arrived: when the value was handed over to be encrypted, and when it was on the disk. */
    committed?: { sealed: number; done: number }[];
  }
}

/** Notes keys and finished writes in every page from now on. */
export async function watchWrites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [keystrokes, committed]: [Keystroke[], { sealed: number; done: number }[]] = [[], []];
    Object.assign(window, { keystrokes, committed });
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) keystrokes.push({ value: target.value, at: performance.now() });
      },
      true,
    );

    let sealed = 0;
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = function (...args) {
      sealed = performance.now();
      return encrypt.apply(this, args);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const [{ key }] = args as [{ key?: string }];
      const began = sealed;
      if (key?.startsWith('allot:file:'))
        this.transaction.addEventListener('complete', () => committed.push({ sealed: began, done: performance.now() }));
      return put.apply(this, args);
    };
  });
}
