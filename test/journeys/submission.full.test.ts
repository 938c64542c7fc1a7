import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { APPLICANTS, STEPS, fillPayment, next, onStep, walkTo, type Applicant } from './support/applicant.ts';
import { isSubmission } from './support/submitted.ts';
import { reloadOnceKept } from './support/reload.ts';
import { CHECKING, submit, referenceShown, collectAnswers, click } from './support/submission.ts';
import { watchWrites } from './support/writes.ts';

const CALL = '**/offer/api/application-create-update/';

/** Time enough to press again. */
const SLOW_MS = 700;

const QUESTION = '**/offer/api/submission-outcome/';

const FAILED = 'An error occurred while processing your application';

interface Answer {
  id: number;
  reference: string;
}

let applicant: Applicant;

test.beforeEach(async ({ context }) => {
  await watchWrites(context);
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = emberfield;
});

/** Lets the service answer the submissions first, and slowly; the browser gets nothing of the first `lost` answers. What the service said is kept. */
async function loseAnswers(page: Page, lost: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  await page.route(CALL, async (route: Route) => {
    if (!isSubmission(route.request())) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const response = await route.fetch();
    answers.push((await response.json()) as Answer);
    return answers.length <= lost ? route.abort('connectionreset') : route.fulfill({ response });
  });
  return answers;
}

/** Confirmations in the outbox that name this reference. */
async function confirmationsOf(page: Page, reference: string): Promise<number> {
  const outbox = await page.request.get('/dev/outbox/');
  return (await outbox.text()).split(reference).length - 1;
}

test('[2-SUB-07, 2-SUB-09, 2-SUB-14] a double click whose answer is lost, questions that are lost, and a reload end in the receipt of one application', async ({
  page,
}) => {
  const answers = await loseAnswers(page, 1);
  let questions = 0;
  await page.route(QUESTION, async (route) => {
    questions += 1;
    await (questions > 2 ? route.continue() : route.abort('connectionreset'));
  });
  await walkTo(page, applicant, STEPS.length);
  await submit(page).dblclick();
  await expect(page.locator(':focus')).toContainText(CHECKING);
  await submit(page).click({ force: true });
  await expect.poll(() => questions).toBe(1);

  await reloadOnceKept(page);
  await onStep(page, /Review and submit your application/);
  await expect(page.getByText(CHECKING)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByText(FAILED)).toHaveCount(0);
  const reference = await referenceShown(page);

  expect(questions).toBe(3);
  expect(answers.map((answer) => answer.reference)).toEqual([reference]);
  await expect.poll(() => confirmationsOf(page, reference)).toBeGreaterThan(0);
});

for (const [name, press] of [
  ['clicks', click],
  ['taps', (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
] as const) {
  test(`[2-SUB-14] two ${name} on Next at one place end on review, where nothing was sent; Submit takes the next one`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 760 },
      hasTouch: true,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    const sent: Request[] = [];
    page.on('request', (request) => isSubmission(request) && sent.push(request));
    await page.clock.install();
    await walkTo(page, applicant, STEPS.length - 1);
    await fillPayment(page, applicant);
    const box = await next(page).boundingBox();
    if (box === null) throw new Error('Next is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await press(page, x, y, 1);
    await press(page, x, y, 2);

    await onStep(page, /Review and submit your application/);
    await submit(page).waitFor();
    await page.clock.runFor(5_000);
    await page.evaluate(() => fetch('/api/health/'));
    await onStep(page, /Review and submit your application/);
    expect(sent).toEqual([]);
    await press(page, x, y, 1);
    await referenceShown(page);
    await context.close();
  });
}

test('[1-SHELL-44] the browser goes back from a second edit, and in again by Next to review', async ({ page }) => {
  await walkTo(page, applicant, STEPS.length);
  await page.getByRole('button', { name: 'Edit Investment amount' }).click();
  await onStep(page, /Investment amount/);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  await page.getByRole('button', { name: 'Edit Bank account details' }).click();
  await onStep(page, /Bank account details/);
  await page.goBack();
  await onStep(page, /Investment amount/);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  await page.goBack();
  await onStep(page, /Investment amount/);
  await expect(next(page)).toHaveAccessibleDescription('Takes you back to review');
  await page.goBack();
  await onStep(page, /Contact details/);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  await expect(page.getByRole('button', { name: 'Edit Investment amount' })).toBeFocused();
});

test('[2-SUB-09, 2-SUB-13] of a call that arrives after it was given up nothing is lodged: the next one is the only one', async ({
  page,
}) => {
  const late: Request[] = [];
  await page.route(CALL, async (route) => {
    if (!isSubmission(route.request()) || late.length > 0) return route.continue();
    late.push(route.request());
    return route.abort('connectionreset');
  });
  await walkTo(page, applicant, STEPS.length);
  await submit(page).focus();
  await page.keyboard.press('Enter');

  await expect(page.locator(':focus')).toContainText('Nothing was submitted. You can safely submit again.');
  for (const call of late) expect((await page.request.fetch(call)).status()).toBe(409);
  const answers = collectAnswers(page);
  await submit(page).click();
  const reference = await referenceShown(page);

  expect(answers.map((answer) => answer.status())).toEqual([200]);
  expect(late).toHaveLength(1);
  await expect.poll(() => confirmationsOf(page, reference)).toBeGreaterThan(0);
});
