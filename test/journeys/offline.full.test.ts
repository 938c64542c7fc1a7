import { expect, test, type Page } from '@playwright/test';
import { applicantOf, fillContact, fillLanding, fillLandingFields, next, onStep } from './support/applicant.ts';
import { codeCame, sourcesOf } from './support/chunks.ts';
import { passGate } from './support/gate.ts';

const APPLICANT = applicantOf('tarn-ridge-water-trust');
const CHECK = /Check your connection and try again/;

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to the application' });
const saved = (page: Page) => expect(page.getByText('Saved on this device')).toBeVisible();
const remove = (page: Page) => page.getByRole('button', { name: 'Remove from this device' });
const inQuestion = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test('[1-LAND-46] a kept application that is asked for without a connection stays as it is, and opens by itself once it is back', async ({
  page,
  context,
}) => {
  await fillLanding(page, APPLICANT);
  await fillContact(page);
  await page.getByLabel('Last name').focus();
  await saved(page);
  const visitor = await context.newPage();
  const isReader = (address: string) => sourcesOf(address).some((source) => source.endsWith('parseStored.ts'));
  await visitor.route('**/assets/*.js', (route) =>
    isReader(route.request().url()) ? route.abort() : route.continue(),
  );
  await visitor.goto(`/offers/${APPLICANT.slug}/`);
  await page.close();
  const go = visitor.getByRole('button', { name: 'Continue', exact: true });
  await go.waitFor();
  await context.setOffline(true);

  await go.click();
  await expect(visitor.getByText('There is no connection at the moment')).toBeVisible();
  await expect(visitor.getByText(/could not be|damaged|is not open/)).toHaveCount(0);
  await visitor.unroute('**/assets/*.js');
  await context.setOffline(false);

  await onStep(visitor, /Contact details/);
  await expect(visitor.getByLabel('Last name')).toHaveValue('Lindqvist');
});

test('[1-LAND-13] on the landing page what needs a connection says so and stops saying so, and nothing opens by itself', async ({
  page,
  context,
}) => {
  await page.goto(`/offers/${APPLICANT.slug}/`);
  const terms = page.getByRole('link', { name: 'terms and conditions' });
  await terms.waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await terms.click();
  await expect(page.getByText(CHECK)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(CHECK)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await terms.click();
  await page.getByRole('dialog', { name: 'Terms and Conditions' }).getByRole('button', { name: 'Close' }).click();

  await fillLandingFields(page);
  await context.setOffline(true);
  await proceed(page).click();
  // Its rules have come with the answers, the step has not: it comes by itself.
  await expect(page.getByRole('status', { name: 'This part of the page has not loaded yet' })).toBeVisible();
  await context.setOffline(false);
  await onStep(page, /Contact details/);
});

test('[1-LAND-13] Continue says that its rules have not come, and goes on once they have', async ({ page }) => {
  const isOfRules = (address: string) => sourcesOf(address).some((source) => source.endsWith('landingpage/schema.ts'));
  await page.route('**/assets/*.js', (route) => (isOfRules(route.request().url()) ? route.abort() : route.continue()));
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await proceed(page).click();
  await expect(page.getByText(CHECK)).toBeVisible();
  await page.unroute('**/assets/*.js');
  await expect(page.getByText(CHECK)).toHaveCount(0);
  await fillLandingFields(page);
  await proceed(page).click();
  await onStep(page, /Contact details/);
});

test('[1-LAND-45] an application is removed without a connection, and the page says so until it can be loaded anew', async ({
  page,
  context,
}) => {
  await fillLanding(page, APPLICANT);
  await fillContact(page);
  await next(page).focus();
  await saved(page);
  const other = await context.newPage();
  await other.goto(`/offers/${APPLICANT.slug}/`);
  await passGate(other);
  await onStep(other, /Contact details/);
  await codeCame(page, 'RemoveFromDeviceDialog.tsx');
  for (const tab of [page, other]) await codeCame(tab, 'file/leavePage.ts');
  await context.setOffline(true);

  await remove(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Contact details');
  await inQuestion(page, 'Remove').click();
  await expect(page.getByRole('status', { name: /^The application has been removed from this device/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Lindqvist|Margot/);
  await expect(
    other.getByRole('status', { name: /This page will reopen automatically when the connection is back/ }),
  ).toBeVisible();
  await expect(other.locator('body')).not.toContainText(/Lindqvist|Margot/);
  await context.setOffline(false);

  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  await other.getByRole('heading', { name: 'The application was removed in another tab' }).waitFor();
  await expect(page.getByText('There is an unfinished application on this device')).toHaveCount(0);
});
