import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Request } from '@playwright/test';
import { anIndividualApplication } from '#test/support/applications.ts';
import { APPLICANTS, fillLandingFields, next, onStep, STEPS, type Applicant } from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';
import { askForCode, codeField, enterCode, newestLink, openOther, ServiceCaller } from './support/savedDraft.ts';

const [APPLICANT] = APPLICANTS as [Applicant, ...Applicant[]];

interface Load {
  /** Kilobytes: 1000 bytes, gzip. */
  size: number;
  files: number;
}

/** Returns true for the file of calling codes, which holds nothing else: metadata counts apart. */
function holdsPhoneCodes(address: string): boolean {
  const sources = sourcesOf(address);
  return sources.length === 1 && sources.every((source) => source.endsWith('domain/data/phoneCodes.ts'));
}

const sizeOf = (script: Buffer) => gzipSync(script, { level: 9 }).length / 1000;

/** Returns the kilobytes that a script's answer brings; it waits for the answer. */
async function sizeOfAnswer(request: Request): Promise<number> {
  const response = await request.response();
  if (!response) throw new Error(`No answer came for ${request.url()}.`);
  return sizeOf(await response.body());
}

/**
 * Watches the JavaScript of a page; each look tells what it has asked for since the last. A look alone reads the answers: what the page
 * asks for after the last one is nobody's, and the test may end before its answer.
 */
function watchScripts(page: Page): () => Promise<Load> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js') && !holdsPhoneCodes(request.url())) asked.push(request);
  });
  return async () => {
    await page.waitForTimeout(300);
    const sizes = await Promise.all(asked.splice(0).map(sizeOfAnswer));
    return { size: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  };
}

const note = (of: string, figures: unknown) =>
  test.info().annotations.push({ type: of, description: JSON.stringify(figures) });

/** Nothing is fetched ahead for somebody who saves data, so that each file counts for the step that needs it. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

test('the landing page asks for at most 135.5 KB of JavaScript until it is live, and for 145 KB in 5 files before the first interaction', async ({
  page,
}) => {
  const initial = [...readFileSync('dist/index.html', 'utf8').matchAll(/src="?\/([\w./]+\.js)/g)].map(([, name]) =>
    sizeOf(readFileSync(`dist/${name}`)),
  );
  expect(initial.length).toBeGreaterThan(2);
  const live = initial.reduce((sum, size) => sum + size, 0);
  const weigh = watchScripts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  await expect(page.getByRole('button', { name: 'Continue to the application' })).toBeEnabled();
  const { size, files } = await weigh();

  note('KB', { live, size, files });
  // 132 and 142, 1.6 for taking over a page that the service has written, 0.8 for drafts on holdings and the pages of accounts, and 0.5 for
  // the addresses of staff.
  expect(live).toBeLessThanOrEqual(135.5);
  expect(live).toBeGreaterThan(90);
  expect(size).toBeLessThanOrEqual(145);
  expect(size).toBeGreaterThan(live);
  expect(files).toBeLessThanOrEqual(5);
});

test('the first form step adds at most 70 KB in 14 files, every later one 50 KB, and a whole application asks for at most 368 KB', async ({
  page,
}) => {
  await saveData(page);
  const weigh = watchScripts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  const landing = await weigh();
  await fillLandingFields(page);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  const added: Record<string, Load> = {};
  for (const { title, fill } of STEPS) {
    await onStep(page, title);
    // The one way to pay there is told, not asked.
    const isAsking = title.source !== 'Payment Options';
    await (isAsking ? page.locator('main form :is(input, select)').first() : next(page)).waitFor();
    added[title.source] = await weigh();
    await fill(page, APPLICANT);
    await next(page).click();
  }
  await onStep(page, /Review and submit/);
  added['Review'] = await weigh();

  const [first = landing, ...later] = Object.values(added);
  const whole = [landing, ...Object.values(added)].reduce((sum, { size }) => sum + size, 0);
  note('KB', { ...added, whole });
  expect(first.size).toBeLessThanOrEqual(70);
  expect(first.files).toBeLessThanOrEqual(14);
  // 45 and 365, and 3 for what the wizard knows of edits by staff. Investor details asks for the taxes of people, too, as the rules of a step stand in one file, and for the start from a holding.
  for (const { size } of later) expect(size).toBeLessThanOrEqual(50);
  expect(whole).toBeLessThanOrEqual(368);
});

test('the link of a draft asks for at most 178 KB until its code is asked for, and for 256 KB up to its first field', async ({
  page: saver,
  context,
}) => {
  const caller = new ServiceCaller(saver);
  const offer = await caller.offer(APPLICANT.slug);
  const { landingpage = {}, contact_details } = anIndividualApplication(offer);
  const [email_address, mobile] = ['weight@example.com', '0491570156'];
  const reached = { email_address, tel_mobile: mobile.replace(/^0/, '+61') };
  await caller.save({ landingpage, contact_details: { ...contact_details, ...reached } }, offer);
  const link = await newestLink(saver, email_address);
  const page = await openOther(context);
  await saveData(page);
  const weigh = watchScripts(page);
  await page.goto(link);
  const code = await askForCode(page, mobile);
  await codeField(page).waitFor();
  const asked = await weigh();
  await enterCode(page, code);
  await onStep(page, /Contact details/);
  await page.locator('main form :is(input, select)').first().waitFor();
  const opened = await weigh();

  note('KB', { asked, opened });
  expect(asked.size).toBeLessThanOrEqual(178);
  expect(asked.size).toBeGreaterThan(90);
  expect(asked.size + opened.size).toBeLessThanOrEqual(256);
});
