import type { Page } from '@playwright/test';

/** Takes pictures at both widths where `LOOKS` names a folder: for whoever wants to see a state that takes long to reach. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOKS'];
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  if (before) await page.setViewportSize(before);
}
