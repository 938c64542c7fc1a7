/** An offer's page on a slow phone: 400 kbit/s, 400 ms, a processor four times slower, beside a page of the same words without a script. */
import { expect, test } from '@playwright/test';

const OFFER = '/offers/kestrel-notes/';

test('[1-LAND-47] the words of an offer are on screen before any script has come, and the start card answers once it has', async ({
  page,
}) => {
  let letScriptsCome: () => void = () => undefined;
  const areAwaited = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await areAwaited;
    await route.continue();
  });
  await page.goto(OFFER, { waitUntil: 'commit' });

  await expect(page.getByRole('heading', { name: 'About the offer' })).toBeVisible();
  const answer = page.locator('#landing-hasAccount-true');
  await expect(answer).toBeDisabled();
  letScriptsCome();
  await expect(answer).toBeEnabled();
});
