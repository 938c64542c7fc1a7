import type { BrowserContext, Page } from '@playwright/test';

/** One change of a field by a key, with the page's clock in milliseconds. */
export interface Keystroke {
  value: string;
  at: number;
}

declare global {
  interface Window {
    keystrokes?: Keystroke[];
    /** The writes of the open file that have arrived: when the text was handed over to be encrypted, and when it was on the disk. */
    committed?: { sealed: number; done: number; text: string }[];
  }
}

/** Waits until the open file, as it was written last, has these words in it; `watchWrites` must have begun before the page. */
export async function waitUntilWritten(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => window.committed?.at(-1)?.text.includes(wanted), words);
}

/** Waits until the open file, as it was written last, has no such words in it. */
export async function waitUntilGone(page: Page, words: string): Promise<void> {
  await page.waitForFunction((unwanted) => window.committed?.at(-1)?.text.includes(unwanted) === false, words);
}

/** Notes keys and finished writes in every page from now on. */
export async function watchWrites(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const keystrokes: Keystroke[] = [];
    const committed: { sealed: number; done: number; text: string }[] = [];
    Object.assign(window, { keystrokes, committed });
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) keystrokes.push({ value: target.value, at: performance.now() });
      },
      true,
    );

    let given = { sealed: 0, text: '' };
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = function (...args) {
      given = { sealed: performance.now(), text: new TextDecoder().decode(args[2]) };
      return encrypt.apply(this, args);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const [{ key }] = args as [{ key?: string }];
      const written = given;
      if (key?.startsWith('allot:file:'))
        this.transaction.addEventListener('complete', () => committed.push({ ...written, done: performance.now() }));
      return put.apply(this, args);
    };
  });
}
