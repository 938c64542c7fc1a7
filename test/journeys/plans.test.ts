import { expect, test } from '@playwright/test';
import { EMAIL, fillContact, fillLanding, next, onStep } from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';
import { readStored, startService, type Service } from './support/service.ts';
import { expectedOf, walkToReview, WAYS } from './support/plans.ts';

test.describe.configure({ mode: 'serial' });

/** A plan has the most to show; the other ways at full size. */
const WALKED = WAYS.filter(({ name }) => process.env['FULL'] || /regular plan/.test(name));

let service: Service;
const references = new Map<string, string>();

test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

for (const way of WALKED) {
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

  expect(stored).toHaveLength(WALKED.length);
  for (const way of WALKED) {
    const found = stored.find(({ reference }) => reference === references.get(way.name));
    expect(found?.status).toBe('submitted');
    const steps = found?.application as Record<string, object>;
    expect(steps).toMatchObject(expectedOf(way));
    expect(Object.keys(steps['payment_options'] ?? {}).sort()).toEqual(Object.keys(way.stored.payment_options).sort());
    expect(steps['purchase_amount'], way.name).not.toHaveProperty('otherAmount');
  }
});

test('[1-AMT-01] Next does not pass the choice of a plan while its questions have not come', async ({ page }) => {
  const isOfPlan = (address: string) =>
    sourcesOf(address).some((source) => source.endsWith('purchase_amount/RegularPlan.tsx'));
  await page.route('**/assets/*.js', (route) => (isOfPlan(route.request().url()) ? route.abort() : route.continue()));
  await fillLanding(page, { slug: 'wattle-grove-income-fund' });
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount|How would you like to invest/);

  await expect(page.getByRole('status', { name: 'This part of the page has not loaded yet' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('link', { name: /This field is required/ })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: 'Regular investment plan' })).toBeVisible();
});
