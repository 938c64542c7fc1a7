import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { applicantOf, fillBank, fillPayment, next, onStep } from './support/applicant.ts';
import { offerFolder } from './support/offerFolder.ts';
import { chooseOwner } from './support/owners.ts';
import { blockOf, fillCompanyAddress, fillPerson, storedPerson, uploadTo, type Individual } from './support/people.ts';
import { startService, type Service } from './support/service.ts';
import { sentWith } from './support/submitted.ts';
import { answerTax, fillCountry, signTax } from './support/tax.ts';
import { typeInto } from './support/typing.ts';

const SLUG = 'emberfield-roles';
const APPLICANT = { ...applicantOf('emberfield-copper'), slug: SLUG };
const OMAR: Individual = {
  first: 'Omar',
  last: 'Haddad',
  born: '02/03/1975',
  streetNumber: '18',
  licence: '081522014',
};
const LUCIA: Individual = {
  first: 'Lucia',
  last: 'Haddad',
  born: '14/09/1978',
  streetNumber: '18',
  licence: '081522015',
};

const [omar, lucia] = [storedPerson(OMAR), storedPerson(LUCIA)];
const COMPANY = {
  registered_country: 'AU',
  business_number: '004085616',
  registration_address: {
    address_type: 'Manual',
    streetNumber: '1',
    streetName: 'Harbour',
    streetType: 'Street',
    suburbCity: 'Sydney',
    state: 'NSW',
    postcode: '2000',
  },
  same_address: true,
  amlCtfDoc: { filename: 'extract.pdf' },
};
const OTHER_ROLES = ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'];

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

/** From the tax step to the next steps, the tax form filled by `answer`: what was sent. */
async function lodge(page: Page, answer: () => Promise<void>): Promise<unknown> {
  await onStep(page, /Tax details and declaration/);
  await answer();
  await signTax(page, 'Margot Lindqvist');
  await fillBank(page, APPLICANT);
  await next(page).click();
  await onStep(page, /Payment Options/);
  await fillPayment(page, APPLICANT);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  const [request] = await Promise.all([
    page.waitForRequest(/application-create-update/),
    page.getByRole('button', { name: /^Submit/ }).click(),
  ]);
  await onStep(page, /Next steps/);
  return sentWith(request);
}

test(
  '[2-STEP-03, 2-BO-12, 2-OTH-06] a company: listed it has no beneficial owners, private it has; a director is picked as owner and as secretary',
  { tag: '@full' },
  async ({ browser }) => {
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
    const sent = await lodge(page, async () => {
      await answerTax(page, /retirement fund/, 'No');
      await answerTax(page, /^Is the entity a financial/, 'No');
      await answerTax(page, /managed by another/, 'No');
      await answerTax(page, /active NFE/, 'No');
      await answerTax(page, /controlling persons who/, 'Yes');
      await page.getByRole('button', { name: 'Add Omar Haddad' }).click();
      await fillCountry(page.locator('main'), { country: 'France', tin: '1234567890123' });
    });
    expect(sent).toMatchObject({
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
            roles: [{ name: 'Haddad Holdings Pty Ltd', roleOptions: ['Director'], role_types: ['Beneficial owner'] }],
          },
        ],
      },
      others: {
        others: [
          {
            ...omar,
            prefill: 'directors.directors.0',
            roles: [{ name: 'Haddad Holdings Pty Ltd', roleOptions: OTHER_ROLES, role_types: ['Treasurer'] }],
          },
        ],
      },
      tax_details: {
        tax_type: 'C',
        investor_type: 'ENTITY',
        investors: [
          {
            investor_name: 'Haddad Holdings Pty Ltd',
            tax_country_is_australia: true,
            is_aus_retired_fund: false,
            is_financial_institution: false,
            is_entity_managed_by_others: false,
            is_active_financial_entity: false,
            controlling_person_needed: true,
            cpTinDetails: [
              { cp_name: 'Omar Haddad', cp_dob: '1975-03-02', tax_country: 75, has_tin: true, tin: '1234567890123' },
            ],
          },
        ],
      },
    });
  },
);

test(
  '[2-STEP-15, 2-BO-12] a super fund with a corporate trustee: two directors, picked as owners, are typed once',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: service.address })).newPage();
    await chooseOwner(page, APPLICANT, 'Trust/Superfund');
    await page.getByRole('radio', { name: 'A company' }).check();
    await page.getByLabel('Trust type').selectOption('superannuation_fund');
    await page.getByRole('radiogroup', { name: 'Is there an ABN?' }).getByLabel('Yes').check();
    await typeInto(page.getByLabel(/^ABN/), '51 824 753 556');
    await typeInto(page.getByLabel('Trust name'), 'Haddad Super Fund');
    await next(page).click();
    await onStep(page, /Corporate trustee details/);
    await typeInto(page.getByLabel('ACN', { exact: true }), '004 085 616');
    await typeInto(page.getByLabel('Company name'), 'Haddad Trustees Pty Ltd');
    await fillCompanyAddress(page);
    await uploadTo(page, 'AML/CTF document', 'extract.pdf');
    await next(page).click();

    await onStep(page, /Director details/);
    const typed = await fillPerson(blockOf(page, 'Director 1'), OMAR);
    await page.getByRole('button', { name: 'Add director' }).click();
    await fillPerson(blockOf(page, 'Director 2'), LUCIA);
    await next(page).click();
    await onStep(page, /Beneficial owner details/);
    await page.getByRole('button', { name: 'Add Omar Haddad' }).click();
    await page.getByRole('button', { name: 'Add Lucia Haddad' }).click();
    // Two directors who own, typed once: half the fields of typing each role afresh, and a press for each.
    expect(typed.fields).toBe(13);
    await next(page).click();
    await onStep(page, /Other individuals/);
    await next(page).click();
    const sent = await lodge(page, async () => {
      await page.getByLabel('Tax type').selectOption('S');
      await answerTax(page, /retirement fund/, 'Yes');
    });
    expect(sent).toMatchObject({
      investor_details: {
        investor_type: 'trust_superfund',
        trusteeType: 'company',
        trustType: 'superannuation_fund',
        trustName: 'Haddad Super Fund',
        business_number: '51824753556',
      },
      corporate_trustee: { companyName: 'Haddad Trustees Pty Ltd', ...COMPANY },
      directors: { directors: [omar, lucia] },
      beneficial_owners: {
        beneficialOwners: [
          { ...omar, prefill: 'directors.directors.0' },
          { ...lucia, prefill: 'directors.directors.1' },
        ],
      },
      others: { others: [] },
      tax_details: {
        tax_type: 'S',
        investor_type: 'ENTITY',
        investors: [{ investor_name: 'Haddad Super Fund', is_aus_retired_fund: true }],
      },
    });
  },
);
