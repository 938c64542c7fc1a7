import { expect, test } from '@playwright/test';
import { fillDocument, fillLandingFields, next, onStep, upload } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { arriveAs, chooseByKeys, pressByKeys, proceed, submitOnHolding, toBankAccount } from './support/holdings.ts';
import { tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { askForCode, enterCode, newestLink, openOther, pressSave } from './support/savedDraft.ts';
import { importHoldings, startService } from './support/service.ts';
import { typeInto } from './support/typing.ts';

/** Holdings file that closes Olivia’s shares. */
const CLOSED = [
  'issuer,account_name,account_id,security_code,units,state,full_access',
  'Emberfield Copper Limited,Ms Olivia Hartley,I0041277390,EMB,0,closed,olivia.hartley@example.com',
].join('\n');
const FUND = 'Hartley Superannuation Pty Ltd <Hartley Super Fund A/C>';

test('[1-BANK-24, 1-BANK-27, 3-HOLD-02, 3-HOLD-03] a holder searches among several, buys under one of them, and gives another account', async ({
  page,
}) => {
  await arriveAs(page, PEOPLE.investor);
  const field = page.getByRole('searchbox', { name: 'Search your holdings' });
  await typeInto(field, 'nobody');
  await page.getByText('We could not find any results matching your search criteria.').waitFor();
  await expect(page.getByRole('radio', { name: 'A new holding' })).toBeChecked();
  await typeInto(field, 'super');
  await page.getByText('1 holding found').waitFor();
  await chooseByKeys(page, page.getByRole('radio', { name: FUND }));
  await chooseByKeys(page, page.getByRole('radio', { name: 'Buy under this holder' }));
  expect(await axeFindings(page, { name: 'holdings', state: 'filled' })).toEqual([]);
  await look(page, 'holdings');
  expect(page.url()).not.toContain('super');
  await pressByKeys(page, proceed(page));

  await toBankAccount(page, '10000');
  await expect(page.getByLabel('Account name')).toHaveValue('Hartley Super Fund');
  await expect(page.getByText('the account in the register stays as it is')).toBeVisible();
  await typeInto(page.getByLabel(/^Account number/), '55500012');
  const sent = await submitOnHolding(page);

  expect(sent.contact_details).toMatchObject({
    holdingProfileType: 'EXISTING',
    selectedHolder: { account_name: 'Hartley Superannuation Pty Ltd' },
  });
  expect(sent.bank_details).toMatchObject({
    accountName: 'Hartley Super Fund',
    accountNumber: '55500012',
    drpStatus: 'N',
  });
});

test('[2-REV-03] the tick belongs to one holding: with another one chosen on the way, its account comes along and the tick is withdrawn', async ({
  page,
}) => {
  await arriveAs(page, PEOPLE.investor);
  await chooseByKeys(page, page.getByRole('radio', { name: FUND }));
  await pressByKeys(page, proceed(page));
  await toBankAccount(page, '10000');
  await pressByKeys(page, next(page));
  await onStep(page, /Payment Options/);
  await pressByKeys(page, next(page));
  await onStep(page, /Review and submit/);
  const tick = page.getByRole('checkbox', { name: 'I confirm that the details of this holding are correct.' });
  await tick.check();
  await look(page, 'review-of-holding');

  await page.goBack();
  await onStep(page, /Payment Options/);
  for (const title of [/Bank account details/, /Investment amount/, /Contact details/]) {
    await page.goBack();
    await onStep(page, title);
  }
  await page.goBack();
  await chooseByKeys(
    page,
    page.getByRole('radio', { name: 'Ms Olivia Hartley', description: /ordinary share: 4,000/ }),
  );
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
  await pressByKeys(page, next(page));
  await onStep(page, /Investment amount/);
  await pressByKeys(page, next(page));
  await onStep(page, /Bank account details/);
  await expect(page.getByLabel('Account name')).toHaveValue('O Hartley');
  await pressByKeys(page, next(page));
  await onStep(page, /Payment Options/);
  await pressByKeys(page, next(page));
  await onStep(page, /Review and submit/);
  await expect(tick).not.toBeChecked();
});

test('[1-HOLD-04] a holder starts a new holding from the details of one, under another last name', async ({ page }) => {
  await arriveAs(page, PEOPLE.investor);
  await chooseByKeys(
    page,
    page.getByRole('radio', { name: 'Ms Olivia Hartley', description: /ordinary share: 4,000/ }),
  );
  await chooseByKeys(page, page.getByRole('radio', { name: 'A new holding, starting from these details' }));
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
  await pressByKeys(page, next(page));
  await onStep(page, /Investment amount/);
  await typeInto(page.getByRole('textbox', { name: /^Number of/ }), '10000');
  await pressByKeys(page, next(page));

  await onStep(page, /Investor details/);
  await expect(page.getByLabel(/^Title/)).toHaveValue('Ms');
  await expect(page.getByLabel(/^Legal first name/)).toHaveValue('Olivia');
  await typeInto(page.getByLabel(/^Legal last name/), 'Marsh');
  await typeInto(page.getByLabel('Date of birth'), '14/03/1984');
  const address = page.getByRole('group', { name: 'Residential address' }).getByRole('combobox', { name: 'Address' });
  await expect(address).toHaveValue('12 Market Street, Fremantle WA 6160');
  await tabTo(page, address);
  await page.getByRole('option', { name: '12 Market St, Fremantle WA 6160' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fillDocument(page, 'licence', 0);
  await upload(page, 'identity.pdf');
  await pressByKeys(page, next(page));

  await onStep(page, /Tax details and declaration/);
  const number = page.getByLabel('TFN', { exact: true });
  await expect(number).toHaveValue('******782');
  await expect(page.getByText('the holding in the name of Ms Olivia Hartley')).toBeVisible();
  await number.scrollIntoViewIfNeeded();
  await look(page, 'copied-number');
  await expect(page.getByLabel('Investor name')).toHaveValue('Ms Olivia Marsh');
  await typeInto(page.getByLabel(/^Name/), 'Olivia Marsh');
  await page.reload();
  await onStep(page, /Tax details and declaration/);
  await expect(number).toHaveValue('******782');
  await pressByKeys(page, next(page));
  await onStep(page, /Bank account details/);
  await expect(page.getByLabel('Account name')).toHaveValue('O Hartley');
  const sent = await submitOnHolding(page, { isNew: true });

  expect(sent.investor_details?.investors).toMatchObject([{ legalFirstName: 'Olivia', legalLastName: 'Marsh' }]);
  expect(sent.tax_details?.investors).toMatchObject([{ tfn: '******782', investor_name: 'Ms Olivia Marsh' }]);
  expect(sent.bank_details).toMatchObject({ accountNumber: '10428871', drpStatus: 'P' });
});

test('a holding that is closed meanwhile is refused at the page of the offer, and everything typed is kept for another one', async ({
  browser,
}) => {
  const service = await startService();
  try {
    const context = await browser.newContext({ baseURL: service.address });
    const page = await context.newPage();
    await arriveAs(page, PEOPLE.investor);
    const shares = page.getByRole('radio', { name: 'Ms Olivia Hartley', description: /ordinary share: 4,000/ });
    await chooseByKeys(page, shares);
    await pressByKeys(page, proceed(page));
    await toBankAccount(page, '12500');
    await typeInto(page.getByLabel('Account name'), 'Olivia Marsh');
    await service.during(() => importHoldings(service.dataDirectory, CLOSED));

    await submitOnHolding(page, { isRefused: true });
    await pressByKeys(page, page.getByRole('button', { name: /You cannot apply with this holding any more/ }));
    await expect(
      page.getByRole('status').filter({ hasText: 'The holding that you chose is not available any more' }),
    ).toBeFocused();
    await expect(shares).toHaveCount(0);
    await look(page, 'holding-gone');
    await chooseByKeys(page, page.getByRole('radio', { name: FUND }));
    await chooseByKeys(page, page.getByRole('radio', { name: 'Buy under this holder' }));
    await pressByKeys(page, proceed(page));
    await onStep(page, /Bank account details/);
    await expect(page.getByLabel('Account name')).toHaveValue('Olivia Marsh');
    await expect(page.getByRole('radio', { name: 'No participation' })).toBeChecked();
    await pressByKeys(page, next(page));
    const sent = await submitOnHolding(page, { isAtReview: true });

    expect(sent.purchase_amount).toMatchObject({ totalAmount: '12500' });
    expect(sent.bank_details).toMatchObject({ accountName: 'Olivia Marsh', accountNumber: '10428871' });
    await context.close();
  } finally {
    await service.remove();
  }
});

test('[1-LAND-34] a person who holds nothing of the issuer is not asked', async ({ page }) => {
  await arriveAs(page, PEOPLE.investor, '/offers/kestrel-notes/');
  await proceed(page).waitFor();

  await expect(page.getByRole('radio', { name: 'A new holding' })).toHaveCount(0);
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
});

test('[1-HOLD-07] staff find any holder of their issuer, and apply for them', async ({ page }) => {
  await arriveAs(page, PEOPLE.staff);
  await pressByKeys(page, page.getByRole('button', { name: /Act for/ }));
  await typeInto(page.getByRole('searchbox', { name: 'Search your holders' }), 'nair');
  await chooseByKeys(page, page.getByRole('radio', { name: 'Mrs Priya Nair' }));
  await look(page, 'holders-of-staff');
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel('First/preferred name'), 'Priya');
  await typeInto(page.getByLabel('Last name'), 'Nair');
  await typeInto(page.getByLabel(/Email/), 'priya.nair@example.net');
  await toBankAccount(page, '10000');
  await expect(page.getByLabel('Account name')).toHaveValue('P Nair');
  const sent = await submitOnHolding(page);

  expect(sent.contact_details).toMatchObject({ holdingProfileType: 'TOP_UP' });
});

test('an adviser applies on the holding of a client, who has to approve it', async ({ page }) => {
  await arriveAs(page, PEOPLE.adviser);
  await page.getByRole('heading', { name: 'Existing holding' }).waitFor();
  await chooseByKeys(page, page.getByRole('radio', { name: 'Add to this holding' }));
  await chooseByKeys(page, page.getByRole('radio', { name: 'No', exact: true }));
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
  const investor = page.getByRole('region', { name: "Investor's contact details" });
  await typeInto(investor.getByLabel('First/preferred name'), 'Priya');
  await typeInto(investor.getByLabel('Last name'), 'Nair');
  await typeInto(investor.getByLabel(/Email/), 'priya.approves@example.net');
  await typeInto(investor.getByLabel(/Mobile/), '0491570110');
  await typeInto(page.getByLabel(/AFSL/), '123456');
  await toBankAccount(page, '10000');
  await expect(page.getByLabel('Account name')).toHaveValue('P Nair');
  const sent = await submitOnHolding(page);

  expect(sent.contact_details).toMatchObject({
    holdingProfileType: 'TOP_UP',
    selectedSubregister: { name_and_designation: 'Mrs Priya Nair' },
    adviser_has_authority: false,
  });
});

test('a holding that was chosen goes with the person who signs out', async ({ page }) => {
  await arriveAs(page, PEOPLE.investor);
  await chooseByKeys(page, page.getByRole('radio', { name: FUND }));
  await pressByKeys(page, page.getByRole('button', { name: 'Sign out' }));
  await page.getByRole('radio', { name: 'No, continue without an account' }).waitFor();
  await expect(page.getByText(FUND)).toHaveCount(0);
  await fillLandingFields(page);
  await pressByKeys(page, proceed(page));

  await onStep(page, /Contact details/);
  await expect(page.getByRole('navigation', { name: 'Application progress' })).toContainText('Investor details');
});

test('[3-HOLD-01] a draft on a holding that is opened by link and code goes on once its holder has logged in', async ({
  page,
  context,
}) => {
  const [email, mobile] = ['olivia.elsewhere@example.net', '0491570313'];
  await arriveAs(page, PEOPLE.investor);
  await chooseByKeys(page, page.getByRole('radio', { name: FUND }));
  await pressByKeys(page, proceed(page));
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel(/^E-?mail/i).first(), email);
  await typeInto(page.getByLabel('Mobile number'), mobile);
  await pressSave(page);

  const other = await openOther(context);
  await other.goto('/offers/emberfield-copper/');
  await other.getByRole('button', { name: 'Send me my link again' }).click();
  await typeInto(other.getByLabel('Email address of your application'), email);
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await other.goto(await newestLink(page, email));
  await enterCode(other, await askForCode(other, mobile));

  const asked = other.getByRole('button', { name: /^This application is for an existing holding/ });
  await asked.waitFor();
  await look(other, 'draft-on-holding');
  await pressByKeys(other, asked);
  await expect(other.getByRole('radio', { name: 'Yes, I will log in', exact: true })).toBeFocused();
  await logIn(other, PEOPLE.investor);
  await signedInAs(other, PEOPLE.investor);
  await expect(other.getByRole('radio', { name: FUND })).toBeChecked();
  await pressByKeys(other, proceed(other));
  await onStep(other, /Contact details/);
  await expect(other.getByLabel('Mobile number')).toHaveValue('491 570 313');
});
