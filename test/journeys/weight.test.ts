import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { APPLICANTS, fillLandingFields, next, onStep, STEPS, type Applicant } from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';

const [APPLICANT] = APPLICANTS as [Applicant, ...Applicant[]];

/** Whether it is the file of calling codes and nothing else. */
function holdsPhoneCodes(address: string): boolean {
  const sources = sourcesOf(address);
  return sources.length === 1 && sources.every((source) => source.endsWith('domain/data/phoneCodes.ts'));
}

/** Kilobytes (1000 bytes, gzip) of JavaScript that the page has asked for since the last look; phone metadata counts apart. */
function watchScripts(page: Page): () => Promise<number> {
  const pending: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && !holdsPhoneCodes(response.url())) {
      pending.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000));
    }
  });
  return async () => {
    await page.waitForTimeout(300);
    const sizes = await Promise.all(pending.splice(0));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test('the landing page asks for at most 152 KB of JavaScript before the first interaction', async ({ page }) => {
  const weigh = watchScripts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  const size = await weigh();
  test.info().annotations.push({ type: 'KB', description: size.toFixed(1) });
  expect(size).toBeLessThan(152);
  expect(size).toBeGreaterThan(90);
});

test('the first form step adds at most 64 KB, every later step at most 34 KB', async ({ page }) => {
  // Nothing is fetched ahead for who saves data, so that each file counts for the step that needs it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const weigh = watchScripts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  await weigh();
  await fillLandingFields(page);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  const added: Record<string, number> = {};
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
  test.info().annotations.push({ type: 'KB', description: JSON.stringify(added) });

  const [first = 0, ...later] = Object.values(added);
  expect(first).toBeLessThan(64);
  for (const size of later) expect(size).toBeLessThan(34);
});
