import { expect, type Page } from '@playwright/test';
import { type Applicant, fillLandingFields, next, onStep, STEPS, upload } from './applicant.ts';

export type ScreenState = 'empty' | 'error' | 'filled';

export interface Screen {
  name: string;
  state: ScreenState;
}

/** What is done with each screen once everything of it has arrived. */
export type Visit = (screen: Screen) => Promise<void>;

/** The steps' names in the order of STEPS. */
const STEP_NAMES = ['contact', 'amount', 'investor', 'tax', 'bank', 'payment'];

/** Waits until fonts and late parts of the page are there and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect(page.locator('main [role="status"]', { hasText: /Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });
}

/** Every screen of the journey in its states, from the list of offers to next steps. */
export async function visitScreens(page: Page, applicant: Applicant, visit: Visit): Promise<void> {
  const see = async (name: string, state: ScreenState) => {
    await settled(page);
    await visit({ name, state });
  };
  await visitOutside(page, see);
  await visitLanding(page, applicant, see);
  for (const [index, { title, fill }] of STEPS.entries()) {
    const name = STEP_NAMES[index] ?? '';
    await onStep(page, title);
    await next(page).waitFor();
    await see(name, 'empty');
    if (await pressNextForErrors(page, title)) await see(name, 'error');
    await fill(page, applicant);
    await see(name, 'filled');
    await next(page).click();
  }
  await visitReview(page, applicant, see);
}

type See = (name: string, state: ScreenState) => Promise<void>;

async function visitOutside(page: Page, see: See): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Open for applications' }).waitFor();
  await see('home', 'filled');
  await page.goto('/nowhere/');
  await see('not-found', 'filled');
}

async function visitLanding(page: Page, applicant: Applicant, see: See): Promise<void> {
  await page.goto(`/offers/${applicant.slug}/`);
  await page.getByRole('button', { name: 'Continue to the application' }).waitFor();
  await see('landing', 'empty');
  await page.getByRole('link', { name: /^terms and conditions/i }).click();
  await page.getByRole('dialog').waitFor();
  await see('terms', 'filled');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await errorSummary(page).waitFor();
  await see('landing', 'error');
  await fillLandingFields(page);
  await see('landing', 'filled');
  await page.getByRole('button', { name: 'Continue to the application' }).click();
}

/** Review with everything, then with its document taken away again where the journey has one, then next steps. */
async function visitReview(page: Page, applicant: Applicant, see: See): Promise<void> {
  await onStep(page, /Review and submit/);
  await page.getByRole('button', { name: /^Submit/ }).waitFor();
  await see('review', 'filled');
  // A step that cannot be left without its document leads to no such review.
  if (applicant.uploadsIdentity) await withoutDocument(page, 'Investor details', () => see('review-missing', 'error'));
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('region', { name: 'Congratulations!' }).waitFor();
  await see('next-steps', 'filled');
}

/** Opens the step from review, takes its document away, visits review, and puts the document back again. */
async function withoutDocument(page: Page, owner: string, visit: () => Promise<void>): Promise<void> {
  const edit = page.getByRole('button', { name: `Edit ${owner}` });
  const remove = page.getByRole('button', { name: /^Remove .*[.]pdf$/ });
  await edit.click();
  const file = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
  await remove.click();
  await forwardToReview(page);
  await visit();
  await edit.click();
  await upload(page, file);
  await forwardToReview(page);
}

async function forwardToReview(page: Page): Promise<void> {
  const review = page.getByRole('heading', { level: 1, name: /Review and submit/ });
  while (!(await review.isVisible())) {
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await settled(page);
  }
}

/** Presses Next on what was not filled in. False, and back on the step, where nothing was required. */
async function pressNextForErrors(page: Page, title: RegExp): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 });
  await next(page).click();
  await expect(async () => {
    expect((await errorSummary(page).isVisible()) || !title.test(await heading.innerText())).toBe(true);
  }).toPass();
  if (await errorSummary(page).isVisible()) return true;
  await page.goBack();
  await onStep(page, title);
  await next(page).waitFor();
  return false;
}

/** The summary on top of a form that cannot go on. */
export function errorSummary(page: Page) {
  return page.locator('main section[tabindex="-1"]').filter({ has: page.getByRole('list') });
}
