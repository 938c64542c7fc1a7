import { expect, test, type Page } from '@playwright/test';
import { APPLICANTS, STEPS, onStep, walkTo, type Applicant } from './support/applicant.ts';
import { passGate } from './support/gate.ts';
import { reloadOnceKept } from './support/reload.ts';
import { watchWrites } from './support/writes.ts';

const REVIEW = /Review and submit your application/;
const TITLES = STEPS.map(({ title }) => title);

const landing = (page: Page) => page.getByRole('button', { name: 'Continue to the application' });

let applicant: Applicant;

test.beforeEach(async ({ context }) => {
  await watchWrites(context);
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = emberfield;
});

test('[1-SHELL-43, 1-SHELL-47] the browser’s Back walks the steps to the landing page and then leaves the site', async ({
  page,
}) => {
  await page.goto('about:blank');
  await walkTo(page, applicant, 4);
  for (const title of [...TITLES.slice(0, 4)].reverse()) {
    await page.goBack();
    await onStep(page, title);
  }
  await page.goBack();
  await expect(landing(page)).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('[1-SHELL-48, 1-SHELL-49] after the submission neither Back nor Forward returns to the form', async ({ page }) => {
  await walkTo(page, applicant, STEPS.length);
  await page.getByRole('button', { name: /^Submit/ }).click();
  const done = page.getByRole('region', { name: 'Congratulations!' });
  await expect(done).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  for (let press = 0; press < 3; press += 1) {
    await page.evaluate(goBackInHistory);
    await expect(done).toBeVisible();
  }
  await page.goForward();
  await expect(done).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: REVIEW })).toHaveCount(0);
});

test('[1-SHELL-43, 1-SHELL-44, 1-SHELL-47] Forward opens no step that lies ahead, Back and Next of page and browser agree, a reload keeps the step, and a file opened in mid-way has its steps behind it', async ({
  page,
}) => {
  await walkTo(page, applicant, 3);
  await page.goBack();
  await onStep(page, /Investor details/);
  await page.goBack();
  await onStep(page, /Investment amount/);
  await page.goForward();
  await onStep(page, /Investment amount/);
  await page.goBack();
  await onStep(page, /Contact details/);

  await forwardToInvestor(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Investment amount/);
  await reloadOnceKept(page);
  await onStep(page, /Investment amount/);
  await page.getByRole('button', { name: 'Next' }).click();
  await onStep(page, /Investor details/);
  await reloadOnceKept(page);
  await onStep(page, /Investor details/);
  await backAndNextAtOnce(page);
  await onStep(page, /Investor details/);
  await page.goBack();
  await onStep(page, /Investment amount/);
  await page.goBack();
  await onStep(page, /Contact details/);
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');

  await forwardToInvestor(page);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`/offers/${applicant.slug}/`);
  await passGate(again);
  await onStep(again, /Investor details/);
  await again.goBack();
  await onStep(again, /Investment amount/);
  await again.goBack();
  await onStep(again, /Contact details/);
});

/** From contact details over steps that are filled in. */
async function forwardToInvestor(page: Page): Promise<void> {
  for (const title of [/Investment amount/, /Investor details/]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await onStep(page, title);
  }
}

/** Presses Back, and Next as soon as the step before has one: sooner than a busy browser has walked its history. */
async function backAndNextAtOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const go = window.history.go.bind(window.history);
    const hasWalked = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go = (by) => void setTimeout(() => go(by), 200);
    const title = () => document.querySelector('h1')?.textContent;
    const button = (name: string) => [...document.querySelectorAll('button')].find((any) => any.textContent === name);
    const from = title();
    const hasPressed = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const next = title() === from ? undefined : button('Next');
        if (next === undefined) return;
        observer.disconnect();
        next.click();
        resolve();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    button('Back')?.click();
    await Promise.all([hasPressed, hasWalked]);
  });
}

/** Runs in the page: goes back in its history, and waits until it is there. */
async function goBackInHistory(): Promise<void> {
  const isThere = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await isThere;
}
