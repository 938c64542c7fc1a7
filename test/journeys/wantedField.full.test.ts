import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillLanding, next, OF_UNITS, onStep, walkSteps, type Applicant } from './support/applicant.ts';
import { reloadOnceKept } from './support/reload.ts';
import { settled } from './support/screens.ts';
import { sourcesOf } from './support/chunks.ts';
import { watchWrites } from './support/writes.ts';

/** Who applies for the offer that asks for a certificate and, below it, for where the money comes from. */
const { drp: _drp, payment: _payment, ...OF_ONE_WAY } = OF_UNITS;
const APPLICANT: Applicant = {
  ...OF_ONE_WAY,
  slug: 'banksia-lane-development-fund',
  identity: 'both',
  amount: { label: 'Amount to invest', typed: '50000' },
  uploadsIdentity: true,
  asksPep: true,
  uploadsStatement: true,
};

/** Time enough for the wanted field to be there before what stands above it. */
const LATE_MS = 700;

test('[2-REV-09, 1-SHELL-36] what is missing leads to its field, which has its ring after a press with the mouse and stays in view while questions come late', async ({
  page,
}) => {
  await watchWrites(page);
  await walkToReview(page);
  for (const size of [
    { width: 1280, height: 640 },
    { width: 375, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.route('**/*.js', async (route) => {
      if (isOfCertificate(route.request().url())) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    // Loaded anew, review alone has its code.
    await reloadOnceKept(page);
    const item = page.getByRole('button', { name: /Source of funds .*: Not supplied/ });
    await item.waitFor();
    await settled(page);
    await item.click();

    await onStep(page, /Investor details/);
    const field = page.getByRole('group', { name: 'Source of wealth document' }).locator('input[type="file"]');
    await expect(field).toBeFocused();
    await page.getByRole('heading', { name: "Accountant's certificate" }).waitFor();
    await settled(page);
    expect(await isWhollySeen(field), `at ${size.width} px the field is in view`).toBe(true);
    expect(await hasRing(field), `at ${size.width} px the field has its ring`).toBe(true);

    await page.unroute('**/*.js');
    await next(page).click();
    await onStep(page, /Review and submit/);

    // Once more: the browser remembers where this step was left, and does not scroll there.
    for (let again = 0; again < 2; again += 1) {
      await settled(page);
      await item.click();
      await onStep(page, /Investor details/);
      await expect(field).toBeFocused();
      await settled(page);
      expect(await isWhollySeen(field), `at ${size.width} px the field is in view again`).toBe(true);
      await next(page).click();
      await onStep(page, /Review and submit/);
    }
    const edit = page.getByRole('button', { name: /^Edit Investor details/ });
    for (let again = 0; again < 2; again += 1) {
      await edit.click();
      await onStep(page, /Investor details/);
      await settled(page);
      expect(await page.evaluate(() => window.scrollY), `at ${size.width} px the step begins at its top`).toBe(0);
      await next(page).click();
      await onStep(page, /Review and submit/);
    }
  }
});

/** The file of questions that stand above the field that is wanted. */
function isOfCertificate(address: string): boolean {
  return sourcesOf(address).some((source) => source.endsWith('features/parts/documents/CertificatePart.tsx'));
}

/** Somebody who has not shown where their money comes from. */
async function walkToReview(page: Page): Promise<void> {
  await fillLanding(page, APPLICANT);
  await walkSteps(page, APPLICANT, {
    around: async (passStep) => {
      const source = page.getByRole('checkbox', { name: 'Gainful employment' });
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      if (heading.includes('Investor details')) await source.check();
      await passStep();
    },
  });
}

/** Whether nothing of what is shown for a field is out of the window, or covered by the bar at its foot. */
function isWhollySeen(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const box = (input.closest('label') ?? input).getBoundingClientRect();
    const bar = document.querySelector('[data-step-action]')?.parentElement;
    const foot = bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : Infinity;
    return box.top >= 0 && box.bottom <= Math.min(window.innerHeight, foot);
  });
}

/** Whether the field, or what stands for it, has a ring round it. */
function hasRing(field: Locator): Promise<boolean> {
  return field.evaluate((input) =>
    [input, input.closest('label')].some((part) => {
      if (part === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
}
