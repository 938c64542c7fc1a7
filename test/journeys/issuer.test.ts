import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { PASSWORD, PEOPLE } from './support/demoPeople.ts';
import { pressByKeys } from './support/holdings.ts';
import { look } from './support/look.ts';
import { receive } from './support/received.ts';
import { typeInto } from './support/typing.ts';

test('staff log in on the list of their issuer, search it, open an application and come back to the same list', async ({
  page,
  baseURL,
}) => {
  const [reference = '', , third = ''] = await receive(baseURL, [
    { first: 'Philippa', last: 'Quillfeather' },
    { first: 'Percival', last: 'Quillfeather', quantity: '50000' },
    { first: 'Ottoline', last: 'Quillfeather' },
  ]);
  await page.goto('/issuer/applications/');
  await typeInto(page.getByLabel('Your email address'), PEOPLE.staff.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Applications' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
  await look(page, 'issuer-list');

  await typeInto(page.getByRole('searchbox'), 'quillf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '3 applications' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Largest amount first');
  await expect(table.getByRole('rowheader')).toContainText(['Percival', 'Ottoline', 'Philippa']);
  expect(new URL(page.url()).search).toBe('?order=largest');
  await look(page, 'issuer-found');
  expect(await axeFindings(page, { name: 'issuer list', state: 'filled' })).toEqual([]);

  await pressByKeys(page, page.getByRole('link', { name: 'Philippa Quillfeather' }));
  await expect(page.getByRole('heading', { level: 1, name: `Application ${reference}` })).toBeVisible();
  await readApplication(page);
  await pressByKeys(page, page.getByRole('button', { name: 'Previous' }));
  await expect(page.getByRole('heading', { level: 1, name: `Application ${third}` })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Called the investor')).toBeVisible();
  await pressByKeys(page, page.getByRole('link', { name: 'All applications' }));
  await expect(table.getByRole('rowheader')).toContainText(['Percival', 'Ottoline', 'Philippa']);
  await expect(page.getByRole('searchbox')).toHaveValue('quillf');
  await page.reload();
  await expect(table.getByRole('rowheader')).toHaveCount(3);
});

test('staff accept an application, take that back, do not accept it, and reopen it', async ({ page, baseURL }) => {
  await receive(baseURL, [{ first: 'Wilhelmina', last: 'Brackenbury' }]);
  await page.goto('/issuer/applications/');
  await typeInto(page.getByLabel('Your email address'), PEOPLE.staff.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('searchbox'), 'brackenbury');
  await page.keyboard.press('Enter');
  await pressByKeys(page, page.getByRole('link', { name: 'Wilhelmina Brackenbury' }));
  const decision = page.getByRole('region', { name: 'Decision' });
  await look(page, 'issuer-decide');

  await pressByKeys(page, decision.getByRole('button', { name: 'Accept', exact: true }));
  await expect(decision.getByText('accepted the application')).toBeFocused();
  await look(page, 'issuer-accepted');
  expect(await axeFindings(page, { name: 'issuer decision', state: 'filled' })).toEqual([]);
  await pressByKeys(page, decision.getByRole('button', { name: 'Take back' }));
  await expect(decision.getByText('Waiting for the issuer’s decision.')).toBeFocused();
  await expect(decision.getByText('The decision was taken back.')).toBeVisible();

  await pressByKeys(page, decision.getByRole('button', { name: 'Do not accept' }));
  const dialog = page.getByRole('dialog', { name: 'Do not accept the application?' });
  await look(page, 'issuer-reason');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Do not accept' }));
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').selectOption('The offer is fully subscribed');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Do not accept' }));
  await expect(decision.getByText('Reason: The offer is fully subscribed.')).toBeFocused();
  await page.reload();
  await pressByKeys(page, decision.getByRole('button', { name: 'Reopen' }));
  await expect(decision.getByText('reopened the application')).toBeFocused();
  await pressByKeys(page, page.getByRole('link', { name: 'All applications' }));
  await expect(page.getByRole('row', { name: /Wilhelmina Brackenbury.*To decide/ })).toBeVisible();
});

test('staff accept several applications at once, and take them back', async ({ page, baseURL }) => {
  await receive(baseURL, [
    { first: 'Leopold', last: 'Vandermolen' },
    { first: 'Clementine', last: 'Vandermolen', quantity: '20000' },
  ]);
  await page.goto('/issuer/applications/');
  await typeInto(page.getByLabel('Your email address'), PEOPLE.staff.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('searchbox'), 'vandermolen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 applications' })).toBeVisible();
  await page.getByLabel('Choose all on this page').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^2 chosen, AUD/)).toBeVisible();
  await look(page, 'issuer-chosen');

  await pressByKeys(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await expect(page.getByRole('heading', { name: 'Accept 2 applications' })).toBeFocused();
  await look(page, 'issuer-several');
  await pressByKeys(page, page.getByRole('button', { name: 'Accept 2 applications' }));
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Done' })).toHaveCount(2);
  expect(await axeFindings(page, { name: 'issuer decision on several', state: 'filled' })).toEqual([]);
  await look(page, 'issuer-several-done');
  await pressByKeys(page, page.getByRole('button', { name: 'Take back 2 decisions' }));
  await expect(page.getByRole('cell', { name: 'Taken back' })).toHaveCount(2);
  await pressByKeys(page, page.getByRole('button', { name: 'Back to the list' }));
  await expect(page.getByRole('row', { name: /Vandermolen.*To decide/ })).toHaveCount(2);
});

test('staff edit an application: what was changed outlasts a reload, is saved, and is told in the history', async ({
  page,
  baseURL,
}) => {
  const [reference = '', before = ''] = await receive(baseURL, [
    { first: 'Hieronymus', last: 'Papadimitriou' },
    { first: 'Apollonia', last: 'Papadimitriou' },
  ]);
  await page.goto('/issuer/applications/');
  await typeInto(page.getByLabel('Your email address'), PEOPLE.staff.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('searchbox'), 'papadim');
  await page.keyboard.press('Enter');
  await pressByKeys(page, page.getByRole('link', { name: 'Hieronymus Papadimitriou' }));
  await pressByKeys(page, page.getByRole('region', { name: 'Decision' }).getByRole('link', { name: 'Edit' }));
  const review = page.getByRole('heading', { level: 1, name: /Review and save the application/ });
  await expect(review).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/issuer\/applications\/\d+\/edit\/$/);
  await look(page, 'issuer-edit');
  expect(await axeFindings(page, { name: 'issuer edit', state: 'filled' })).toEqual([]);

  await pressByKeys(page, page.getByRole('button', { name: 'Edit Bank account details' }));
  await typeInto(page.getByLabel('Account number'), '99887766');
  await pressByKeys(page, page.getByRole('button', { name: /Next/ }));
  await expect(review).toBeVisible();
  await page.reload();
  await expect(page.getByText('Account ending 766')).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Save' }));
  const box = page.getByRole('region', { name: 'Success! Changes to this application have been saved.' });
  await expect(box).toBeFocused();
  await look(page, 'issuer-edited');

  await pressByKeys(page, box.getByRole('link', { name: 'Manage this application' }));
  await expect(page.getByRole('heading', { level: 1, name: `Application ${reference}` })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Grace Nakamura changed the application. Questions: Bank account details: Account number.',
  );
  await expect(page.getByText('The issuer, Grace Nakamura')).toBeVisible();
  await look(page, 'issuer-changed');
  await pressByKeys(page, page.getByRole('button', { name: 'Previous' }));
  await expect(page.getByRole('heading', { level: 1, name: `Application ${before}` })).toBeVisible();
});

/** Shows a tax number for a reason, adds a note, and finds both in the history. */
async function readApplication(page: Page): Promise<void> {
  await pressByKeys(page, page.getByRole('button', { name: 'Show TFN' }));
  const dialog = page.getByRole('dialog', { name: 'Show TFN?' });
  await dialog.getByLabel('Reason').selectOption('To check the investor’s identity');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Show TFN' }));
  await expect(page.getByText('123 456 782')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide TFN' })).toBeFocused();
  await look(page, 'issuer-number');

  await typeInto(page.getByLabel('New note'), 'Called the investor');
  await expect(page.getByText('123 456 782')).toBeHidden();
  await pressByKeys(page, page.getByRole('button', { name: 'Add note' }));
  await expect(page.getByLabel('New note')).toHaveValue('');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText([
    'added a note',
    'looked at a tax number. Reason: To check the investor’s identity.',
    'submitted the application',
  ]);
  await look(page, 'issuer-application');
  expect(await axeFindings(page, { name: 'issuer application', state: 'filled' })).toEqual([]);
}
