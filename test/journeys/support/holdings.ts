/** Applications on holdings of the demonstration, from the offer's page to what is sent. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { downloadDocuments, next, onStep } from './applicant.ts';
import { logIn, signedInAs, type DemoPerson } from './demoPeople.ts';
import { tabTo } from './keyboard.ts';
import { isSubmission, submittedWith } from './submitted.ts';
import { typeInto } from './typing.ts';

/** Opens an offer, agrees to its terms and logs in; the holdings have arrived then. */
export async function arriveAs(page: Page, person: DemoPerson, address = '/offers/emberfield-copper/'): Promise<void> {
  await page.goto(address);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await logIn(page, person);
  await signedInAs(page, person);
}

/** Chooses an option of a radio group by keys alone: Tab leads to the group, arrows to the option. */
export async function chooseByKeys(page: Page, option: Locator): Promise<void> {
  await option.waitFor();
  const id = await option.getAttribute('name');
  const group = page.locator(`input[type="radio"][name="${id}"]`);
  const checked = group.and(page.locator(':checked'));
  await tabTo(page, (await checked.count()) > 0 ? checked : group.first());
  const isChosen = () => option.evaluate((element) => element instanceof HTMLInputElement && element.checked);
  for (let presses = await group.count(); presses > 0 && !(await isChosen()); presses -= 1)
    await page.keyboard.press('ArrowDown');
  if (!(await isChosen())) await page.keyboard.press('Space');
  await expect(option).toBeChecked();
}

/** Tabs to a button and presses Enter. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

export const proceed = (page: Page): Locator => page.getByRole('button', { name: 'Continue to the application' });

/** From the contact details, which are known, to the bank account: this number of securities. */
export async function toBankAccount(page: Page, quantity: string): Promise<void> {
  await onStep(page, /Contact details/);
  await pressByKeys(page, next(page));
  await onStep(page, /Investment amount/);
  await typeInto(page.getByRole('textbox', { name: /^Number of/ }), quantity);
  await pressByKeys(page, next(page));
  await onStep(page, /Bank account details/);
}

interface SubmitOnHolding {
  /** The application makes a new holding: there is none to confirm. */
  isNew?: boolean;
  /** The service will refuse it; the reasons are on screen afterwards. */
  isRefused?: boolean;
  /** The bank account and the payment are done. */
  isAtReview?: boolean;
}

/**
 * From the bank account to the submission, with the details of the holding confirmed unless it is a new one; returns what was sent.
 */
export async function submitOnHolding(
  page: Page,
  { isNew = false, isRefused = false, isAtReview = false }: SubmitOnHolding = {},
): Promise<Application> {
  if (!isAtReview) {
    await pressByKeys(page, next(page));
    await onStep(page, /Payment Options/);
    await pressByKeys(page, next(page));
  }
  await onStep(page, /Review and submit/);
  const confirmation = page.getByRole('checkbox', { name: 'I confirm that the details of this holding are correct.' });
  if (!isNew) {
    await tabTo(page, confirmation);
    await page.keyboard.press('Space');
  }
  const submit = page.getByRole('button', { name: /^(Submit|Save(?! as))/ });
  await expect(submit).toBeEnabled();
  const sent = page.waitForRequest(isSubmission);
  await pressByKeys(page, submit);
  const application = submittedWith(await sent) as Application;
  if (isRefused) return application;
  await page
    .getByText(/^(Congratulations!|Success! This application has been saved\.)$/)
    .first()
    .waitFor();
  return application;
}
