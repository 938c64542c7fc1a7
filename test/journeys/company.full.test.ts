import { expect, test, type Page } from '@playwright/test';
import { next, onStep } from './support/applicant.ts';
import { chooseOwner } from './support/owners.ts';
import { blockOf, fillCompanyAddress, fillPerson, uploadTo } from './support/people.ts';
import {
  answerTax,
  fillCountry,
  partOf,
  storedControllingPerson,
  signTax,
  storedTax,
  storedTin,
} from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { APPLICANT, OMAR, omar, COMPANY, OFFER } from './support/company.ts';
import { ownService } from './support/ownService.ts';
import type { Typed } from './support/lodge.ts';

const service = ownService([OFFER]);

/** From the tax form, answered already, to next steps; what has to be stored is `steps`, and `parts` of others. */
async function lodgeAndNote(page: Page, typed: Omit<Typed, 'applicant'>): Promise<void> {
  await signTax(page, 'Margot Lindqvist');
  await service.lodgeAndNote(page, { ...typed, applicant: APPLICANT });
}

/** Omar as an officer: nobody asks for his identity there. */
const { idType: _type, idNumber: _number, idStateOfIssue: _state, idCardNumber: _card, ...unidentified } = omar;

const OTHER_ROLES = ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'];

const FRANCE = 77;

test('[2-STEP-03, 2-BO-12, 2-OTH-06] a company: listed it has no beneficial owners, private it has; a director is picked as owner and as secretary', async ({
  browser,
}) => {
  const page = await service.open(browser);
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
  await service.expectStored();
});
