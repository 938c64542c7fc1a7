import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { next, onStep } from './support/applicant.ts';
import { offerFolder } from './support/offerFolder.ts';
import { chooseOwner } from './support/owners.ts';
import { blockOf, fillCompanyAddress, fillPerson, uploadTo } from './support/people.ts';
import { startService, type Service } from './support/service.ts';
import { answerTax, fillCountry, partOf, storedControllingPerson, storedTax, storedTin } from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { SLUG, APPLICANT, OMAR, omar, COMPANY, lodged, lodgeAndNote } from './support/company.ts';
import { expectStored } from './support/lodge.ts';

test.describe.configure({ mode: 'serial' });

/** Omar as an officer: nobody asks for his identity there. */
const { idType: _type, idNumber: _number, idStateOfIssue: _state, idCardNumber: _card, ...unidentified } = omar;

const OTHER_ROLES = ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'];

const FRANCE = 77;

let folder: string;

let service: Service;

// A worker may come back to this file after it has cleared up behind it.
test.beforeAll(async () => {
  folder = offerFolder([
    {
      like: 'emberfield-copper',
      slug: SLUG,
      changes: { request_individuals_with_other_roles: true, ask_beneficial_owners_additional_roles: true },
    },
  ]);
  service = await startService(folder);
});

test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('[2-STEP-03, 2-BO-12, 2-OTH-06] a company: listed it has no beneficial owners, private it has; a director is picked as owner and as secretary', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: service.address })).newPage();
  await chooseOwner(page, APPLICANT, 'Company');
  await typeInto(page.getByLabel('ACN', { exact: true }), '004 085 616');
  await typeInto(page.getByLabel('Company name'), 'Haddad Holdings Pty Ltd');
  await fillCompanyAddress(page);
  await uploadTo(page, 'AML/CTF document', 'extract.pdf');
  await page.getByRole('checkbox', { name: 'Public company' }).check();
  await page.getByRole('checkbox', { name: 'Listed on a stock exchange' }).check();
  await next(page).click();

  const sidebar = page.getByRole('navigation', { name: 'Application progress' });
  await onStep(page, /Director details/);
  await expect(sidebar.getByText('Beneficial owner details')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change investor details' }).click();
  await onStep(page, /Investor details/);
  await page.getByRole('checkbox', { name: 'Public company' }).uncheck();
  await next(page).click();

  await onStep(page, /Director details/);
  await expect(sidebar.getByText('Beneficial owner details')).toHaveCount(1);
  await fillPerson(blockOf(page, 'Director 1'), OMAR);
  await next(page).click();
  await onStep(page, /Beneficial owner details/);
  await page.getByRole('button', { name: 'Add Omar Haddad' }).click();
  await next(page).click();
  await onStep(page, /Other individuals/);
  await page.getByRole('button', { name: 'Add Omar Haddad' }).click();
  const roles = blockOf(page, 'Individual 1').getByRole('combobox', { name: 'Roles at Haddad Holdings Pty Ltd' });
  await typeInto(roles, 'Treasurer');
  await page.getByRole('option', { name: 'Add "Treasurer"' }).click();
  await next(page).click();
  await onStep(page, /Tax details and declaration/);
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'No');
  await answerTax(page, /managed by another/, 'No');
  await answerTax(page, /active NFE/, 'No');
  await answerTax(page, /controlling persons who/, 'Yes');
  await page.getByRole('button', { name: 'Add Omar Haddad' }).click();
  await fillCountry(partOf(page, 'Controlling person 1'), { country: 'France', tin: '1234567890123' });
  const parts = {
    investor_details: {
      investor_type: 'company',
      companyName: 'Haddad Holdings Pty Ltd',
      is_public: false,
      is_listed: false,
      ...COMPANY,
    },
    directors: { directors: [omar] },
    beneficial_owners: {
      beneficialOwners: [
        {
          ...omar,
          prefill: 'directors.directors.0',
          roles: [
            {
              name: 'Haddad Holdings Pty Ltd',
              roleOptions: ['Director'],
              role_types: ['Beneficial owner', 'Director'],
            },
          ],
        },
      ],
    },
    others: {
      others: [
        {
          ...unidentified,
          prefill: 'beneficial_owners.beneficialOwners.0',
          roles: [{ name: 'Haddad Holdings Pty Ltd', roleOptions: OTHER_ROLES, role_types: ['Treasurer'] }],
        },
      ],
    },
  };
  const tax_details = storedTax({
    tax_type: 'C',
    investor_type: 'ENTITY',
    submit_person_name: 'Margot Lindqvist',
    answers: [
      {
        investor_name: 'Haddad Holdings Pty Ltd',
        is_aus_retired_fund: false,
        is_financial_institution: false,
        is_entity_managed_by_others: false,
        is_active_financial_entity: false,
        controlling_person_needed: true,
        cpTinDetails: [storedControllingPerson(OMAR, storedTin(FRANCE, '1234567890123'))],
      },
    ],
  });
  await lodgeAndNote(page, { steps: { tax_details }, parts });
});

test('every stored application equals what was typed, field by field', async () => {
  await expectStored(service, lodged);
});
