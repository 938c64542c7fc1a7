import { expect, test } from '@playwright/test';
import { fillContact, fillLanding, next, onStep } from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';
import { applyBy } from './support/planWays.ts';
import { WAYS } from './support/plans.ts';

applyBy(WAYS.filter(({ name }) => !/regular plan/.test(name)));

test('[1-AMT-01] Next does not pass the choice of a plan while its questions have not come', async ({ page }) => {
  const isOfPlan = (address: string) =>
    sourcesOf(address).some((source) => source.endsWith('purchase_amount/RegularPlan.tsx'));
  await page.route('**/assets/*.js', (route) => (isOfPlan(route.request().url()) ? route.abort() : route.continue()));
  await fillLanding(page, { slug: 'wattle-grove-income-fund' });
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount|How would you like to invest/);

  await expect(page.getByRole('status', { name: 'This part of the page has not loaded yet' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('link', { name: /This field is required/ })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: 'Regular investment plan' })).toBeVisible();
});
