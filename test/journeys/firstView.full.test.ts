import { expect, test, type Page } from '@playwright/test';
import { look } from './support/look.ts';

/** Pages that the service writes. */
const PAGES = [
  ['the list of offers', '/', 'Offers'],
  ['an open offer', '/offers/kestrel-notes/', 'Kestrel'],
  ['a preview', '/offers/kestrel-notes/preview/', 'Kestrel'],
  ['a closed offer', '/offers/brindle-dairy-capital-notes/', 'Brindle'],
  ['the terms of an offer', '/offers/kestrel-notes/terms/', 'Terms and Conditions'],
  ['the check of a record', '/check/', 'Check a record'],
  ['a dead link', '/d/', 'This link cannot be opened'],
  ['an unknown address', '/nowhere/', 'This page does not exist'],
  ['an unknown offer', '/offers/nothing-here/', 'This page does not exist'],
] as const;

const ZONES = ['Australia/Perth', 'Pacific/Auckland', 'America/Los_Angeles'] as const;

/** Largest layout shift (perf.md). */
const LARGEST_SHIFT = 0.01;

interface Watch {
  changes: string[];
  shift: number;
}

/** Watches the page from its first byte: nodes that come or go, and the layout shift. */
async function watch(page: Page): Promise<() => Promise<Watch>> {
  await page.addInitScript(() => {
    const seen: Watch = { changes: [], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) seen.changes.push(`+ ${node.textContent} <${node.nodeName}>`);
          for (const node of removedNodes) seen.changes.push(`- ${node.textContent} <${node.nodeName}>`);
        }
      }).observe(root, { childList: true, subtree: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Watch }).seen);
}

for (const timezoneId of ZONES)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    for (const [name, address, heading] of PAGES)
      test(`[1-LAND-47] takes over ${name} as the service has written it`, async ({ page }) => {
        const failures: string[] = [];
        page.on('pageerror', (error) => failures.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('404')) failures.push(message.text());
        });
        const seen = await watch(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('#root :disabled, #root [aria-disabled=true]')).toHaveCount(0);
        await page.waitForTimeout(300);

        const { changes, shift } = await seen();
        expect(failures).toEqual([]);
        // The form for another link comes with the script.
        if (address !== '/d/') expect(changes).toEqual([]);
        if (address !== '/d/') expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
        test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
        await look(page, `first-${name.replaceAll(' ', '-')}`);
      });
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[1-LAND-13, 1-LAND-47, 1-LAND-48] the words of an offer stand there, every link leads on, and the form is disabled', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Kestrel' }).first().click();
    await expect(page.getByRole('heading', { name: 'About the offer' })).toBeVisible();
    const terms = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    await expect((await terms).getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to the application' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: /agree to the/ })).toBeDisabled();
  });
});
