import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { applicantOf, STEPS, walkTo } from './support/applicant.ts';
import { chanceFrom, type Chance } from './support/random.ts';
import { reloadOnceKept } from './support/reload.ts';
import { readStored, startService } from './support/service.ts';
import { isSubmission } from './support/submitted.ts';
import { watchWrites } from './support/writes.ts';

const CALL = '**/offer/api/application-create-update/';
const QUESTION = '**/offer/api/submission-outcome/';
const CHECKING = 'We are checking whether your application arrived.';
const NOTHING = 'Nothing was submitted. You can safely submit again.';
const RECEIPT = 'Congratulations!';
/** The service takes this long over a question that is reloaded away. */
const QUESTION_MS = 400;

type Fate = 'answer lost' | 'request lost' | 'request late';
const MOMENTS = ['before the question', 'while it is asked', 'after the answer'] as const;
type Moment = (typeof MOMENTS)[number];

/** Number of applications for each fate. */
const FATES: readonly { fate: Fate; times: number; seed: number }[] = [
  { fate: 'answer lost', times: 17, seed: 11 },
  { fate: 'request lost', times: 17, seed: 23 },
  { fate: 'request late', times: 16, seed: 37 },
];

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const receipt = (page: Page) => page.getByRole('region', { name: RECEIPT });

/** Result of one application's submissions in the service, and each statement on screen that contradicts it. */
interface Course {
  references: string[];
  late: Request[];
  lies: string[];
}

/** The first submission meets its fate; of every later one the answer comes. */
async function meet(page: Page, fate: Fate): Promise<Course> {
  const course: Course = { references: [], late: [], lies: [] };
  let calls = 0;
  await page.route(CALL, async (route) => {
    if (!isSubmission(route.request())) return route.continue();
    calls += 1;
    if (calls === 1 && fate === 'request late') course.late.push(route.request());
    if (calls === 1 && fate !== 'answer lost') return route.abort('connectionreset');
    const response = await route.fetch();
    const { reference } = (await response.json()) as { reference: string };
    course.references.push(reference);
    return calls === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  return course;
}

/** Holds every word of the screen about the outcome against what the service has done by then, over reloads too. */
async function watchWords(page: Page, course: Course): Promise<void> {
  await page.exposeFunction('sawWords', (words: string) => {
    const isLodged = course.references.length > 0;
    if (words.includes(RECEIPT) !== isLodged && words !== CHECKING) course.lies.push(`${words}; lodged: ${isLodged}`);
  });
  await page.addInitScript(
    (known) => {
      let before = '';
      const look = () => {
        const text = document.querySelector('main')?.textContent ?? '';
        const words = known.filter((word) => text.includes(word)).join(' and ');
        if (words !== before && words !== '')
          void (window as unknown as Record<string, (w: string) => void>)['sawWords']?.(words);
        before = words;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [CHECKING, NOTHING, RECEIPT],
  );
}

/** Presses Submit, and reloads the page at this moment of what follows. */
async function submitAndReload(page: Page, moment: Moment, chance: Chance): Promise<void> {
  const pause = chance.between(0, QUESTION_MS);
  if (moment === 'while it is asked')
    await page.route(QUESTION, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, QUESTION_MS));
      // The page that asked may be gone.
      await route.continue().catch(() => undefined);
    });
  const asked = page.waitForRequest(QUESTION);
  await submit(page).click();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await expect(receipt(page).or(page.getByText(NOTHING))).toHaveCount(0);
  if (moment === 'before the question') return reloadOnceKept(page);
  await asked;
  if (moment === 'after the answer') await receipt(page).or(page.getByText(NOTHING)).first().waitFor();
  else await page.waitForTimeout(pause);
  return moment === 'after the answer' ? reloadOnceKept(page) : void (await page.reload());
}

/** One application from the landing page to its receipt; answers the reference on it. */
async function applyOnce(
  page: Page,
  origin: string,
  { fate, chance }: { fate: Fate; chance: Chance },
): Promise<string> {
  const course = await meet(page, fate);
  await watchWords(page, course);
  await walkTo(page, { ...applicantOf('tarn-ridge-water-trust'), origin }, STEPS.length);
  const moment = chance.pick(MOMENTS);
  await submitAndReload(page, moment, chance);
  const told = `${fate}, reloaded ${moment}`;
  if (fate !== 'answer lost') {
    if (moment === 'after the answer') await submit(page).waitFor();
    else await page.getByText(NOTHING).waitFor();
    await expect(receipt(page), told).toHaveCount(0);
    for (const call of course.late) expect((await page.request.fetch(call)).status(), told).toBe(409);
    expect(course.references, told).toEqual([]);
    await submit(page).click();
  }
  await expect(receipt(page), told).toBeVisible();
  const reference = await receipt(page).locator('strong').first().innerText();
  expect(course.references, told).toEqual([reference]);
  expect(course.lies, told).toEqual([]);
  expect(course.late, told).toHaveLength(fate === 'request late' ? 1 : 0);
  return reference;
}

async function inBrowserOfItsOwn<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    await watchWrites(context);
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

for (const { fate, times, seed } of FATES)
  test(`[2-SUB-09, 2-SUB-13] ${fate}, with a reload at any moment, ${times} times: the screen says what is so, and one application is submitted`, async ({
    browser,
  }) => {
    const service = await startService();
    try {
      const chance = chanceFrom(seed);
      const references: string[] = [];
      for (let turn = 0; turn < times; turn += 1)
        references.push(await inBrowserOfItsOwn(browser, (page) => applyOnce(page, service.address, { fate, chance })));
      await service.stop();
      const stored = readStored(service.dataDirectory).map(({ reference }) => reference);
      expect(stored.sort()).toEqual(references.sort());
    } finally {
      await service.remove();
    }
  });
