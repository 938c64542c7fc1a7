import { expect, test } from '@playwright/test';
import { readStored, startService, type Service } from './support/service.ts';
import { expectedOf, walkToReview, WAYS } from './support/plans.ts';

test.describe.configure({ mode: 'serial' });

let service: Service;
const references = new Map<string, string>();

test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

for (const way of WAYS) {
  test(`an investor applies by ${way.name}, to next steps`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: service.address });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));

    await walkToReview(page, way);
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your next steps' }).getByRole('listitem').first()).toHaveText(way.payment);
    await expect(page.getByRole('region', { name: 'Payment options' })).toHaveCount(way.isDueNow ? 1 : 0);
    references.set(way.name, await page.locator('strong').first().innerText());
    expect(problems).toEqual([]);
    await context.close();
  });
}

test('every stored application equals what was typed, field by field, and holds nothing of a way not taken', async () => {
  await service.stop();
  const stored = readStored(service.dataDirectory);

  for (const way of WAYS) {
    const found = stored.find(({ reference }) => reference === references.get(way.name));
    const steps = found?.application as Record<string, object>;
    expect(steps).toMatchObject(expectedOf(way));
    expect(Object.keys(steps['payment_options'] ?? {}).sort()).toEqual(Object.keys(way.stored.payment_options).sort());
    expect(steps['purchase_amount'], way.name).not.toHaveProperty('otherAmount');
  }
});
