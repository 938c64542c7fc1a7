import { expect, test, type Page } from '@playwright/test';
import { checkGrammar, managePasswords, translatePage } from '#test/support/pageTouchers.ts';
import { applicantOf, fillContact, next, walkSteps, walkTo } from './support/applicant.ts';
import { lodge } from './support/lodge.ts';
import { startService, type Service } from './support/service.ts';
import { typeInto } from './support/typing.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

const BANK = 4;

/** Said by React of a page that was changed after the service wrote it and before its script came: it is drawn anew, and works. */
const DRAWN_ANEW = 'Minified React error #418';

/** Collects what the page throws, and what it says could not be shown. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes(DRAWN_ANEW)) problems.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && /NotFoundError|removeChild|insertBefore/.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

for (const [name, touch] of [
  ['a translator', translatePage],
  ['a grammar checker', checkGrammar],
  ['a password manager', managePasswords],
] as const)
  test(`[1-SHELL-57] a whole application is made in a page that ${name} changes`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: service.address });
    await context.addInitScript(touch);
    const page = await context.newPage();
    const problems = watchProblems(page);
    const applicant = applicantOf('emberfield-copper');

    await walkTo(page, applicant, 0);
    await next(page).click();
    await expect(page.getByRole('region', { name: /answers? to correct/ })).toBeVisible();
    await fillContact(page);
    await expect(page.getByRole('region', { name: /answers? to correct/ })).toHaveCount(0);
    await next(page).click();
    await walkSteps(page, applicant, { from: 1, until: BANK });
    const { reference } = await lodge(page, applicant);

    expect(reference).toMatch(/^[A-Z]{3}-[A-Z0-9]{6}$/);
    expect(problems).toEqual([]);
    await context.close();
  });

/** Translates what is on screen now, and what comes. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage, 5);
}

const KESTREL = applicantOf('kestrel-notes');

test('[1-SHELL-57] a message goes, and typing goes on, once the page was translated', async ({ page }) => {
  const problems = watchProblems(page);
  await walkTo(page, KESTREL, 0);
  await next(page).click();
  await expect(page.getByRole('region', { name: /answers? to correct/ })).toBeVisible();
  await translate(page);

  await typeInto(page.getByLabel('First/preferred name'), 'Signe');
  await expect(page.getByLabel('First/preferred name')).toHaveValue('Signe');
  await expect(page.getByLabel('First/preferred name')).toHaveAccessibleDescription('');
  expect(problems).toEqual([]);
});

test('[1-SHELL-57] every figure of an amount follows it, once the page was translated', async ({ page }) => {
  const problems = watchProblems(page);
  await walkTo(page, KESTREL, 1);
  const amount = page.getByLabel('Amount to invest', { exact: true });
  await typeInto(amount, '10000');
  const figures = page.getByRole('definition').filter({ hasText: /\d,\d\d\d\.\d\d/ });
  const minimum = 1;
  await expect(figures.filter({ hasText: '10,000.00' })).toHaveCount(minimum + 2);
  await translate(page);

  await typeInto(amount, '15000');
  await expect(figures.filter({ hasText: '15,000.00' })).toHaveCount(2);
  await expect(figures.filter({ hasText: '10,000.00' })).toHaveCount(minimum);
  await expect(page.getByRole('heading', { name: 'What you would pay' }).locator('..')).toHaveText(
    /^What you would payAUD 15,000\.00$/,
  );
  expect(problems).toEqual([]);
});

test('[1-SHELL-57] the fields of an address open, once the page was translated', async ({ page }) => {
  const problems = watchProblems(page);
  await walkTo(page, KESTREL, 2);
  await translate(page);

  await page.getByRole('button', { name: 'enter it manually' }).click();
  await typeInto(page.getByLabel('Street name'), 'Example');
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await page.getByRole('button', { name: 'Use the address validator' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  expect(problems).toEqual([]);
});
