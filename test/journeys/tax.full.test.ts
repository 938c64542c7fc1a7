/** Offers whose tax form is a step of its own. */
import { expect, test, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { card, chooseOwner, wholePerson } from './support/owners.ts';
import { STORED_PARTNERSHIP, walkToPartnershipTax } from './support/partnership.ts';
import { fillCompanyAddress, fillPerson, uploadTo, type Individual } from './support/people.ts';
import { answerTax, fillCountry, partOf, signTax, storedTax, storedTin, storedWithoutTin } from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { ownService, PHONE } from './support/ownService.ts';

const APPLICANT = applicantOf('emberfield-copper');
const [NEW_ZEALAND, SAMOA] = [170, 193];
const service = ownService();

const lodgeAndNote = (page: Page, steps: Partial<Application>) =>
  service.lodgeAndNote(page, { applicant: APPLICANT, steps });

const TOMAS: Individual = {
  first: 'Tomas',
  last: 'Okafor',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};

test('a company of New Zealand, resident there and in Samoa alone, gets to next steps', async ({ browser }) => {
  const page = await service.open(browser, PHONE);
  await chooseOwner(page, APPLICANT, 'Company');
  const country = page.getByLabel('Registered country');
  await country.focus(); // long lists are filled on first focus
  await country.selectOption({ label: 'New Zealand' });
  await typeInto(page.getByLabel('NZBN/NZCN', { exact: true }), '9429041031315');
  await typeInto(page.getByLabel('Company name'), 'Harbour Lane Limited');
  await fillCompanyAddress(page);
  await uploadTo(page, 'AML/CTF document', 'extract.pdf');
  await next(page).click();
  await onStep(page, /Director details/);
  await fillPerson(card(page, 'Director 1'), TOMAS);
  await next(page).click();
  await onStep(page, /Beneficial owner details/);
  await page.getByRole('button', { name: 'Add Tomas Okafor' }).click();
  await next(page).click();
  await onStep(page, /Tax details/);
  await answerTax(page, /Australian resident/, 'No');
  await fillCountry(partOf(page, 'Country 1'), { country: 'New Zealand', tin: '49091850' });
  await page.getByRole('button', { name: 'Add another country' }).click();
  await fillCountry(partOf(page, 'Country 2'), { country: 'Samoa' });
  await answerTax(page, /^Is the entity a financial/, 'No');
  await answerTax(page, /managed by another/, 'No');
  await answerTax(page, /active NFE/, 'Yes');
  await page.getByLabel('Regularly traded corporation').check();
  expect(await axeFindings(page, { name: 'a foreign company', state: 'filled' })).toEqual([]);
  await signTax(page, 'Tomas Okafor');

  await lodgeAndNote(page, {
    tax_details: storedTax({
      tax_type: 'C',
      investor_type: 'ENTITY',
      submit_person_name: 'Tomas Okafor',
      answers: [
        {
          investor_name: 'Harbour Lane Limited',
          tax_country_is_australia: false,
          has_other_tax_countries: true,
          tins: [storedTin(NEW_ZEALAND, '49091850'), storedWithoutTin(SAMOA)],
          is_financial_institution: false,
          is_entity_managed_by_others: false,
          is_active_financial_entity: true,
          active_entity_no_tin_reason_type: 'REGULARLY_TRADED_CORP',
        },
      ],
    }),
  });
});

test('[2-PART-13, 2-BO-07, 3-TAX-30] a partnership that is a financial institution without a GIIN gets to next steps', async ({
  browser,
}) => {
  const page = await service.open(browser, PHONE);
  await walkToPartnershipTax(page, APPLICANT, TOMAS);
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

  await lodgeAndNote(page, {
    investor_details: STORED_PARTNERSHIP,
    beneficial_owners: {
      beneficialOwners: [
        {
          ...wholePerson(TOMAS),
          roles: [{ name: 'Okafor & Lin', roleOptions: ['Partner'], role_types: ['Beneficial owner'] }],
        },
      ],
    },
    tax_details: storedTax({
      tax_type: 'P',
      investor_type: 'ENTITY',
      submit_person_name: 'Tomas Okafor',
      answers: [
        {
          investor_name: 'Okafor & Lin',
          tfn: '51824753556',
          is_aus_retired_fund: false,
          is_financial_institution: true,
          has_giin: false,
          giin_type: 'SPONSORED_FINANCIAL_INSTITUTION',
          sponsoring_entity_name: 'Harbour Bank',
          sponsoring_entity_giin: '98Q96B.00000.LE.250',
          is_entity_managed_by_others: false,
        },
      ],
    }),
  });
});

test('every stored application equals what was typed, field by field', async () => {
  await service.expectStored();
});
