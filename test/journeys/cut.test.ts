import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test';
import { fromWire } from '#domain/wire.ts';
import { applicantOf, expectedApplication, fillContact, fillInvestor, fillLanding, fillLandingFields, next, onStep, STEPS, walkTo } from './support/applicant.ts';

/** Types everything and uploads nothing: what waits for an upload has tests of its own. */
const APPLICANT = applicantOf('tarn-ridge-water-trust');
const INVESTOR_STEP = 2;
const WALKS = process.env['FULL'] ? 15 : 1;
const FAILED = /This (page|step) could not be shown/;
const MISSING = 'This part of the page has not arrived yet';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Application progress' });

/** The same numbers in every run of a walk (mulberry32): 0 to 1. */
function chance(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Everything that went wrong on the page, from its first moment on: what was thrown, and a page or step given up. */
async function watchFailures(page: Page): Promise<() => Promise<string[]>> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.addInitScript((words) => {
    const shown: string[] = [];
    Object.assign(window, { failuresShown: shown });
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      if (new RegExp(words).test(text) && shown.at(-1) !== text) shown.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, FAILED.source);
  return async () => [...thrown, ...(await page.evaluate(() => (window as Window & { failuresShown?: string[] }).failuresShown ?? []))];
}

/** Cuts the connection at a random moment of the step that is being filled in, and mends it at another. */
async function throughACut(context: BrowserContext, random: () => number, fillStep: () => Promise<void>): Promise<void> {
  const [cutAt, mendedAfter] = [random() * 1500, 300 + random() * 2500];
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const outage = async () => {
    await pause(cutAt);
    await context.setOffline(true);
    await pause(mendedAfter);
    await context.setOffline(false);
  };
  await Promise.all([outage(), fillStep()]);
}

/** What a submission carries, as the service takes it apart. */
function submittedWith(request: Request): unknown {
  const [, json = '{}'] = /name="application_data"\r\n\r\n(.*)\r\n/.exec(request.postData() ?? '') ?? [];
  return fromWire(JSON.parse(json)).application;
}

for (let walk = 1; walk <= WALKS; walk += 1) {
  test(`the connection is cut once in every step (walk ${walk}): the wizard stands, and what was typed is what is sent`, async ({ page, context }) => {
    const random = chance(walk);
    const failures = await watchFailures(page);
    await page.goto(`/offers/${APPLICANT.slug}/`);
    await fillLandingFields(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to the application' }).click();
    await expect(page.getByText(/Check your connection and try again|has not arrived yet/)).toBeVisible();
    await context.setOffline(false);
    const proceed = page.getByRole('button', { name: 'Continue to the application' });
    if (await proceed.isVisible()) await proceed.click();

    for (const { title, fill } of STEPS) {
      await onStep(page, title);
      await throughACut(context, random, async () => {
        await fill(page, APPLICANT);
        await next(page).click();
      });
    }
    await onStep(page, /Review and submit your application/);
    const sending = page.waitForRequest((request) => 'idempotency-key' in request.headers());
    await page.getByRole('button', { name: /^Submit/ }).click();

    expect(submittedWith(await sending)).toMatchObject(expectedApplication(APPLICANT));
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
    expect(await failures()).toEqual([]);
  });
}

test('a step whose code does not come says so inside the frame, and comes by Try again; a summary that does not come is left out', async ({ page }) => {
  const failures = await watchFailures(page);
  // Nothing is fetched ahead of need.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await walkTo(page, APPLICANT, INVESTOR_STEP);
  await fillInvestor(page, APPLICANT);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await next(page).click();
  await onStep(page, /Tax details/);
  await expect(page.getByRole('status', { name: MISSING })).toBeVisible();
  await expect(sidebar(page)).toContainText('Investment amount');
  await sidebar(page).getByRole('button', { name: 'Change investor details' }).click();
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await next(page).click();
  await expect(page.getByRole('status', { name: MISSING })).toBeVisible();

  await page.unroute('**/assets/*.js');
  await tryAgain(page).click();
  await expect(page.getByLabel(/^TFN/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Tax details/ })).toBeFocused();
  await expect(sidebar(page)).toContainText('Margot Lindqvist');
  expect(await failures()).toEqual([]);
});

test('the next step and the summary of this one are there before the connection is cut', async ({ page, context }) => {
  await fillLanding(page, APPLICANT);
  await next(page).waitFor();
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  // The phone field fetches its countries when it is reached, and does without them.
  const scripts: string[] = [];
  page.on('request', (request) => void (/\.js$/.test(request.url()) && !/\/phone[\w-]*\./.test(request.url()) && scripts.push(request.url())));
  await context.setOffline(true);
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await expect(page.getByLabel(APPLICANT.amount.label, { exact: true })).toBeVisible();
  await expect(sidebar(page)).toContainText('Margot Lindqvist');
  expect(scripts).toEqual([]);
});
