import { expect, test } from '@playwright/test';
import { APPLICANTS, STEPS, fillInvestor, next, onStep, upload, walkTo, type Applicant } from './support/applicant.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';
import { watchWrites } from './support/writes.ts';
import { CHECKING, submit, referenceShown, collectAnswers } from './support/submission.ts';

let applicant: Applicant;

test.beforeEach(() => {
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = emberfield;
});

test('[1-REV-04, 2-SUB-09, 2-SUB-13] without a connection typing, Next and Back go on and nothing is lost; a submission is asked after once it is back, and can then be sent again, once', async ({
  page,
  context,
}) => {
  const answers = collectAnswers(page);
  await watchWrites(page);
  await walkTo(page, applicant, 2);
  await next(page).waitFor();
  // The code of the next step is fetched while this one is filled in.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await fillInvestor(page, { ...applicant, uploadsIdentity: false });
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Investment amount/);
  await typeInto(page.getByRole('textbox', { name: applicant.amount.label, exact: true }), '20000');
  await next(page).click();
  await onStep(page, /Investor details/);
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await reloadOnceKept(page);
  await onStep(page, /Investor details/);
  await expect(page.getByLabel('Street name')).toHaveValue('Example');
  await expect(page.getByLabel('Card number')).toHaveValue(/p1234567/i);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: applicant.amount.label, exact: true })).toHaveValue('20,000');

  await next(page).click();
  await onStep(page, /Investor details/);
  await upload(page, 'identity.pdf');
  await next(page).click();
  for (const { title, fill } of STEPS.slice(3)) {
    await onStep(page, title);
    await fill(page, applicant);
    await next(page).click();
  }
  await onStep(page, /Review and submit/);
  // The heading stands before the step's code has arrived; without it there is nothing to submit with.
  await submit(page).waitFor();
  await context.setOffline(true);
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await submit(page).click();
  await expect(page.locator(':focus')).toContainText(CHECKING);
  await expect(
    page.getByText('There is no connection at the moment. We will check again once it is back.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(':focus')).toContainText('Nothing was submitted. You can safely submit again.');
  await submit(page).click();
  await referenceShown(page);
  expect(answers).toHaveLength(1);
});
