import { expect, test, type Page } from '@playwright/test';
import { checkGrammar, managePasswords, translatePage } from '#test/support/pageTouchers.ts';
import { applicantOf, fillContact, next, walkSteps, walkTo } from './support/applicant.ts';
import { lodge } from './support/lodge.ts';
import { startService, type Service } from './support/service.ts';

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
