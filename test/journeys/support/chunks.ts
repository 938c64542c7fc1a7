import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The sources that a script of the build is made of: its files are named by number. A script that is served as it stands has none. */
export function sourcesOf(address: string): string[] {
  if (!new URL(address).pathname.startsWith('/assets/')) return [];
  return (
    JSON.parse(readFileSync(path.join('dist', `${new URL(address).pathname}.map`), 'utf8')) as { sources: string[] }
  ).sources;
}

/** Scripts that have come, by address. */
export const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
      .map(({ name }) => name),
  );

/** Waits until a page has fetched the code of this source. */
export async function codeCame(page: Page, source: string): Promise<void> {
  const come = async () => (await scriptsOf(page)).flatMap(sourcesOf).some((each) => each.endsWith(source));
  await expect.poll(come, `${source} has come`).toBe(true);
}
