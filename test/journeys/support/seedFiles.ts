import type { Page } from '@playwright/test';

/**
 * Makes `count` files of this device out of the one that is open, each with its number behind the name `Margot` and in its line. They are
 * written as the page itself writes: encrypted with the device's key, which never leaves it.
 */
export async function seedFiles(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    interface Stored {
      key: string;
      iv: Uint8Array<ArrayBuffer>;
      bytes: ArrayBuffer;
      updatedAt: string;
      revision: number;
    }
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await ask(indexedDB.open(name));
    const all = database.transaction(['keys', 'records']);
    const [keys, records] = await Promise.all([
      ask<unknown[]>(all.objectStore('keys').getAll()),
      ask<Stored[]>(all.objectStore('records').getAll()),
    ]);
    const key = keys.find((each) => each instanceof CryptoKey);
    const file = records.find((record) => record.key.startsWith('allot:file:'));
    const line = records.find((record) => record.key.startsWith('allot:entry:'));
    if (!key || !file || !line) throw new Error('There is no file to begin with');
    const read = async ({ iv, bytes }: Stored) =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes));
    const [text, entry] = await Promise.all([read(file), read(line)]);
    const id = file.key.slice('allot:file:'.length);
    const copies: Stored[] = [];
    for (let index = 0; index < wanted; index += 1) {
      const number = String(index).padStart(3, '0');
      const own = crypto.randomUUID();
      const seal = async (prefix: string, value: string) => {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(value));
        copies.push({ key: `${prefix}${own}`, iv, bytes, updatedAt: new Date().toISOString(), revision: 1 });
      };
      await seal('allot:file:', text.replaceAll(id, own).replaceAll('Margot', `Margot${number}`));
      await seal('allot:entry:', JSON.stringify({ ...JSON.parse(entry), fileId: own, offerName: `Offer ${number}` }));
    }
    const writing = database.transaction('records', 'readwrite');
    for (const copy of copies) writing.objectStore('records').put(copy);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = reject;
    });
    database.close();
  }, count);
}
