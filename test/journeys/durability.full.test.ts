import { expect, test, type Page } from '@playwright/test';
import { APPLICANTS, STEPS, type Applicant, fillLanding, next, onStep } from './support/applicant.ts';
import { enterSomething, readStep, usableFields, watchTyping, type StepState } from './support/fields.ts';
import { openProfile, type BrowserProfile, type Ending } from './support/profile.ts';
import { chanceFrom, type Chance } from './support/random.ts';

/**
 * Points of every step and offer: on the first way through it, and on a later visit to it. Together 20 of every step.
 */
const POINTS = { onFirstVisit: 1, onReturn: 9 };
const ENDINGS: readonly Ending[] = ['reload', 'killed tab', 'killed browser'];
const REVIEW = /Review and submit your application/;

const OFFERS = APPLICANTS.filter(({ slug }) => slug === 'kestrel-notes' || slug === 'emberfield-copper');

for (const [seed, applicant] of OFFERS.entries()) {
  test.describe(applicant.slug, () => {
    test.describe.configure({ mode: 'serial' });
    let profile: BrowserProfile;
    let visit: Visit;

    test.beforeAll(async ({ baseURL }) => {
      profile = await openProfile();
      const origin = baseURL ?? '';
      visit = {
        profile,
        applicant: { ...applicant, origin },
        address: `${origin}/offers/${applicant.slug}/`,
        count: seed,
      };
    });
    test.afterAll(async () => profile.remove());

    test(`the landing page of ${applicant.slug} is as it was left after a reload and after kills`, async () => {
      await profile.page().goto(visit.address);
      for (let point = 0; point < POINTS.onFirstVisit + POINTS.onReturn; point += 1)
        await endSomewhere(visit, atLanding);
    });

    test(`every step of ${applicant.slug} is filled for the first time, and is as it was left after a reload and after kills`, async () => {
      await fillLanding(profile.page(), visit.applicant);
      for (const { title, fill } of STEPS) {
        const isHere = (page: Page) => onWholeStep(page, title);
        await isHere(profile.page());
        await watchTyping(profile.page());
        await fill(profile.page(), applicant);
        // A document that has just arrived is kept within the second, like typing.
        const { files } = await readStep(profile.page());
        if (POINTS.onFirstVisit > 0)
          await endAndCompare(visit, {
            isHere,
            pause: files.length > 0 ? 1_000 : chanceFrom(visit.count).between(0, 700),
          });
        // The last answer may have been lost: it is given again.
        await fill(profile.page(), { ...applicant, uploadsIdentity: false, uploadsStatement: false });
        await next(profile.page()).click();
      }
      await onStep(profile.page(), REVIEW);
      if (POINTS.onFirstVisit > 0)
        await endAndCompare(visit, { isHere: (page) => onWholeStep(page, REVIEW), pause: 500 });
    });

    for (const { title, pencil } of [
      { title: REVIEW, pencil: null },
      ...STEPS.toReversed().map((step) => ({ title: step.title, pencil: pencilOf(step.title) })),
    ]) {
      test(`[1-SHELL-43] ${applicant.slug}: ${title.source} is as it was left after a reload and after kills in mid-typing`, async () => {
        if (pencil !== null) await profile.page().getByRole('navigation').getByRole('button', { name: pencil }).click();
        const isHere = (page: Page) => onWholeStep(page, title);
        await isHere(profile.page());
        for (let point = 0; point < POINTS.onReturn; point += 1) await endSomewhere(visit, isHere);
      });
    }
  });
}

/** The step with its form, whose code may come after the heading. */
async function onWholeStep(page: Page, title: RegExp): Promise<void> {
  await onStep(page, title);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Next|Submit)/ })
    .first()
    .waitFor();
}

/** The sidebar's titles are shorter than the headings and begin in the middle of a sentence. */
function pencilOf(title: RegExp): RegExp {
  return new RegExp(title.source.split(' ').slice(0, 2).join(' '), 'i');
}

interface Visit {
  profile: BrowserProfile;
  applicant: Applicant;
  address: string;
  /** How many ends there were; with it, the seed of the next one. */
  count: number;
}

type IsHere = (page: Page) => Promise<void>;

/** Leaves some fields with something new in them, begins another one, and ends the page at a random moment. */
async function endSomewhere(visit: Visit, isHere: IsHere): Promise<void> {
  const chance = chanceFrom(1_000 + visit.count);
  const page = visit.profile.page();
  await isHere(page);
  await watchTyping(page);
  const leaves = chance.between(0, 2);
  for (let left = 0; left < leaves; left += 1) {
    const [field] = chance.shuffle(await usableFields(page));
    if (field) await enterSomething(field, chance);
    await page.waitForTimeout(chance.between(150, 400)); // nobody reaches the next field sooner
  }
  const earlier = await readStep(page);
  const last = await lastField(page, chance);
  if (last) await enterSomething(last.field, chance, chance.between(3, 12));
  await endAndCompare(visit, { isHere, pause: chance.between(0, 700), ...(last?.isChoice && { earlier }) });
}

/** The field in which the page is going to die: one for typing where there is one. */
async function lastField(page: Page, chance: Chance) {
  const usable = await usableFields(page);
  const isText = await Promise.all(
    usable.map((field) =>
      field.evaluate(
        (control) => control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio',
      ),
    ),
  );
  const texts = usable.filter((_, index) => isText[index]);
  const [field] = chance.shuffle(texts.length > 0 ? texts : usable);
  return field && { field, isChoice: texts.length === 0 };
}

interface End {
  isHere: IsHere;
  /** Milliseconds from the last key. */
  pause: number;
  /** The step before the last act, where that act was a choice that may be lost whole. */
  earlier?: StepState;
}

async function endAndCompare(visit: Visit, { isHere, pause, earlier }: End): Promise<void> {
  const ending = ENDINGS[visit.count % ENDINGS.length] ?? 'reload';
  const name = `${ending}, end ${visit.count}`;
  visit.count += 1;
  await visit.profile.page().waitForTimeout(pause);
  const before = await readStep(visit.profile.page());
  const page = await visit.profile.endAndReopen(ending, visit.address);
  await isHere(page);
  await expect
    .poll(async () => (await readStep(page)).fields.length, { message: `the fields are there again (${name})` })
    .toBeGreaterThanOrEqual(earlier ? 0 : before.fields.length);
  // The offer's page, as the service has written it, stands before the file of the device is drawn: what is lost stays lost.
  await expect(async () => {
    const after = await readStep(page);
    const isWholeActLost = earlier !== undefined && JSON.stringify(plain(after)) === JSON.stringify(plain(earlier));
    if (!isWholeActLost) expectKept(after, before, name);
  }).toPass();
  await expect(page.getByText('This application is open in another tab')).toHaveCount(0);
}

/** Every field that was left is exactly as it was; the one being typed in lacks at most the last second. */
function expectKept(after: StepState, before: StepState, name: string): void {
  const now = new Map(after.fields.map((field) => [field.key, field.value]));
  for (const field of before.fields) {
    const value = now.get(field.key);
    if (field.isBeingTyped)
      expect(field.recent.map(withoutShape), `${field.key}, being typed (${name})`).toContain(
        withoutShape(value ?? '(gone)'),
      );
    else expect(value, `${field.key}, left (${name})`).toBe(field.value);
  }
  expect(after.files, name).toEqual(before.files);
}

/** Blanks and separators come and go while a number is typed. */
function withoutShape(value: string): string {
  return value.replace(/[\s,.()/+-]/g, '');
}

function plain({ fields, files }: StepState) {
  return { fields: fields.map(({ key, value }) => [key, value]), files };
}

const atLanding: IsHere = (page) =>
  page.getByRole('button', { name: /^(Continue to the application|Log in)$/ }).waitFor();
