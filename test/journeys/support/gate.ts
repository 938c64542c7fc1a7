import type { Page } from '@playwright/test';

/** Goes on with the application that waits on this device, in a tab that did not have it open; where none waits, nothing is pressed. */
export async function passGate(page: Page): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  // The gate alone has no footer.
  await proceed.or(page.getByRole('contentinfo')).first().waitFor();
  if (await proceed.isVisible()) await proceed.click();
}
