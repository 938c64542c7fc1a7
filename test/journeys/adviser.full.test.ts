import { expect, test } from '@playwright/test';
import {
  ADVICE_APPLICANT as APPLICANT,
  aPdf,
  downloadDocuments,
  next,
  onStep,
  STEPS,
  fillContact,
} from './support/applicant.ts';
import { reloadOnceKept } from './support/reload.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { readStored, startService, type Service } from './support/service.ts';
import { typeInto } from './support/typing.ts';
import { watchWrites } from './support/writes.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

test('[1-CONT-02, 1-PROF-17, 1-PROF-18, 2-REV-08] an adviser with authority applies for an investor, with a message, to next steps', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await context.newPage();
  await watchWrites(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am an adviser', exact: true }).check();
  await page.locator('input[type="file"]').setInputFiles(aPdf('authority.pdf'));
  await page.getByRole('button', { name: 'Remove authority.pdf' }).waitFor();
  await logIn(page, PEOPLE.adviser);
  await signedInAs(page, PEOPLE.adviser);
  await page.getByRole('button', { name: 'Continue to the application' }).click();

  await onStep(page, /Contact details/);
  const investor = page.getByRole('region', { name: "Investor's contact details" });
  await typeInto(investor.getByLabel('First/preferred name'), 'Margot');
  await typeInto(investor.getByLabel('Last name'), 'Lindqvist');
  await typeInto(investor.getByLabel('Email address'), 'margot.lindqvist@example.com');
  await typeInto(investor.getByLabel('Mobile number'), '0491570156');
  const adviser = page.getByRole('region', { name: "Adviser's contact details" });
  await expect(adviser.getByLabel('First/preferred name')).toHaveValue('Rohan');
  await expect(adviser.getByLabel('Last name')).toHaveValue('Mehta');
  await expect(adviser.getByLabel('Email address')).toHaveValue('rohan.mehta@example.com');
  await typeInto(adviser.getByLabel('Mobile number'), '0491570157');
  const dealerGroup = page.getByRole('region', { name: 'Dealer group details' });
  await typeInto(dealerGroup.getByLabel(/Dealer group name/), 'Acme Advice');
  await typeInto(dealerGroup.getByLabel(/ABN or ACN/), '51824753556');
  await typeInto(dealerGroup.getByLabel(/AFSL/), '123 456');
  await next(page).click();

  await onStep(page, /Applicant profile/);
  await page
    .getByRole('radiogroup', { name: 'Has the investor received personal advice about this investment?' })
    .getByLabel('Yes', { exact: true })
    .check();
  for (const [label, value] of [
    ["Adviser's name", 'Rohan Mehta'],
    ["Adviser's workplace", 'Acme Advice'],
    [/^Adviser's email address/, 'rohan.mehta@example.com'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).toBeDisabled();
  }
  await next(page).click();
  for (const { title, fill } of STEPS.filter(({ fill: filled }) => filled !== fillContact)) {
    await onStep(page, title);
    await fill(page, APPLICANT);
    await next(page).click();
  }
  await onStep(page, /Review and submit your application/);
  const message = page.getByLabel(/Message to investor/);
  await typeInto(message, 'Dear Margot,\n\nas we said, see evil.example');
  await reloadOnceKept(page);
  await expect(message).toHaveValue('Dear Margot,\n\nas we said, see evil.example');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/what reads like one: evil\.example$/);
  await message.press('ControlOrMeta+End');
  for (const _letter of ', see evil.example') await message.press('Backspace');
  await page.getByRole('button', { name: 'Edit Payment Options' }).click();
  await onStep(page, /Payment Options/);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  await expect(message).toHaveValue('Dear Margot,\n\nas we said');
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('!');
  // At once, by key: before what was typed last has been kept.
  await page.getByRole('button', { name: /^Submit/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toContainText('Margot Lindqvist');
  const reference = await page.locator('strong').first().innerText();
  await context.close();
  await service.stop();

  const [stored] = readStored(service.dataDirectory);
  expect(stored).toMatchObject({ reference, status: 'submitted' });
  expect(stored?.application['contact_details']).toMatchObject({
    applicant_role: 'advisor',
    adviser_has_authority: true,
    adviser_authority_doc: { filename: 'authority.pdf' },
    first_name: 'Margot',
    last_name: 'Lindqvist',
    email_address: 'margot.lindqvist@example.com',
    tel_mobile: '+61491570156',
    adviser_first_name: 'Rohan',
    adviser_last_name: 'Mehta',
    adviser_email: 'rohan.mehta@example.com',
    adviser_mobile: '+61491570157',
    dealer_group_name: 'Acme Advice',
    dealer_group_abn_or_acn: '51824753556',
    dealer_group_afsl: '123 456',
  });
  expect(stored?.application['applicant_profile']).toMatchObject({
    is_personal_advised: true,
    adviser_name: 'Rohan Mehta',
    adviser_workplace: 'Acme Advice',
    adviser_email: 'rohan.mehta@example.com',
  });
  expect(stored?.application['review']).toMatchObject({ message_to_investor: 'Dear Margot,\n\nas we said!' });
});
