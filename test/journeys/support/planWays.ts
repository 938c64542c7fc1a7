import { expect, test } from '@playwright/test';
import { EMAIL } from './applicant.ts';
import { readStored, startService, type Service } from './service.ts';
import { expectedOf, walkToReview, type Way } from './plans.ts';

/** Walks each way on a service of its own, and compares what is stored. */
export function applyBy(ways: readonly Way[]): void {
  test.describe.configure({ mode: 'serial' });

  let service: Service;

  const references = new Map<string, string>();

  test.beforeAll(async () => {
    service = await startService();
  });

  test.afterAll(async () => service.remove());

  for (const way of ways) {
    test(`a new investor applies by ${way.name}, from the page of ${way.applicant.slug} to next steps`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: service.address });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });

      await walkToReview(page, way);
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your next steps' }).getByRole('listitem').first()).toHaveText(
        way.payment,
      );
      await expect(page.getByRole('region', { name: 'Payment options' })).toHaveCount(way.isDueNow ? 1 : 0);
      const reference = await page.locator('strong').first().innerText();
      expect(reference).toMatch(/^[A-Z]{3}-[A-Z0-9]{6}$/);
      references.set(way.name, reference);
      const shown = await page.getByRole('main').innerText();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
      expect(await page.getByRole('main').innerText(), 'the last page is there again after a reload').toBe(shown);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test('every confirmation stands in the outbox, with its reference', async ({ page }) => {
    await expect(async () => {
      await page.goto(`${service.address}/dev/outbox/`);
      const text = await page.locator('body').innerText();
      for (const words of [EMAIL, ...references.values()]) expect(text).toContain(words);
    }).toPass();
  });

  test('every stored application equals what was typed, field by field, and holds nothing of a way not taken', async () => {
    await service.stop();
    const stored = readStored(service.dataDirectory);

    expect(stored).toHaveLength(ways.length);
    for (const way of ways) {
      const found = stored.find(({ reference }) => reference === references.get(way.name));
      expect(found?.status).toBe('submitted');
      const steps = found?.application as Record<string, object>;
      expect(steps).toMatchObject(expectedOf(way));
      expect(Object.keys(steps['payment_options'] ?? {}).sort()).toEqual(
        Object.keys(way.stored.payment_options).sort(),
      );
      expect(steps['purchase_amount'], way.name).not.toHaveProperty('otherAmount');
    }
  });
}
