import type { Page } from '@playwright/test';

/** What was done longer ago than this is kept (R3): a page that goes away finishes no write. */
const KEPT_MS = 300;

/** Waits until what was done last in a page is promised to be kept. */
export async function onceKept(page: Page): Promise<void> {
  await page.waitForTimeout(KEPT_MS);
}

/** Reloads a page once what was done last in it is promised to be kept. */
export async function reloadOnceKept(page: Page): Promise<void> {
  await onceKept(page);
  await page.reload();
}

/** Closes a page once what was done last in it is promised to be kept. */
export async function closeOnceKept(page: Page): Promise<void> {
  await onceKept(page);
  await page.close();
}
