import { expect, test } from '@playwright/test';
import { fillSilently } from '#test/support/pageTouchers.ts';
import { EMAIL, applicantOf, downloadDocuments, next, onStep } from './support/applicant.ts';

test('[1-SHELL-58] what a browser fills in without an event is read before Continue and Next', async ({ page }) => {
  const { slug, amount } = applicantOf('kestrel-notes');
  await page.goto(`/offers/${slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am the investor' }).check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await page.getByLabel('Your email address').waitFor();
  await page.evaluate(fillSilently, { 'Your email address': EMAIL });
  await page.getByRole('button', { name: 'Continue to the application' }).click();

  await onStep(page, /Contact details/);
  await expect(page.getByRole('textbox', { name: 'Email address', exact: true })).toHaveValue(EMAIL);
  // The second of the filled fields has the focus.
  await page.getByLabel('Last name').focus();
  await page.evaluate(fillSilently, {
    'First/preferred name': 'Margot',
    'Last name': 'Lindqvist',
    'Mobile number': '0491 570 156',
  });
  await page.keyboard.press('Enter');

  await onStep(page, /Investment amount/);
  await page.getByLabel(amount.label, { exact: true }).waitFor();
  await page.evaluate(fillSilently, { [amount.label]: '20,000' });
  await next(page).click();

  await onStep(page, /Investor details/);
  await expect(page.getByLabel('Legal first name')).toHaveValue('Margot');
  await expect(page.getByLabel('Legal last name')).toHaveValue('Lindqvist');
  await expect(page.getByRole('navigation', { name: 'Application progress' })).toContainText('AUD 20,000.00');

  await page.getByLabel('Legal last name').focus();
  await page.evaluate(fillSilently, { 'Legal first name': 'Anna', 'Legal last name': 'Berg' });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Legal first name')).toHaveValue('Anna');
  await expect(page.getByLabel('Legal last name')).toHaveValue('Berg');
});
