import { expect, test } from '@playwright/test';
import { APPLICANTS, EMAIL, expectedApplication, walkTo } from './support/applicant.ts';
import { readStored, startService, type Service } from './support/service.ts';

test.describe.configure({ mode: 'serial' });

let service: Service;
const references = new Map<string, string>();

test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

for (const applicant of APPLICANTS) {
  test.describe(applicant.slug, () => {
    test(`a new investor applies in the offer ${applicant.slug}, from its page to next steps`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: service.address });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });

      await walkTo(page, applicant, 6);
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
      const reference = await page.locator('strong').first().innerText();
      expect(reference).toMatch(/^[A-Z]{3}-[A-Z0-9]{6}$/);
      references.set(applicant.slug, reference);
      const shown = await page.getByRole('main').innerText();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
      expect(await page.getByRole('main').innerText(), 'the last page is there again after a reload').toBe(shown);
      expect(problems).toEqual([]);
      await context.close();
    });
  });
}

test('every confirmation stands in the outbox, with its reference', async ({ page }) => {
  for (const reference of references.values()) {
    await expect(async () => {
      await page.goto(`${service.address}/dev/outbox/`);
      const text = await page.locator('body').innerText();
      expect(text).toContain(reference);
      expect(text).toContain(EMAIL);
    }).toPass();
  }
});

test('every stored application equals what was typed, field by field', async () => {
  await service.stop();
  const stored = readStored(service.dataDirectory);

  expect(stored).toHaveLength(APPLICANTS.length);
  for (const applicant of APPLICANTS) {
    const found = stored.find(({ reference }) => reference === references.get(applicant.slug));
    expect(found?.status).toBe('submitted');
    expect(found?.application).toMatchObject(expectedApplication(applicant));
  }
});
