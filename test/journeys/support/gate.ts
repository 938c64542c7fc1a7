import { expect, type Page } from '@playwright/test';

/** Goes on with the application that waits on this device, in a tab that did not have it open; where none waits, nothing is pressed. */
export async function passGate(page: Page): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const before = page.locator('a[href$="?early=true"]');
  await expect(async () => {
    if (await proceed.isVisible()) return;
    // The gate alone has no footer.
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    // The offer's page stands there first, as the service has written it, until the device was asked.
    expect(await before.count()).toBe(0);
  }).toPass();
  if (await proceed.isVisible()) await proceed.click();
}
