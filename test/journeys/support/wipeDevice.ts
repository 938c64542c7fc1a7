import { expect, type Page } from '@playwright/test';

/** Takes away everything that a browser keeps for the service; no page of it is open then, and nothing is written afterwards. */
export async function wipeDevice(page: Page): Promise<void> {
  // Of the same origin, and without the application.
  await page.goto('/favicon.svg');
  await page.context().clearCookies();
  const kept = await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const key of await caches.keys()) await caches.delete(key);
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const removal = indexedDB.deleteDatabase(name ?? '');
        removal.onsuccess = resolve;
        removal.onerror = removal.onblocked = reject;
      });
    return [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length];
  });
  expect([...kept, (await page.context().cookies()).length]).toEqual([0, 0, 0, 0]);
}
