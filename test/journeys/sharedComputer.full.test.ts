import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { downloadDocuments, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { storedKeys } from './support/canaries.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { closeOnceKept } from './support/reload.ts';
import { newCode, newestLink, openOther, saveAtContact, savedByItself } from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';
import { watchWrites } from './support/writes.ts';
import { sayPageTime } from './support/pageTime.ts';

const ADDRESS = '/offers/emberfield-copper/';
const CANARY = 'Quillfeather';

const lastName = (page: Page) => page.getByLabel('Last name');
const remove = (page: Page) => page.getByRole('button', { name: 'Remove from this device' });
const inDialog = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });

/** To contact details, without an account, with a name that is nobody's. */
async function begin(page: Page, { isShared = false } = {}): Promise<void> {
  await page.goto(ADDRESS);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  if (isShared) {
    await page.getByRole('checkbox', { name: 'This is a shared computer' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'This is a shared computer' })).toBeChecked();
  }
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await lastName(page).pressSequentially(CANARY);
  await lastName(page).press('Tab');
}

/** Everything on screen, typed values and the title among it. */
async function onScreen(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ].join('\n'),
  );
}

/** Everything of this origin that another tab can read, and what it makes of the offer's page. */
async function nextVisitor(context: BrowserContext): Promise<{ page: Page; found: string }> {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  return { page, found: [await onScreen(page), kept, ...(await storedKeys(page))].join('\n') };
}

test.beforeEach(({ context }) => watchWrites(context));

test('[1-LAND-44] with the tick nothing is left once the tab is closed', async ({ page, context }) => {
  await begin(page, { isShared: true });
  await expect(page.getByText('Shared computer: not kept here')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await page.close();

  const { page: next, found } = await nextVisitor(context);
  expect(found).not.toContain(CANARY);
  await expect(next.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  // The new application's own: its file and its line.
  expect(await storedKeys(next).then((keys) => keys.length)).toBeLessThanOrEqual(2);
});

test('[1-LAND-44, 3-OTP-07] a saved draft that is opened with the tick leaves nothing once the tab is closed', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await saveAtContact(page, 'petra.lund@example.com', '0491570802');
  const desk = await openOther(context);
  const link = await newestLink(page, 'petra.lund@example.com');
  await desk.goto(link);
  await desk.getByRole('button', { name: 'Send code' }).waitFor();
  const draftAddress = desk.url();
  await desk.getByRole('checkbox', { name: 'This is a shared computer' }).focus();
  await desk.keyboard.press('Space');
  await desk.getByRole('button', { name: 'Send code' }).click();
  await typeInto(desk.getByLabel('One-time password'), await newCode(page, '+61491570802'));
  await desk.keyboard.press('Enter');
  await onStep(desk, /Contact details/);
  await expect(desk.getByLabel('First/preferred name')).toHaveValue('Margot');
  const savedAtDesk = savedByItself(desk);
  await desk.getByLabel('First/preferred name').pressSequentially(CANARY);
  await desk.keyboard.press('Tab');

  expect((await savedAtDesk).ok()).toBe(true);
  expect(await storedKeys(desk)).toEqual([]);
  // A second tab of the same link opens without a code, and without a tick of its own: it holds for the whole of the hold.
  const second = await desk.context().newPage();
  await second.goto(link);
  await onStep(second, /Contact details/);
  const savedInSecond = savedByItself(second);
  await typeInto(second.getByLabel('Last name'), CANARY);
  await second.keyboard.press('Tab');
  expect((await savedInSecond).ok()).toBe(true);
  expect(await storedKeys(second)).toEqual([]);
  await second.close();
  await desk.close();
  const { found } = await nextVisitor(desk.context());
  expect(found).not.toContain('Margot');

  // The address that its history holds opens nothing any more: the session ended with the tab.
  const later = await desk.context().newPage();
  await later.goto(draftAddress);
  await expect(later.getByRole('heading', { level: 1, name: 'This link cannot be opened' })).toBeVisible();
  // The link from the e-mail asks for a code again.
  await later.goto(link);
  await expect(later.getByRole('button', { name: 'Send code' })).toBeVisible();
  await desk.context().close();
});

test('[1-LAND-44, 3-LOGIN-10] with the tick nobody is signed in any more once the tab is closed', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check();
  const other = await context.newPage();
  await other.goto(ADDRESS);
  await signedInAs(other, PEOPLE.investor);
  // As a person closes a tab: the page hears of it, and the call returns before it is gone.
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);

  await expect(other.getByText('Do you have an account?')).toBeVisible();
  expect(await onScreen(other)).not.toContain(PEOPLE.investor.name);
  const { page: next, found } = await nextVisitor(context);
  await expect(next.getByText('Do you have an account?')).toBeVisible();
  expect(found).not.toContain(PEOPLE.investor.name);
  await next.reload();
  await expect(next.getByText('Do you have an account?')).toBeVisible();
  expect(await onScreen(next)).not.toContain(PEOPLE.investor.name);
});

test('[1-LAND-44, 3-LOGIN-10] of two ticked tabs the last one to be closed ends the session, and the first takes nothing from the other', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check();
  const other = await context.newPage();
  await other.goto('/offers/kestrel-notes/');
  await signedInAs(other, PEOPLE.investor);
  await other.getByRole('checkbox', { name: 'This is a shared computer' }).check();
  const close = (tab: Page) => Promise.all([tab.waitForEvent('close'), tab.close({ runBeforeUnload: true })]);
  await close(page);
  await signedInAs(other, PEOPLE.investor);
  expect(await other.evaluate(async () => (await fetch('/api/user__user/')).text())).toContain(
    PEOPLE.investor.name.split(' ')[0],
  );
  await close(other);

  const { page: next, found } = await nextVisitor(context);
  await expect(next.getByText('Do you have an account?')).toBeVisible();
  expect(found).not.toContain(PEOPLE.investor.name);
  expect(await next.evaluate(async () => (await fetch('/api/user__user/')).json() as Promise<unknown>)).toEqual({
    results: [],
  });
});

test('[1-LAND-45, 1-LAND-46] removed on a step or at the gate, nothing is left, and Back shows nothing', async ({
  page,
  context,
}) => {
  await begin(page);
  await remove(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Contact details');
  await inDialog(page, 'Keep').click();
  await expect(lastName(page)).toHaveValue(CANARY);
  await remove(page).click();
  await inDialog(page, 'Remove').click();
  await expect(page.getByRole('button', { name: 'Continue to the application' })).toBeVisible();
  // Out of the offer's page, or to its beginning: never to what was removed.
  await page.goBack();
  // A page that comes out of the browser's memory loads itself anew, in the middle of a look at it.
  await expect(async () => expect(await onScreen(page)).not.toContain(CANARY)).toPass();

  await begin(page);
  await closeOnceKept(page);
  const { page: next } = await nextVisitor(context);
  await next.getByRole('button', { name: 'Remove', exact: true }).click();
  await inDialog(next, 'Remove').click();
  await expect(next.getByRole('button', { name: 'Continue to the application' })).toBeVisible();
  expect(await onScreen(next)).not.toContain(CANARY);
});

test('[3-LOGIN-11] after 30 idle minutes nothing is on screen, and the log-in brings everything back', async ({
  page,
}) => {
  await page.clock.install();
  await sayPageTime(page);
  await page.goto(ADDRESS);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await lastName(page).pressSequentially(CANARY);
  await lastName(page).press('Tab');
  await page.clock.runFor(2_000);
  await page.clock.fastForward('28:30');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  expect(await axeFindings(page, { name: 'idle warning', state: 'filled' })).toEqual([]);

  const loaded = page.waitForEvent('load');
  await page.clock.fastForward('02:00');
  await loaded;
  await expect(page.getByText('You have been signed out')).toBeVisible();
  expect(await onScreen(page)).not.toMatch(new RegExp(`${CANARY}|Olivia`));
  await logIn(page, PEOPLE.investor);
  await onStep(page, /Contact details/);
  await expect(lastName(page)).toHaveValue(new RegExp(CANARY));
});
