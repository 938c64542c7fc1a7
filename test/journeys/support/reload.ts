import type { Page } from '@playwright/test';
import { waitUntilKept } from './writes.ts';

/** Reloads a page once what was done last in it is kept; `watchWrites` must have begun before the page. */
export async function reloadOnceKept(page: Page): Promise<void> {
  await waitUntilKept(page);
  await page.reload();
}

/** Closes a page once what was done last in it is kept. */
export async function closeOnceKept(page: Page): Promise<void> {
  await waitUntilKept(page);
  await page.close();
}
