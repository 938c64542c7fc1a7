import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { PASSWORD, PEOPLE } from './support/demoPeople.ts';
import { pressByKeys } from './support/holdings.ts';
import { look } from './support/look.ts';
import { receive } from './support/received.ts';
import { typeInto } from './support/typing.ts';

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await typeInto(page.getByLabel('Your email address'), PEOPLE.staff.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
}

test('staff record a payment, remove it as a mistake, and record the payments of a pasted list', async ({
  page,
  baseURL,
}) => {
  const [first = '', second = ''] = await receive(baseURL, [
    { first: 'Marguerite', last: 'Thistlewood' },
    { first: 'Cornelius', last: 'Thistlewood' },
  ]);
  await logIn(page, '/issuer/applications/');
  await typeInto(page.getByRole('searchbox'), first);
  await page.keyboard.press('Enter');
  await pressByKeys(page, page.getByRole('link', { name: 'Marguerite Thistlewood' }));
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  const payable = await payment.getByRole('definition').first().textContent();
  const due = (payable ?? '').replace(/[^\d.,]/g, '');

  await pressByKeys(page, payment.getByRole('button', { name: 'Record a payment' }));
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue(due.replace(/\.00$/, ''));
  await typeInto(dialog.getByLabel('Amount'), '100');
  await typeInto(dialog.getByLabel('Reference of the bank'), 'NAB 12, M Thistlewood');
  await look(page, 'payment-dialog');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Record', exact: true }));
  await expect(payment.getByText('Still payable')).toBeVisible();
  await look(page, 'payment-part');
  expect(await axeFindings(page, { name: 'payment', state: 'filled' })).toEqual([]);
  await pressByKeys(page, payment.getByRole('button', { name: /^Remove the payment of AUD.100.00/ }));
  await pressByKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(payment.getByText('No payment has been recorded.')).toBeVisible();

  await pressByKeys(page, page.getByRole('link', { name: 'All applications' }));
  await pressByKeys(page, page.getByRole('link', { name: 'Record payments from a list' }));
  await typeInto(
    page.getByLabel('References and amounts'),
    [`${first} ${due}`, `${second.toLowerCase()} 5`, 'EMB-333333 5'].join('\n'),
  );
  await look(page, 'payments-list');
  await pressByKeys(page, page.getByRole('button', { name: 'Check the list' }));
  await expect(page.getByRole('heading', { name: '1 of 3 payments ready to record' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Record payments' });
  await expect(table.getByRole('row')).toContainText([
    'Line',
    'Matches',
    'Another amount than is payable',
    'No application has this reference',
  ]);
  await look(page, 'payments-checked');
  expect(await axeFindings(page, { name: 'payments', state: 'filled' })).toEqual([]);
  await table.getByRole('checkbox', { name: /^Choose line 2,/ }).focus();
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Record 2 payments' }));
  await expect(page.getByRole('heading', { name: '2 of 2 payments recorded.' })).toBeFocused();
  await look(page, 'payments-recorded');

  await pressByKeys(page, page.getByRole('link', { name: 'Back to the applications' }));
  await typeInto(page.getByRole('searchbox'), first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Marguerite Thistlewood.*Paid/ })).toBeVisible();

  await pressByKeys(page, page.getByRole('link', { name: 'See what was raised' }));
  await expect(page.getByRole('img', { name: /^Chart of what was raised/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By day, in AUD' }).getByRole('row')).not.toHaveCount(1);
  await look(page, 'raise');
  expect(await axeFindings(page, { name: 'raise', state: 'filled' })).toEqual([]);
});

test('staff complete accepted applications: one, which they take back, and then both at once', async ({
  page,
  baseURL,
}) => {
  await receive(baseURL, [
    { first: 'Theodora', last: 'Wyndhamsmith' },
    { first: 'Bartholomew', last: 'Wyndhamsmith', quantity: '20000' },
  ]);
  await logIn(page, '/issuer/applications/');
  await typeInto(page.getByRole('searchbox'), 'wyndhamsmith');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 applications' })).toBeVisible();
  await page.getByLabel('Choose all on this page').focus();
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await pressByKeys(page, page.getByRole('button', { name: 'Accept 2 applications' }));
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Back to the list' }));

  await pressByKeys(page, page.getByRole('link', { name: 'Theodora Wyndhamsmith' }));
  const decision = page.getByRole('region', { name: 'Decision' });
  await pressByKeys(page, decision.getByRole('button', { name: 'Complete' }));
  const dialog = page.getByRole('dialog', { name: 'Complete the application?' });
  await expect(dialog.getByLabel('Securities allotted')).toHaveValue('10,000');
  await typeInto(dialog.getByLabel('HIN, SRN or holder number'), 'I0000 000 390');
  await look(page, 'complete-dialog');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Complete' }));
  await expect(decision.getByText('completed the application')).toBeFocused();
  await expect(decision.getByText('I0000000390')).toBeVisible();
  await look(page, 'completed');
  expect(await axeFindings(page, { name: 'completed', state: 'filled' })).toEqual([]);
  await pressByKeys(page, decision.getByRole('button', { name: 'Take back' }));
  await expect(decision.getByText('accepted the application')).toBeFocused();

  await pressByKeys(page, page.getByRole('link', { name: 'All applications' }));
  await page.getByLabel('Choose all on this page').focus();
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Complete', exact: true }));
  await expect(page.getByLabel('Securities allotted, Bartholomew Wyndhamsmith')).toHaveValue('20,000');
  await look(page, 'complete-several');
  expect(await axeFindings(page, { name: 'complete several', state: 'filled' })).toEqual([]);
  await pressByKeys(page, page.getByRole('button', { name: 'Complete 2 applications' }));
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Back to the list' }));
  await expect(page.getByRole('row', { name: /Wyndhamsmith.*Completed/ })).toHaveCount(2);
});
