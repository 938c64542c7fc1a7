import { expect, type Page, test } from '@playwright/test';
import { aPdf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { beginSignedIn, logIn, PASSWORD, PEOPLE } from './support/demoPeople.ts';
import { typeInto } from './support/typing.ts';

const SLUG = 'emberfield-copper';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to the application' });

async function openLanding(page: Page): Promise<void> {
  await page.goto(`/offers/${SLUG}/`);
  await page.getByRole('region', { name: 'Start or Resume your application' }).waitFor();
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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
