import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  aPdf,
  applicantOf,
  expectedApplication,
  fillBank,
  fillContact,
  fillLanding,
  fillPayment,
  next,
  onStep,
  walkTo,
} from './support/applicant.ts';
import { codeCame, scriptsOf, sourcesOf } from './support/chunks.ts';
import { chooseOwner, fillCompany } from './support/owners.ts';
import { HOLDING } from './support/parties.ts';
import { uploadTo } from './support/people.ts';
import { isSubmission, submittedWith } from './support/submitted.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';
import { watchWrites } from './support/writes.ts';

/** Types everything and uploads nothing: what waits for an upload has tests of its own. */
const APPLICANT = applicantOf('tarn-ridge-water-trust');
const INVESTOR_STEP = 2;
const FAILED = /This (page|step) could not be shown/;
const NOT_NOW = /Check your connection and try again/;
const MISSING = 'This part of the page has not loaded yet';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Application progress' });

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
  return async () => [
    ...thrown,
    ...(await page.evaluate(() => (window as Window & { failuresShown?: string[] }).failuresShown ?? [])),
  ];
}

/** The parts of the investor's step whose code comes when they are needed, and that of a file of this device. */
const LATE =
  /\/(PepPart|WealthPart|CertificatePart|RemoveFromDeviceDialog|parseStored|UnreadableNotice)\.tsx?$|store\/documents\/documents\.ts$/;

/** Whether one of these comes with it: the build's files are named by number. */
function isLate(address: string): boolean {
  return sourcesOf(address).some((source) => LATE.test(source));
}

test('[R24] what comes when it is needed says so where it does not come, and comes once it can: questions, the removal, an upload, a kept application', async ({
  page,
}) => {
  const failures = await watchFailures(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await watchWrites(page);
  await page.route('**/assets/*.js', (route) => (isLate(route.request().url()) ? route.abort() : route.continue()));
  const applicant = {
    ...applicantOf('emberfield-copper'),
    slug: 'banksia-lane-development-fund',
    amount: { label: 'Amount to invest', typed: '50000' },
  };
  await walkTo(page, applicant, INVESTOR_STEP);
  const missing = page.getByRole('status', { name: MISSING });
  await expect(missing).toHaveCount(3);
  await typeInto(page.getByLabel(/Middle names/), 'Elin');
  await next(page).press('Enter');
  await expect(page.getByRole('link', { name: MISSING })).toHaveCount(3);
  await onStep(page, /Investor details/);
  await chooseStatement(page);
  await waits(page).waitFor();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByText(NOT_NOW)).toBeVisible();

  await tryAgain(page).first().click();
  await expect(missing).toHaveCount(3);

  await page.unroute('**/assets/*.js');
  await expect(missing).toHaveCount(0);
  await expect(page.getByText(NOT_NOW)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
  await expect(
    page.getByRole('group', { name: 'Source of wealth' }).or(page.getByText('Source of wealth')).first(),
  ).toBeVisible();
  await stored(page).waitFor();
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Elin');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  await page.route('**/assets/*.js', (route) => (isLate(route.request().url()) ? route.abort() : route.continue()));
  await reloadOnceKept(page);
  const kept = page.getByText('Anything you entered is kept on this device. Try again once you are connected.');
  await expect(kept).toBeVisible();
  await tryAgain(page).click();
  await expect(kept).toBeVisible();
  await page.unroute('**/assets/*.js');
  await onStep(page, /Investor details/);
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Elin');
  expect(await failures()).toEqual([]);
});

/** Scripts that Next on contact details asks for in a browser that fetches nothing ahead, by address. */
async function findScriptsOfNext(context: BrowserContext, baseURL = ''): Promise<string[]> {
  const saving = await context.browser()?.newContext({ baseURL });
  const page = await saving?.newPage();
  if (!saving || !page) throw new Error('no browser');
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await fillLanding(page, APPLICANT);
  await fillContact(page);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
  await next(page).click();
  await onStep(page, /Investment amount/);
  await page.getByLabel(APPLICANT.amount.label, { exact: true }).waitFor();
  await saving.close();
  return scripts;
}

test('the next step and the summary of this one are there before the connection is cut', async ({
  page,
  context,
  baseURL,
}) => {
  const needed = await findScriptsOfNext(context, baseURL);
  expect(needed).not.toEqual([]);
  await fillLanding(page, APPLICANT);
  await next(page).waitFor();
  await expect.poll(() => scriptsOf(page)).toEqual(expect.arrayContaining(needed));
  // The phone field fetches its countries when it is reached, and does without them.
  await context.setOffline(true);
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await expect(page.getByLabel(APPLICANT.amount.label, { exact: true })).toBeVisible();
  await expect(sidebar(page)).toContainText('Margot Lindqvist');
});

test('the questions that a second person brings are there before the connection is cut', async ({ page, context }) => {
  await chooseOwner(page, applicantOf('emberfield-copper'), 'Company');
  await fillCompany(page.locator('main'), HOLDING);
  await uploadTo(page, 'AML/CTF document', 'extract.pdf');
  await next(page).click();
  await onStep(page, /Director details/);
  await codeCame(page, 'people/SamePersonQuestions.tsx');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Add director' }).click();

  await expect(page.getByLabel('Legal last name')).toHaveCount(2);
  await expect(page.getByText(MISSING)).toHaveCount(0);
});

const UPLOAD_STEP = 4;
const STATEMENT = 'statement.pdf';
const waits = (page: Page) => page.getByText('Waiting to upload. It will start automatically');
const stored = (page: Page) => page.getByRole('button', { name: `Remove ${STATEMENT}` });
const chooseStatement = (page: Page) => page.locator('input[type="file"]').first().setInputFiles(aPdf(STATEMENT));

const UPLOADS = '**/api/application_docs/';

test('[1-UPL-05] Next goes on while a required document waits; review waits for it, and it is submitted with the application', async ({
  page,
}) => {
  const applicant = applicantOf('kestrel-notes');
  const failures = await watchFailures(page);
  await walkTo(page, applicant, UPLOAD_STEP);
  await fillBank(page, { ...applicant, uploadsStatement: false });
  await page.route(UPLOADS, (route) => route.fulfill({ status: 503 }));
  await chooseStatement(page);
  await waits(page).waitFor();
  await next(page).click();
  await onStep(page, /Payment Options/);
  await fillPayment(page, applicant);
  await next(page).click();
  await onStep(page, /Review and submit your application/);

  // By keyboard: the button is held, which Playwright's own click waits for.
  await page.getByRole('button', { name: /^Submit/ }).press('Enter');
  await expect(page.getByRole('status', { name: 'Not part of the application yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toHaveCount(0);
  await page.unroute(UPLOADS);
  await expect(page.getByRole('status', { name: 'Not part of the application yet' })).toHaveCount(0);
  const sending = page.waitForRequest(isSubmission);
  await page.getByRole('button', { name: /^Submit/ }).click();

  expect(submittedWith(await sending)).toMatchObject(expectedApplication(applicant));
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  expect(await failures()).toEqual([]);
});
