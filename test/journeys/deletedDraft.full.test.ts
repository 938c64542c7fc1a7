import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { storedKeys } from './support/canaries.ts';
import { tabTo } from './support/keyboard.ts';
import { newestLink, openOther, saveAtContact } from './support/savedDraft.ts';

const ADDRESS = '/offers/emberfield-copper/';
const OFFER = 'Emberfield Copper Share Offer';
const EMAIL = 'ines.harrow@example.com';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const deleteIn = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });

test('[3-DRAFT-01] a draft is deleted where it was saved: of it nothing is left here, and its link opens nothing', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await saveAtContact(page, EMAIL);
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
  const link = await newestLink(page, EMAIL);

  // By keys alone.
  await tabTo(page, button(page, 'Delete my draft'));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Delete this draft?' }).waitFor();
  expect(await axeFindings(page, { name: 'Delete this draft?', state: 'filled' })).toEqual([]);
  await tabTo(page, deleteIn(page));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status', { name: 'Your draft has been deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: OFFER })).toBeFocused();
  expect(await axeFindings(page, { name: OFFER, state: 'filled' })).toEqual([]);
  // The new application's own: its file and its line.
  await expect.poll(() => storedKeys(page).then((keys) => keys.length)).toBeLessThanOrEqual(2);
  expect((await storedKeys(page)).join()).not.toContain(EMAIL);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: OFFER })).toBeVisible();
  await expect(page.getByText('Your draft has been deleted')).toHaveCount(0);
  const other = await openOther(context);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'This link cannot be opened' })).toBeVisible();
  await other.context().close();
});
