/** Offers in which everybody who owns declares their taxes in their own block. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Application, Person, RoleEntity } from '#domain/application.ts';
import { INLINE_APPLICANT, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import {
  declare,
  ALEX,
  fillOwner,
  MARGOT,
  sign,
  storedAddress,
  storedDeclaration,
  storedOwner,
  storedWithout,
} from './support/inlineTax.ts';
import { card, chooseOwner, fillCompany, found } from './support/owners.ts';
import { HOLDING } from './support/parties.ts';
import { fillPerson, uploadLicence, uploadTo } from './support/people.ts';
import { answerTax } from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { ownService, PHONE } from './support/ownService.ts';

const service = ownService();

const lodgeAndNote = (page: Page, steps: Partial<Application>) =>
  service.lodgeAndNote(page, { applicant: INLINE_APPLICANT, steps });

/** Roles that this offer lets choose of whoever acts for an entity. */
const ROLES_TO_CHOOSE = ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'];

/** Somebody with these roles at the company or the trust. */
function withRoles(person: Person, role: RoleEntity): Person {
  return { ...person, roles: [role] };
}

/** The investor step of a new application on a phone. */
async function begin(browser: Browser, owner: string): Promise<Page> {
  const page = await service.open(browser, PHONE);
  await chooseOwner(page, INLINE_APPLICANT, owner);
  return page;
}

test('[2-INV-52, 2-BO-14, 3-INLINE-11] a company and its owners declare, each in their own block, its director does not', async ({
  browser,
}) => {
  const page = await begin(browser, 'Company');
  const company = card(page, 'Company');
  await fillCompany(company, HOLDING);
  await uploadTo(company, 'AML/CTF document', 'extract.pdf');
  await typeInto(company.getByLabel('TFN or ABN'), HOLDING.abn);
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'Yes');
  await answerTax(page, /have a GIIN/, 'Yes');
  await typeInto(company.getByLabel('GIIN', { exact: true }), '98q96b.00000.le.250');
  await answerTax(page, /managed by another/, 'No');
  await sign(company);
  expect(await axeFindings(page, { name: 'a company that declares', state: 'filled' })).toEqual([]);
  await next(page).click();
  await onStep(page, /Director details/);
  await fillPerson(card(page, 'Director 1'), MARGOT);
  await uploadLicence(card(page, 'Director 1'), MARGOT);
  await expect(page.getByLabel(/^TFN/)).toHaveCount(0);
  await next(page).click();
  await onStep(page, /Beneficial owner details/);
  await page.getByRole('button', { name: 'Add Margot Lindqvist' }).click();
  await declare(card(page, 'Beneficial owner 1'), MARGOT.tfn);
  await page.getByRole('button', { name: 'Add beneficial owner' }).click();
  await fillOwner(card(page, 'Beneficial owner 2'), ALEX);
  await next(page).click();
  await onStep(page, /Other individuals/);
  await next(page).click();

  const at = { name: HOLDING.name, roleOptions: ['Director'] };
  const owners = [
    {
      ...withRoles(storedOwner(MARGOT), { ...at, role_types: ['Beneficial owner', 'Director'] }),
      prefill: 'directors.directors.0',
    },
    withRoles(storedOwner(ALEX), { ...at, role_types: ['Beneficial owner'] }),
  ];
  await lodgeAndNote(page, {
    investor_details: {
      investor_type: 'company',
      companyName: HOLDING.name,
      registered_country: 'AU',
      business_number: HOLDING.acn,
      abn_lookup_data: found(HOLDING),
      is_public: false,
      is_listed: false,
      is_charity: false,
      registration_address: storedAddress('1 Harbour Street', 'Sydney NSW 2000'),
      same_address: true,
      amlCtfDoc: { filename: 'extract.pdf' },
      visible: true,
      taxDetails: storedDeclaration({
        tfn: HOLDING.abn,
        is_aus_retired_fund: false,
        is_financial_institution: true,
        giin: '98Q96B.00000.LE.250',
        is_entity_managed_by_others: false,
      }),
    },
    directors: {
      directors: [
        withRoles(storedWithout(MARGOT), { name: HOLDING.name, roleOptions: ROLES_TO_CHOOSE, role_types: [] }),
      ],
    },
    beneficial_owners: { beneficialOwners: owners },
    others: { others: [] },
  });
});

test('every stored application equals what was typed, field by field, and holds no tax form', async () => {
  const stored = await service.expectStored();
  for (const application of stored.values()) expect(application.tax_details).toBeUndefined();
});
