import { expect, test, type Page } from '@playwright/test';
import { next, onStep } from './support/applicant.ts';
import { chooseOwner } from './support/owners.ts';
import { blockOf, fillCompanyAddress, fillPerson, uploadTo } from './support/people.ts';
import { answerTax, signTax, storedTax } from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { APPLICANT, OMAR, LUCIA, omar, lucia, COMPANY, OFFER } from './support/company.ts';
import { ownService } from './support/ownService.ts';
import type { Typed } from './support/lodge.ts';

const service = ownService([OFFER]);

/** From the tax form, answered already, to next steps; what has to be stored is `steps`, and `parts` of others. */
async function lodgeAndNote(page: Page, typed: Omit<Typed, 'applicant'>): Promise<void> {
  await signTax(page, 'Margot Lindqvist');
  await service.lodgeAndNote(page, { ...typed, applicant: APPLICANT });
}

test('[2-STEP-15, 2-BO-12] a super fund with a corporate trustee: two directors, picked as owners, are typed once', async ({
  browser,
}) => {
  const page = await service.open(browser);
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
  await onStep(page, /Tax details and declaration/);
  await page.getByLabel('Tax type').selectOption('S');
  await answerTax(page, /retirement fund/, 'Yes');
  const parts = {
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
  };
  const tax_details = storedTax({
    tax_type: 'S',
    investor_type: 'ENTITY',
    submit_person_name: 'Margot Lindqvist',
    answers: [{ investor_name: 'Haddad Super Fund', is_aus_retired_fund: true }],
  });
  await lodgeAndNote(page, { steps: { tax_details }, parts });
});

test('every stored application equals what was typed, field by field', async () => {
  await service.expectStored();
});
