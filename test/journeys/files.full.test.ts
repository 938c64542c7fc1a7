import { expect, test, type Locator, type Page } from '@playwright/test';
import { applicantOf, fillContact, fillLanding, fillLandingFields, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { beginSignedIn, PEOPLE } from './support/demoPeople.ts';
import { layoutShiftOf } from './support/layoutShift.ts';
import { look } from './support/look.ts';
import { reloadOnceKept } from './support/reload.ts';
import { seedFiles } from './support/seedFiles.ts';
import { typeInto } from './support/typing.ts';
import { waitUntilKept, watchWrites } from './support/writes.ts';

const FILES = 30;
const SWITCHES = 60;

test.beforeEach(({ context }) => watchWrites(context));

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your applications' });
const firstName = (page: Page) => page.getByLabel('First/preferred name');
const lastName = (page: Page) => page.getByLabel('Last name');
const numberOf = (index: number) => String(index).padStart(3, '0');

/** An application at contact details, and as many others as are wanted beside it. */
async function openAmong(page: Page, files: number): Promise<void> {
  await fillLanding(page, applicantOf('emberfield-copper'));
  await fillContact(page);
  await lastName(page).focus();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await waitUntilKept(page);
  await seedFiles(page, files);
  await page.reload();
  await onStep(page, /Contact details/);
}

/** By the keyboard alone: the shortcut, what is looked for, Enter. */
async function switchTo(page: Page, index: number): Promise<void> {
  await page.keyboard.press('Control+K');
  await drawer(page)
    .getByRole('searchbox')
    .pressSequentially(`offer ${numberOf(index)}`);
  await expect(drawer(page).getByText(`1 of ${FILES + 1} applications`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toHaveCount(0);
}

test(`[1-LAND-46] ${FILES} files are switched between and loaded anew, and each keeps every character`, async ({
  page,
}) => {
  await openAmong(page, FILES);
  const typed = new Map<number, string>();
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const index = (turn * 7 + Math.floor(turn / FILES)) % FILES;
    await switchTo(page, index);
    await expect(firstName(page)).toHaveValue(`Margot${numberOf(index)}`);
    await expect(lastName(page)).toHaveValue(typed.get(index) ?? 'Lindqvist');
    const words = `Lindqvist ${turn} ’${index}`;
    await typeInto(lastName(page), words);
    typed.set(index, words);
    if (turn % 10 === 9) {
      await reloadOnceKept(page);
      await onStep(page, /Contact details/);
      await expect(lastName(page)).toHaveValue(words);
    }
  }
  expect(typed.size).toBe(FILES);
  for (const [index, words] of typed) {
    await switchTo(page, index);
    await expect(lastName(page)).toHaveValue(words);
    await expect(firstName(page)).toHaveValue(`Margot${numberOf(index)}`);
  }
});

test('[1-LAND-46] the drawer names, removes and gives back, begins another, and gives the focus back', async ({
  page,
}) => {
  await openAmong(page, 3);
  const opener = page.getByRole('button', { name: 'Your applications' });
  await opener.press('Enter');
  await expect(drawer(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  const row = (name: string) => drawer(page).getByRole('listitem').filter({ hasText: name });
  // What this tab has not had open is named by nobody.
  await expect(row('Offer 001')).not.toContainText('Margot');
  const rename = row('Open now').getByRole('button', { name: /^Rename/ });
  await rename.press('Enter');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(row('Open now').locator('[data-row]')).toBeFocused();
  await expect(drawer(page)).not.toContainText('Not this');
  await rename.click();
  await page.keyboard.type('The Lindqvists');
  await page.keyboard.press('Enter');
  await expect(row('The Lindqvists')).toContainText('Emberfield Copper Share Offer');

  await row('Offer 002')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row('Offer 002')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await reloadOnceKept(page);
  await onStep(page, /Contact details/);
  await page.keyboard.press('Control+K');
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
  await expect(row('The Lindqvists')).toHaveCount(1);
  const headings = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await row('Offer 001').locator('[data-row]').click();
  await expect(firstName(page)).toHaveValue('Margot001');
  // Between the two files nothing of the offer's page flickers by.
  expect(await headings.evaluate((seen) => [...seen])).toEqual(['2 Contact details']);

  await page.keyboard.press('Control+K');
  await drawer(page).getByRole('button', { name: 'Start for another investor' }).click();
  await page.getByRole('heading', { name: 'About the offer' }).waitFor();
  await expect(page.getByRole('checkbox', { name: /agree to the/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Your applications' }).click();
  await row('The Lindqvists').locator('[data-row]').click();
  await expect(firstName(page)).toHaveValue('Margot');
});

test('[1-LAND-46] an application for another offer begins as a copy, which says before what it carries over', async ({
  page,
}) => {
  await openAmong(page, 0);
  await typeInto(lastName(page), 'Lindqvist-Ek');
  await page.keyboard.press('Control+K');
  await expect(drawer(page).getByRole('listitem')).toContainText('Step 2 of 8 · Contact details · Your turn');
  await drawer(page)
    .getByRole('button', { name: /^Copy for another offer/ })
    .press('Enter');
  const offers = drawer(page).getByLabel('For which offer?');
  await expect(offers).toBeFocused();
  await expect(drawer(page)).toContainText('CopiedPeople and organisations');
  await expect(drawer(page)).toContainText('Not copiedTax numbers, identity documents, the bank account');
  await expect(offers.getByRole('option', { name: /Emberfield/ })).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(drawer(page).locator('[data-row]')).toBeFocused();
  await drawer(page)
    .getByRole('button', { name: /^Copy for another offer/ })
    .press('Space');
  await expect(offers).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(drawer(page).locator('[data-row]')).toBeFocused();
  await drawer(page)
    .getByRole('button', { name: /^Copy for another offer/ })
    .press('Enter');
  await drawer(page).getByRole('button', { name: 'Start the copy' }).click();
  await expect(drawer(page)).toContainText('Please choose the offer');
  await offers.selectOption({ label: 'Tarn Ridge Water Trust' });
  await drawer(page).getByRole('button', { name: 'Start the copy' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tarn Ridge Water Trust' })).toBeFocused();
  const begun = page.getByRole('note', { name: /^This application starts with the people/ });
  await expect(begun).toContainText('agree to the terms of this offer on this page.');
  await reloadOnceKept(page);
  await expect(begun).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /agree to the/ })).not.toBeChecked();
  await fillLandingFields(page);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await expect(begun).toHaveCount(0);
  await expect(firstName(page)).toHaveValue('Margot');
  // Typed in the first one, and not yet answered there.
  await expect(lastName(page)).toHaveValue('Lindqvist-Ek');
  await typeInto(lastName(page), 'Ek');
  await page.keyboard.press('Control+K');
  await drawer(page).getByRole('listitem').filter({ hasText: 'Emberfield' }).locator('[data-row]').click();
  await onStep(page, /Contact details/);
  await expect(lastName(page)).toHaveValue('Lindqvist-Ek');
});

test('[1-LAND-46] the browser’s Back to the offer’s page loses no step, and going on is known in another tab before a key is pressed', async ({
  page,
  context,
}) => {
  await openAmong(page, 0);
  const other = await context.newPage();
  const facts = async (tab: Page, words: string) => {
    await tab.keyboard.press('Control+K');
    await expect(drawer(tab).getByRole('listitem')).toContainText(words);
    await tab.keyboard.press('Escape');
    await expect(drawer(tab)).toHaveCount(0);
  };
  await other.goto('/');
  await other.getByRole('region', { name: 'Continue' }).getByText('Contact details', { exact: true }).waitFor();
  await next(page).click();
  await onStep(page, /Investment amount/);
  await page.goBack();
  await page.goBack();
  const goOn = page.getByRole('button', { name: 'Continue at Contact details' });
  await goOn.waitFor();
  await facts(page, 'Step 2 of 8 · Contact details');
  await facts(other, 'Step 2 of 8 · Contact details');
  await goOn.click();
  await onStep(page, /Contact details/);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await facts(page, 'Step 3 of 8 · Investment amount');
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Contact details/);
  await facts(other, 'Step 2 of 8 · Contact details');
});

test('[1-LAND-46] what the account has saved does not come: the drawer and the page of all offers say so, and nothing above it moves', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  /** Answers what has been asked, once it has, and from then on at once: a save of its own asks again. */
  const answer = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    for (const each of held.splice(0)) each();
  };
  await page.route('**/api/drafts/', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 500, json: {} });
  });
  await beginSignedIn(page, PEOPLE.investor);
  await typeInto(lastName(page), 'Lindqvist');
  await lastName(page).blur();
  const failed = (place: Page | Locator) =>
    place.getByRole('note', { name: 'The applications saved in your account could not be loaded' });

  await page.keyboard.press('Control+K');
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  const moved = await layoutShiftOf(page, async () => {
    await answer();
    await expect(failed(drawer(page))).toBeVisible();
  });
  expect(moved).toBe(0);
  expect(await axeFindings(page, { name: 'drawer', state: 'error' })).toEqual([]);
  await look(page, 'drawer-failed');
  await page.keyboard.press('Escape');

  isHolding = true;
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('heading', { name: 'Open for applications' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  /** Of what is in sight: below it a row may still get its second line. */
  const places = () =>
    page
      .locator('main :is(h2, table, li)')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().top).filter((top) => top < window.innerHeight),
      );
  await page.evaluate(() => document.fonts.ready);
  const stood = await places();
  await answer();
  await expect(failed(page)).toBeInViewport();
  expect(await places()).toEqual(expect.arrayContaining(stood));
  await look(page, 'home-failed');
});
