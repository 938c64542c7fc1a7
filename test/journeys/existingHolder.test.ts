import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { PEOPLE } from './support/demoPeople.ts';
import { arriveAs, chooseByKeys, pressByKeys, proceed, submitOnHolding, toBankAccount } from './support/holdings.ts';
import { look } from './support/look.ts';

test('[3-LAND-39, 3-HOLD-01, 1-BANK-25, 1-BANK-26] a holder adds to a holding by keys alone: neither investor nor tax is asked, account and reinvestment come from the register', async ({
  page,
}) => {
  await arriveAs(page, PEOPLE.investor);
  await chooseByKeys(
    page,
    page.getByRole('radio', { name: 'Ms Olivia Hartley', description: /ordinary share: 4,000 on 30\/09\/2026/ }),
  );
  await chooseByKeys(page, page.getByRole('radio', { name: 'Add to this holding' }));
  await pressByKeys(page, proceed(page));
  await toBankAccount(page, '10000');
  await expect(page.getByLabel('Account name')).toHaveValue('O Hartley');
  await expect(page.getByLabel('BSB')).toHaveValue('063-000');
  await expect(page.getByRole('radio', { name: 'Partial participation' })).toBeChecked();

  const sent = await submitOnHolding(page);

  expect(sent.contact_details).toMatchObject({
    holdingProfileType: 'TOP_UP',
    selectedSubregister: { name_and_designation: 'Ms Olivia Hartley', security_code: 'EMB' },
  });
  expect(sent.bank_details).toMatchObject({ accountNumber: '10428871', drpStatus: 'P' });
  expect(Object.keys(sent)).not.toContain('investor_details');
  expect(Object.keys(sent)).not.toContain('tax_details');
  expect(sent.review).toMatchObject({ detailsAreCorrectConfirmation: true });

  await page.goto('/investor/dashboard');
  await expect(page.getByRole('region', { name: 'Submitted' }).getByRole('listitem')).toContainText([
    'Emberfield Copper Share Offer',
  ]);
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('ordinary share: 4,000 on 30/09/2026');
  expect(await axeFindings(page, { name: 'dashboard', state: 'filled' })).toEqual([]);
  await look(page, 'dashboard');
  await pressByKeys(page, page.getByRole('link', { name: /^See what you submitted/ }).first());
  await page.getByRole('heading', { name: 'What you submitted' }).waitFor();
});
