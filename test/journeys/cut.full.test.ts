import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  aPdf,
  applicantOf,
  expectedApplication,
  fillBank,
  fillContact,
  fillInvestor,
  fillLanding,
  fillLandingFields,
  fillPayment,
  next,
  onStep,
  walkSteps,
  walkTo,
} from './support/applicant.ts';
import { chooseOwner, fillCompany } from './support/owners.ts';
import { HOLDING } from './support/parties.ts';
import { uploadTo } from './support/people.ts';
import { chanceFrom, type Chance } from './support/random.ts';
import { isSubmission, submittedWith } from './support/submitted.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';

/** Types everything and uploads nothing: what waits for an upload has tests of its own. */
const APPLICANT = applicantOf('tarn-ridge-water-trust');
const INVESTOR_STEP = 2;
const WALKS = 15;
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

/** Cuts the connection at a random moment of the step that is being filled in, and mends it at another. */
async function throughACut(context: BrowserContext, chance: Chance, fillStep: () => Promise<void>): Promise<void> {
  const [cutAt, mendedAfter] = [chance.between(0, 1500), chance.between(300, 2800)];
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const outage = async () => {
    await pause(cutAt);
    await context.setOffline(true);
    await pause(mendedAfter);
    await context.setOffline(false);
  };
  await Promise.all([outage(), fillStep()]);
}

for (let walk = 1; walk <= WALKS; walk += 1) {
  test(`the connection is cut once in every step (walk ${walk}): the wizard stands, and what was typed is what is sent`, async ({
    page,
    context,
  }) => {
    const chance = chanceFrom(walk);
    const failures = await watchFailures(page);
    await page.goto(`/offers/${APPLICANT.slug}/`);
    await fillLandingFields(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to the application' }).click();
    await expect(page.getByText(/Check your connection and try again|has not loaded yet/)).toBeVisible();
    await context.setOffline(false);
    const proceed = page.getByRole('button', { name: 'Continue to the application' });
    if (await proceed.isVisible()) await proceed.click();

    await walkSteps(page, APPLICANT, { around: (passStep) => throughACut(context, chance, passStep) });
    const sending = page.waitForRequest(isSubmission);
    await page.getByRole('button', { name: /^Submit/ }).click();

    expect(submittedWith(await sending)).toMatchObject(expectedApplication(APPLICANT));
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
    expect(await failures()).toEqual([]);
  });
}

test('a step whose code does not come says so inside the frame, and comes by Try again; a summary that does not come is left out', async ({
  page,
}) => {
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

/** The parts of the investor's step whose code comes when they are needed, and that of a file of this device. */
const LATE =
  /\/(PepPart|WealthPart|CertificatePart|RemoveFromDeviceDialog|parseStored|UnreadableNotice)\.tsx?$|store\/documents\/documents\.ts$/;

/** Whether one of these comes with it: the build's files are named by number. */
function isLate(address: string): boolean {
  const map = JSON.parse(readFileSync(path.join('dist', `${new URL(address).pathname}.map`), 'utf8')) as {
    sources: string[];
  };
  return map.sources.some((source) => LATE.test(source));
}

test('[R24] what comes when it is needed says so where it does not come, and comes once it can: questions, the removal, an upload, a kept application', async ({
  page,
}) => {
  const failures = await watchFailures(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
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

/** Scripts that have come, by address. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
      .map(({ name }) => name),
  );

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
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Add director' }).click();

  await expect(page.getByLabel('Legal last name')).toHaveCount(2);
  await expect(page.getByText(MISSING)).toHaveCount(0);
});

const UPLOAD_STEP = 4;
/** A hundred cuts in parts: no walk may take longer than its test is given. */
const [UPLOAD_WALKS, UPLOAD_CUTS] = [4, 25];
const STATEMENT = 'statement.pdf';
const waits = (page: Page) => page.getByText('Waiting to upload. It will start automatically');
const stored = (page: Page) => page.getByRole('button', { name: `Remove ${STATEMENT}` });
const chooseStatement = (page: Page) => page.locator('input[type="file"]').first().setInputFiles(aPdf(STATEMENT));

const UPLOADS = '**/api/application_docs/';
/** How long an upload is under way, in milliseconds. */
const UPLOAD_TAKES = 800;

/** A connection on which uploads take their time; what is cut has not reached the service, or has, and its answer is lost. */
async function aSlowLine(context: BrowserContext, page: Page, chance: Chance) {
  let isCut = false;
  await page.route(UPLOADS, async (route) => {
    const answer = chance.pick([true, false]) ? await route.fetch() : null;
    await page.waitForTimeout(UPLOAD_TAKES);
    if (isCut) await route.abort('internetdisconnected');
    else await (answer ? route.fulfill({ response: answer }) : route.continue());
  });
  const set = async (cut: boolean) => {
    isCut = cut;
    await context.setOffline(cut);
  };
  return { cut: () => set(true), mend: () => set(false) };
}

for (let walk = 1; walk <= UPLOAD_WALKS; walk += 1) {
  test(`[1-UPL-05] an upload is cut at a random moment, ${UPLOAD_CUTS} times (walk ${walk}): the wizard stands, what is typed is kept, and it goes on by itself`, async ({
    page,
    context,
  }) => {
    const applicant = applicantOf('kestrel-notes');
    const chance = chanceFrom(100 + walk);
    const failures = await watchFailures(page);
    await walkTo(page, applicant, UPLOAD_STEP);
    await fillBank(page, { ...applicant, uploadsStatement: false });
    const line = await aSlowLine(context, page, chance);
    const name = page.getByLabel('Account name');
    let waited = 0;

    for (let cut = 1; cut <= UPLOAD_CUTS; cut += 1) {
      const typed = `M Lindqvist ${cut}`;
      await chooseStatement(page);
      await Promise.all([
        page.waitForTimeout(chance.between(0, UPLOAD_TAKES + 200)).then(line.cut),
        typeInto(name, typed),
      ]);
      await waits(page).or(stored(page)).waitFor();
      if (await waits(page).isVisible()) waited += 1;
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.waitForTimeout(chance.between(0, 1500));
      await line.mend();

      await stored(page).waitFor();
      await expect(name).toHaveValue(typed);
      await expect(page.getByRole('listitem').filter({ hasText: STATEMENT })).toHaveCount(1);
      await stored(page).click();
      await expect(stored(page)).toHaveCount(0);
    }

    // Some arrive before the cut.
    test
      .info()
      .annotations.push({ type: 'cuts', description: `${waited} of ${UPLOAD_CUTS} in the middle of an upload` });
    expect(waited).toBeGreaterThan(0);
    expect(await failures()).toEqual([]);
  });
}

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
  await expect(page.getByRole('status', { name: 'Not part of the application yet' })).toHaveCount(0, {
    timeout: 60_000,
  });
  const sending = page.waitForRequest(isSubmission);
  await page.getByRole('button', { name: /^Submit/ }).click();

  expect(submittedWith(await sending)).toMatchObject(expectedApplication(applicant));
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  expect(await failures()).toEqual([]);
});
