import { expect, type Locator, type Page } from '@playwright/test';
import { type Applicant, applicantOf, downloadDocuments, next, onStep, walkSteps } from './applicant.ts';
import { typeInto } from './typing.ts';

export const PERSON = { first: 'Imogen', email: 'imogen.asked@example.com', mobile: '0491570806' };

export const ADVISER = { first: 'Ava', email: 'ava.asks@example.com', mobile: '0491570807' };

export const APPLICANT = applicantOf('emberfield-copper');

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fillPerson(region: Locator, { first, email, mobile }: typeof PERSON, last: string): Promise<void> {
  await typeInto(region.getByLabel('First/preferred name'), first);
  await typeInto(region.getByLabel('Last name'), last);
  await typeInto(region.getByLabel('Email address'), email);
  await typeInto(region.getByLabel('Mobile number'), mobile);
}

/** An adviser without authority fills everything in and submits it. */
export async function submitForApproval(page: Page, person = PERSON): Promise<void> {
  const applicant: Applicant = { ...APPLICANT, person };
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am an adviser', exact: true }).check();
  await page
    .getByRole('radiogroup', { name: /authority to act/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await button(page, 'Continue to the application').click();
  await onStep(page, /Contact details/);
  await fillPerson(page.getByRole('region', { name: "Investor's contact details" }), person, 'Lindqvist');
  await fillPerson(page.getByRole('region', { name: "Adviser's contact details" }), ADVISER, 'Reed');
  await next(page).click();
  await walkSteps(page, applicant, { from: 1 });
  await button(page, /^Submit/).click();
  const receipt = page.getByRole('region', { name: 'Congratulations!' });
  await expect(receipt).toContainText(`has been sent to ${person.email} for approval`);
  await expect(receipt).toContainText(/The investor can approve until\d\d\/\d\d\/\d{4}, /);
}
