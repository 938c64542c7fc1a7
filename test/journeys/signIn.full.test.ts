import { expect, type Page, test } from '@playwright/test';
import { aPdf, downloadDocuments, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { beginSignedIn, logIn, PASSWORD, PEOPLE } from './support/demoPeople.ts';
import { look } from './support/look.ts';
import { onceKept } from './support/reload.ts';
import { typeInto } from './support/typing.ts';

const SLUG = 'emberfield-copper';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to the application' });

async function openLanding(page: Page): Promise<void> {
  await page.goto(`/offers/${SLUG}/`);
  await page.getByRole('region', { name: 'Start or Resume your application' }).waitFor();
}

async function settleTerms(page: Page): Promise<void> {
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('[1-LAND-31, 1-LAND-36, 3-LAND-39] the offer greets nobody and each kind of person in their way', async ({
  page,
}) => {
  await openLanding(page);
  await expect(radio(page, 'I am the investor')).toBeChecked();
  await expect(radio(page, 'Yes, I will log in')).not.toBeChecked();

  for (const [kind, { username, name }] of Object.entries(PEOPLE)) {
    await logIn(page, { username });
    await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeFocused();
    const isAdmin = kind === 'admin';
    await expect(radio(page, 'I am the investor')).toHaveCount(isAdmin ? 0 : 1);
    await expect(page.getByRole('checkbox', { name: /agree to the/ })).toHaveCount(isAdmin ? 0 : 1);
    await expect(page.getByRole('button', { name: 'Act for the issuer' })).toHaveCount(kind === 'staff' ? 1 : 0);
    if (kind === 'staff') {
      await page.getByRole('button', { name: 'Act for the issuer' }).click();
      await expect(page.getByText('You are applying on behalf of an investor, for the issuer.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /agree to the/ })).toBeChecked();
      await expect(radio(page, 'I am the investor')).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await loaded;
    await expect(radio(page, 'Yes, I will log in')).not.toBeChecked();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeLessThanOrEqual(1);
  }
});

test('[3-LAND-39] staff who act for their issuer find no way on at the offer of another, and apply for themselves there', async ({
  page,
}) => {
  await openLanding(page);
  await logIn(page, { username: PEOPLE.staff.username });
  await page.getByRole('button', { name: 'Act for the issuer' }).click();
  await expect(page.getByText('You are applying on behalf of an investor, for the issuer.')).toBeVisible();
  await page.goto('/offers/kestrel-notes/');

  const account = page.getByRole('region', { name: /^Signed in as/ });
  await expect(account).toContainText(
    /^Signed in as .*You act for Emberfield Copper Limited\. This offer is made by /s,
  );
  await expect(proceed(page)).toHaveCount(0);
  await account.scrollIntoViewIfNeeded();
  await look(page, 'another-issuer');
  await page.getByRole('button', { name: 'Apply for yourself' }).press('Enter');
  await expect(proceed(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Act for the issuer' })).toHaveCount(0);
});

test('[3-ROLE-02, 3-ROLE-04, 3-LAND-33] an adviser logs in on the page: what was answered and uploaded before stays', async ({
  page,
}) => {
  await openLanding(page);
  await settleTerms(page);
  await radio(page, 'I am an adviser').check();
  await page.locator('input[type="file"]').setInputFiles(aPdf('authority.pdf'));
  await page.getByRole('button', { name: 'Remove authority.pdf' }).waitFor();
  await expect(page.getByRole('link', { name: /authority\.pdf/ })).toHaveCount(0);
  await logIn(page, PEOPLE.adviser);
  await expect(page.getByRole('heading', { name: 'Signed in as Rohan Mehta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove authority.pdf' })).toBeVisible();
  await proceed(page).click();

  await onStep(page, /Contact details/);
  await expect(page.getByLabel('Email address').last()).toBeVisible();
  await expect(page.locator('main')).toContainText("Adviser's contact details");
});

test('[3-ERR-03, 3-LOGIN-07] a sign-out in one tab reaches the other; nothing of the person is left for the next', async ({
  context,
  page,
}) => {
  await beginSignedIn(page, PEOPLE.investor);
  await expect(page.getByLabel('First/preferred name')).toHaveValue('Olivia');
  await typeInto(page.getByLabel('Last name'), 'Canary-4711');
  await page.getByLabel('Last name').blur();

  const other = await context.newPage();
  await other.goto('/offers/kestrel-notes/');
  await other.getByRole('heading', { name: 'Signed in as Olivia Hartley' }).waitFor();
  await Promise.all([page.waitForEvent('load'), other.getByRole('button', { name: 'Sign out' }).click()]);

  await expect(radio(page, 'Yes, I will log in')).not.toBeChecked();
  await expect(page.locator('body')).not.toContainText('Canary-4711');
  await logIn(page, PEOPLE.staff);
  await page.getByRole('heading', { name: 'Signed in as Grace Nakamura' }).waitFor();
  await expect(page.locator('body')).not.toContainText('Olivia');
});

test('[3-LOGIN-07] a tab at a step says that another one signed out, never that it is open there, and signs in again', async ({
  context,
  page,
}) => {
  await beginSignedIn(page, PEOPLE.investor);
  // Nobody waits at the gate for a file in which nothing was entered (1-LAND-46).
  await typeInto(page.getByLabel('Last name'), 'Hartley');
  await onceKept(page);
  const other = await context.newPage();
  await other.goto(`/offers/${SLUG}/`);
  await expect(other.getByRole('heading', { name: /^Welcome back\. Continue at Contact details/ })).toBeVisible();
  await other.getByRole('button', { name: 'Start a new application' }).click();
  await other.getByRole('heading', { name: 'Signed in as Olivia Hartley' }).waitFor();
  await Promise.all([page.waitForEvent('load'), other.getByRole('button', { name: 'Sign out' }).click()]);

  const notice = page.getByRole('status', { name: 'You were signed out in another tab' });
  await expect(notice).toContainText('What was saved is in your account');
  await expect(page.getByText('This application is open in another tab')).toHaveCount(0);
  await expect(proceed(page)).toBeVisible();
  await look(page, 'signed-out-elsewhere');
  await expect(other.getByText(/signed out in another tab|open in another tab/)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Sign in' }).click();
  await typeInto(notice.getByLabel('Your email address'), PEOPLE.investor.username);
  await typeInto(notice.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signed in as Olivia Hartley' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[3-ERR-03] a session that ends in the middle of an application: log in again, and go on', async ({
  context,
  page,
}) => {
  await beginSignedIn(page, PEOPLE.investor);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await typeInto(page.getByLabel('Number of shares', { exact: true }), '10000');
  await next(page).click();
  await onStep(page, /Investor details/);
  await typeInto(page.getByLabel(/Middle names/), 'Rose');
  await context.clearCookies();
  await page.getByLabel('ID type').selectOption("Driver's licence");
  await page.locator('input[type="file"]').first().setInputFiles(aPdf('identity.pdf'));

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(await axeFindings(page, { name: 'session ended', state: 'filled' })).toEqual([]);
  await typeInto(dialog.getByLabel('Password', { exact: true }), PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  // A person who logs in continues at the same field.
  await expect(page.getByLabel(/Middle names/)).toBeFocused();
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Rose');
  // What waited for the log-in goes on by itself (1-UPL-05).
  await page.getByRole('button', { name: 'Remove identity.pdf' }).waitFor();
});

test('[3-LOGIN-02, 3-LOGIN-06] by keyboard alone: refused, then let in, then out', async ({ page }) => {
  await openLanding(page);
  await radio(page, 'Yes, I will log in').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(PEOPLE.investor.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  const username = page.getByLabel('Your email address');
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Login failed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgotten password?' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signed in as Olivia Hartley' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(radio(page, 'Yes, I will log in')).toBeVisible();
});

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });
    test(`axe finds nothing on the start in any state, and nothing scrolls sideways, at ${width} px, ${scheme}`, async ({
      page,
    }) => {
      const found: string[] = [];
      const look = async (state: string) => {
        found.push(...(await axeFindings(page, { name: `start, ${state}`, state: 'filled' })));
        if (await scrollsSideways(page)) found.push(`${state}: scrolls sideways`);
        if (process.env['LOOK'])
          await page.screenshot({
            path: `${process.env['LOOK']}/${state.replaceAll(' ', '-')}-${width}.png`,
            fullPage: true,
          });
      };
      await openLanding(page);
      await look('empty');
      await proceed(page).click();
      await page.getByRole('link', { name: /This field is required/ }).waitFor();
      await look('unanswered');
      await radio(page, 'I am an adviser').check();
      await page.getByText('Authority document').waitFor();
      await radio(page, 'No, continue without an account').check();
      await page.getByLabel(/Your email address/).waitFor();
      await look('adviser without account');
      await radio(page, 'Yes, I will log in').check();
      await page.getByLabel('Password', { exact: true }).waitFor();
      await look('log in');
      await logIn(page, { username: PEOPLE.staff.username, password: 'wrong' });
      await page.getByText('Login failed').waitFor();
      await look('refused');
      await logIn(page, PEOPLE.staff);
      await page.getByRole('heading', { name: 'Signed in as Grace Nakamura' }).waitFor();
      await look('signed in');
      await page.getByRole('button', { name: 'Act for the issuer' }).click();
      await page.getByText('You are applying on behalf').waitFor();
      await look('staff');
      await page.goto('/forgottenpassword/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look('forgotten');
      expect(found).toEqual([]);
    });
  });
}
