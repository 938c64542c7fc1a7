import { expect, test, type Page, type Response } from '@playwright/test';
import { next, onStep } from './support/applicant.ts';
import { beginSignedIn, logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { look } from './support/look.ts';
import { otherBrowser } from './support/savedDraft.ts';
import { isSubmission, sentWith } from './support/submitted.ts';
import { typeInto } from './support/typing.ts';

test.beforeEach(({ page }) => page.clock.install());

const SLUG = 'emberfield-copper';
const OTHER = 'kestrel-notes';

/** Seconds from the last key to the sign-out. */
const SECONDS = Array.from({ length: 13 }, (_, second) => second);

const amount = (page: Page) => page.getByLabel('Number of shares', { exact: true });
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your last changes are not saved' });

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const toOffer = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

/** To the amount with an account, once all of it is saved; gives the address of the draft. */
async function begin(page: Page): Promise<string> {
  const answered = page.waitForResponse(isOwnSave);
  await beginSignedIn(page, PEOPLE.investor, SLUG);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await saved(page);
  return ((await (await answered).json()) as { draft_url: string }).draft_url;
}

/** Whether an answer is to a save that the page makes by itself: leads go to the same address. */
function isOwnSave(response: Response): boolean {
  const request = response.request();
  return isSubmission(request) && (sentWith(request) as { action?: string }).action === 'autosave';
}

/** A number of shares that no other turn types. */
const amountOf = (turn: number) => String(10_000 + turn * 100);

async function type(page: Page, turn: number): Promise<void> {
  await typeInto(amount(page), amountOf(turn));
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

/** Signs out on the page on screen, which is loaded anew. */
async function leave(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), signOut(page).click()]);
  await page.getByRole('radio', { name: 'Yes, I will log in' }).waitFor();
}

/** Logs in again on the offer that is on screen and opens the saved draft: gives the amount that is in it. */
async function amountInAccount(page: Page, draft: string): Promise<string> {
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  await page.goto(draft);
  await onStep(page, /Contact details/);
  await next(page).click();
  await onStep(page, /Investment amount/);
  return (await amount(page).inputValue()).replaceAll(/\D/g, '');
}

const TITLE = '[3-LOGIN-12, 3-LOGIN-07] nothing that was typed is lost by a sign-out at any second after the last key';

test(`${TITLE}, on the offer`, async ({ page }) => {
  for (const second of SECONDS) {
    const draft = await begin(page);
    await type(page, second);
    await page.clock.runFor(second * 1_000);
    await toOffer(page);
    await leave(page);
    expect(await amountInAccount(page, draft), `${second} s`).toBe(amountOf(second));
    await page.goto(`/offers/${OTHER}/`);
    await leave(page);
  }
});

test(`${TITLE}, from another offer`, async ({ page }) => {
  const draft = await begin(page);
  for (const second of SECONDS) {
    await type(page, second);
    await page.clock.runFor(second * 1_000);
    await page.goto(`/offers/${OTHER}/`);
    await signedInAs(page, PEOPLE.investor);
    await leave(page);
    expect(await amountInAccount(page, draft), `${second} s`).toBe(amountOf(second));
  }
});

test(`${TITLE}, from another tab`, async ({ page, context }) => {
  const draft = await begin(page);
  const other = await context.newPage();
  for (const second of SECONDS) {
    await other.goto(`/offers/${OTHER}/`);
    await signedInAs(other, PEOPLE.investor);
    await type(page, second);
    await page.clock.runFor(second * 1_000);
    const loaded = page.waitForEvent('load');
    await leave(other);
    await loaded;
    expect(await amountInAccount(page, draft), `${second} s`).toBe(amountOf(second));
  }
});

test('[3-LOGIN-12] what was typed right before the page is closed is in the account', async ({ page, context }) => {
  const draft = await begin(page);
  await type(page, 7);
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  const elsewhere = await otherBrowser(context);
  const desk = await elsewhere.newPage();
  await desk.goto(`/offers/${SLUG}/`);
  expect(await amountInAccount(desk, draft)).toBe(amountOf(7));
  await elsewhere.close();
});

test('[3-LOGIN-12] a page that is loaded anew right after the last key does not meet its own save', async ({
  page,
}) => {
  await begin(page);
  await type(page, 6);
  await page.reload();
  await onStep(page, /Investment amount/);
  await saved(page);
  expect((await amount(page).inputValue()).replaceAll(/\D/g, '')).toBe(amountOf(6));
  await expect(page.getByText(/elsewhere|newer version/i)).toHaveCount(0);
});

test('[3-LOGIN-12] without a connection a sign-out asks first, and clears the device once it is said again', async ({
  page,
  context,
}) => {
  await begin(page);
  await toOffer(page);
  await signedInAs(page, PEOPLE.investor);
  // The question and what follows it have come ahead.
  await page.waitForTimeout(2_500);
  await page.getByRole('button', { name: /^Continue at/ }).click();
  await onStep(page, /Investment amount/);
  await context.setOffline(true);
  await typeInto(amount(page), amountOf(8));
  await toOffer(page);
  await signOut(page).click();
  await expect(question(page)).toContainText('Emberfield Copper');
  await expect(question(page)).toContainText('If you sign out now, they are lost');
  await look(page, 'sign-out-question');
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(signOut(page)).toBeVisible();

  await signOut(page).click();
  await question(page).getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('status', { name: /^You are signed out on this device\./ })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('radio', { name: 'Yes, I will log in' }).waitFor();
  await expect(page.locator('body')).not.toContainText('Olivia');
});
