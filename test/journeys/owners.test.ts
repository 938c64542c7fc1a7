import { expect, test } from '@playwright/test';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { card, chooseOwner, readWire, wholePerson } from './support/owners.ts';
import { fillPerson, type Individual } from './support/people.ts';
import { withoutIds } from '../support/withoutIds.ts';
import { answerTax, signTax } from './support/tax.ts';
import { typeInto } from './support/typing.ts';

const APPLICANT = applicantOf('emberfield-copper');
const MARGOT: Individual = {
  first: 'Margot',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
const JOINT: readonly Individual[] = ['Tomas', 'Astrid', 'Nils'].map((first, index) => ({
  ...MARGOT,
  first,
  born: `0${index + 1}/09/1986`,
  licence: `08152201${index}`,
}));
const TOMAS: Individual = { ...MARGOT, first: 'Tomas', last: 'Okafor' };

test('[2-INV-18, 2-INV-23, 2-INV-17, 2-INV-67] four joint investors get to the tax step on a phone, one of them by Undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await chooseOwner(page, APPLICANT, 'Joint individuals');
  for (const [index, person] of [MARGOT, ...JOINT].entries()) {
    if (index > 1) await page.getByRole('button', { name: 'Add joint investor' }).click();
    await fillPerson(page.locator('details[data-block="card"]').nth(index), person);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await card(page, 'Joint investor 3').getByRole('button', { name: 'Delete investor' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Nils Lindqvist?' });
  await expect(question).toContainText('This removes Nils Lindqvist.');
  expect(await axeFindings(page, { name: 'the question', state: 'filled' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Joint investor 3').getByRole('button', { name: 'Delete investor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed Nils Lindqvist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add joint investor' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Joint investor 3').getByLabel('Legal first name')).toHaveValue('Nils');
  expect(await axeFindings(page, { name: 'four joint investors', state: 'filled' })).toEqual([]);
  await next(page).click();
  await onStep(page, /Tax details/);

  const contact = { emailAddress: 'margot.lindqvist@example.com', mobileNumber: '+61491570156' };
  const { investor_details } = withoutIds(await readWire(page));
  expect(investor_details).toEqual({
    investor_type: 'joint_individual',
    investors: [{ ...wholePerson(MARGOT), ...contact }, ...JOINT.map(wholePerson)],
  });
  // Three holders are taxed (3-TAX-32).
  await expect(page.getByLabel('Investor name')).toHaveCount(3);
});

test('[2-PART-13, 2-BO-07, 3-TAX-30] a partnership gets through the tax step', { tag: '@full' }, async ({ page }) => {
  await chooseOwner(page, APPLICANT, 'Partnership');
  const partnership = card(page, 'Partnership details');
  await partnership.getByRole('radiogroup', { name: 'Is there an ABN?' }).getByLabel('Yes').check();
  await typeInto(partnership.getByLabel('ABN', { exact: true }), '51824753556');
  await typeInto(partnership.getByLabel('Registered partnership name'), 'Okafor & Lin');
  await partnership
    .getByRole('radiogroup', { name: /regulated/ })
    .getByLabel('Yes')
    .check();
  expect(await axeFindings(page, { name: 'a partnership', state: 'filled' })).toEqual([]);
  await typeInto(partnership.getByLabel('Professional association'), 'Law Society');
  await typeInto(partnership.getByLabel('Membership number'), 'M-12');
  await next(page).click();

  await onStep(page, /Beneficial owner details/);
  await fillPerson(card(page, 'Beneficial owner 1'), TOMAS);
  await next(page).click();
  await onStep(page, /Tax details/);
  await expect(page.getByLabel('Investor name')).toHaveValue('Okafor & Lin');
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'Yes');
  await answerTax(page, /have a GIIN/, 'No');
  await page.getByLabel('Sponsored financial institution').check();
  await typeInto(page.getByLabel('Name of the sponsoring entity'), 'Harbour Bank');
  await typeInto(page.getByLabel('GIIN of the sponsoring entity'), '98q96b.00000.le.250');
  await answerTax(page, /managed by another/, 'No');
  expect(await axeFindings(page, { name: 'its tax', state: 'filled' })).toEqual([]);
  await signTax(page, 'Tomas Okafor');

  const { investor_details, beneficial_owners, tax_details } = withoutIds(await readWire(page));
  expect(investor_details).toEqual({
    investor_type: 'partnership',
    partnershipName: 'Okafor & Lin',
    registered_country: 'AU',
    has_business_number: true,
    business_number: '51824753556',
    abn_lookup_data: null,
    regulated_partnership: true,
    regulation_association: 'Law Society',
    membership_number: 'M-12',
  });
  const roles = [{ name: 'Okafor & Lin', roleOptions: ['Partner'], role_types: ['Beneficial owner'] }];
  expect(beneficial_owners).toEqual({ beneficialOwners: [{ ...wholePerson(TOMAS), roles }] });
  expect(tax_details).toMatchObject({
    tax_type: 'P',
    investor_type: 'ENTITY',
    submit_person_name: 'Tomas Okafor',
    investors: [
      {
        investor_name: 'Okafor & Lin',
        tax_country_is_australia: true,
        has_other_tax_countries: false,
        tfn: '51824753556',
        tins: [],
        is_financial_institution: true,
        has_giin: false,
        giin_type: 'SPONSORED_FINANCIAL_INSTITUTION',
        sponsoring_entity_name: 'Harbour Bank',
        sponsoring_entity_giin: '98Q96B.00000.LE.250',
        is_entity_managed_by_others: false,
        cpTinDetails: [],
      },
    ],
  });
});
