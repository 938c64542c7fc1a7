/** A browser whose database neither opens nor fails: it is not waited for. */
import { expect, test } from '@playwright/test';
import { applicantOf, fillLanding, onStep } from './support/applicant.ts';
import { typeInto } from './support/typing.ts';

test('[1-LAND-44] a page opens in memory, and says so, where the browser’s database never answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.goto('/offers/kestrel-notes/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await fillLanding(page, applicantOf('emberfield-copper'));
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel('First/preferred name'), 'Ana');
  await expect(page.getByText('Not kept on this device')).toBeVisible();
  await expect(
    page.getByText('This browser cannot keep a draft. Please finish without closing this page.').first(),
  ).toBeAttached();
});
