import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { applicantOf, fillLanding, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { beginSignedIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { problemsOf, tabRound, tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { closeOnceKept } from './support/reload.ts';
import { savedByItself } from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';
import { watchWrites } from './support/writes.ts';

const ADDRESS = '/offers/emberfield-copper/';
const WELCOME = 'Welcome back. Continue at Contact details or start a new application.';

/** Somebody with an account begins an application, and comes to its offer again in another tab. */
async function comeBack(context: BrowserContext, width: number): Promise<Page> {
  await watchWrites(context);
  const first = await context.newPage();
  await beginSignedIn(first, PEOPLE.investor);
  const saved = savedByItself(first);
  await typeInto(first.getByLabel('Last name'), 'Lindqvist');
  await first.getByLabel('Last name').blur();
  await saved;
  await closeOnceKept(first);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(ADDRESS);
  await page.getByRole('heading', { name: WELCOME }).waitFor();
  return page;
}

const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

for (const width of [1280, 375]) {
  test(`[1-LAND-46] one's own application at the gate by the keyboard alone, ${width} px wide`, async ({ context }) => {
    const page = await comeBack(context, width);
    await look(page, `gate-own-${width}`);
    expect(await axeFindings(page, { name: 'gate', state: 'filled' })).toEqual([]);
    // What is read: whose offer it is, the welcome, the facts with what they are of, and what can be done, in this order.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emberfield Copper Share Offer');
    const card = page.getByRole('region', { name: WELCOME });
    // The investor is named, too, where the account had saved that before the first tab was closed.
    const named = /Investor|Lindqvist/;
    await expect(card.getByRole('term').filter({ hasNotText: named })).toHaveText(['Last changed', 'Kept']);
    await expect(card.getByRole('definition').filter({ hasNotText: named })).toHaveText([
      /^\d{1,2}:\d\d [ap]m$/,
      /^In your account, saved \d{1,2}:\d\d [ap]m$/,
    ]);
    await expect(card.getByRole('button')).toHaveText(['Continue', 'Start a new application', 'Remove']);

    expect(problemsOf(await tabRound(page))).toEqual([]);

    await press(page, 'Remove');
    const question = page.getByRole('alertdialog', { name: 'Remove this application from this device?' });
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();

    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: 'Your applications' }).getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();

    await test.step('what stands in its place is read next', async () => {
      await press(page, 'Continue');
      await onStep(page, /Contact details/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
    });
    const other = await context.newPage();
    await other.setViewportSize({ width, height: 800 });
    await other.goto(ADDRESS);
    await press(other, 'Start a new application');
    await signedInAs(other, PEOPLE.investor);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('[1-LAND-46] a page that nobody signed in began says that somebody signed in in another tab, first of all, and goes on', async ({
  context,
  page,
}) => {
  await fillLanding(page, applicantOf('kestrel-notes'));
  await typeInto(page.getByLabel('First/preferred name'), 'Zephyrine');
  const other = await context.newPage();
  await Promise.all([page.waitForEvent('load'), beginSignedIn(other, PEOPLE.investor, 'saltbush-healthcare-property')]);

  const notice = page.getByRole('region', { name: 'Olivia Hartley signed in on another tab of this browser' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('What was entered on it is kept on this device.');
  await look(page, 'gate-signed-in-elsewhere');
  expect(await axeFindings(page, { name: 'gate', state: 'filled' })).toEqual([]);
  await page.reload();
  await expect(notice).toBeFocused();
  await press(page, 'Continue');
  await onStep(page, /Contact details/);
  await expect(page.getByLabel('First/preferred name')).toHaveValue('Zephyrine');
  await expect(notice).toHaveCount(0);

  const third = await context.newPage();
  await third.goto(page.url());
  await third.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  await expect(third.getByText('in another tab')).toHaveCount(0);
});
