import type { Page } from '@playwright/test';

const LOOKS = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced', { colorScheme: 'dark', forcedColors: 'active' }],
] as const;

/** Takes pictures where `LOOKS` names a folder, wide and narrow, light, dark and in forced colours: of a state that takes long to reach. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOKS'];
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const [scheme, media] of LOOKS) {
    await page.emulateMedia(media);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  if (before) await page.setViewportSize(before);
}
