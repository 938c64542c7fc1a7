import { expect, test, type Page, type Request, type Response, type Route } from '@playwright/test';
import {
  APPLICANTS,
  STEPS,
  fillInvestor,
  fillPayment,
  next,
  onStep,
  upload,
  walkTo,
  type Applicant,
} from './support/applicant.ts';
import { isSubmission } from './support/submitted.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';

const CALL = '**/offer/api/application-create-update/';
/** Time enough to press again. */
const SLOW_MS = 700;
const QUESTION = '**/offer/api/submission-outcome/';
const CHECKING = 'We are checking whether your application arrived.';
const FAILED = 'An error occurred while processing your application';

interface Answer {
  id: number;
  reference: string;
}

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

let applicant: Applicant;

test.beforeEach(() => {
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = emberfield;
});

/** The reference on the last page; the submission has arrived. */
async function referenceShown(page: Page): Promise<string> {
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  return page.locator('strong').first().innerText();
}

/** Every answer to a submission (the early lead is not one), as the browser gets them. */
function collectAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (isSubmission(response.request())) answers.push(response);
  });
  return answers;
}

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

/** The press of this number of a series at one place. */
async function click(page: Page, x: number, y: number, clickCount: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

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
    const answers = collectAnswers(page);
    await walkTo(page, applicant, STEPS.length - 1);
    await fillPayment(page, applicant);
    const box = await next(page).boundingBox();
    if (box === null) throw new Error('Next is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await press(page, x, y, 1);
    await page.waitForTimeout(150);
    await press(page, x, y, 2);

    await onStep(page, /Review and submit your application/);
    await page.waitForTimeout(700);
    await onStep(page, /Review and submit your application/);
    expect(answers).toEqual([]);
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

test('[2-SUB-09, 2-SUB-13] without a connection typing, Next and Back go on and nothing is lost; a submission is asked after once it is back, and can then be sent again, once', async ({
  page,
  context,
}) => {
  const answers = collectAnswers(page);
  await walkTo(page, applicant, 2);
  await next(page).waitFor();
  // The code of the next step is fetched while this one is filled in.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await fillInvestor(page, { ...applicant, uploadsIdentity: false });
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Investment amount/);
  await typeInto(page.getByRole('textbox', { name: applicant.amount.label, exact: true }), '20000');
  await next(page).click();
  await onStep(page, /Investor details/);
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await reloadOnceKept(page);
  await onStep(page, /Investor details/);
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await expect(page.getByLabel('Card number')).toHaveValue(/p1234567/i);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: applicant.amount.label, exact: true })).toHaveValue('20,000');

  await next(page).click();
  await onStep(page, /Investor details/);
  await upload(page, 'identity.pdf');
  await next(page).click();
  for (const { title, fill } of STEPS.slice(3)) {
    await onStep(page, title);
    await fill(page, applicant);
    await next(page).click();
  }
  await onStep(page, /Review and submit/);
  // The heading stands before the step's code has arrived; without it there is nothing to submit with.
  await submit(page).waitFor();
  await context.setOffline(true);
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await submit(page).click();
  await expect(page.locator(':focus')).toContainText(CHECKING);
  await expect(
    page.getByText('There is no connection at the moment. We will check again once it is back.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(':focus')).toContainText('Nothing was submitted. You can safely submit again.');
  await submit(page).click();
  await referenceShown(page);
  expect(answers).toHaveLength(1);
});
