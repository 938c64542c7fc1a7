import { expect, test, type Page } from '@playwright/test';
import type { Application, Person } from '#domain/application.ts';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { card, chooseOwner, companyOf, fillCompany, found, lookUp, wholePerson } from './support/owners.ts';
import { ANA, CUSTODIAN, HOLDING, TRUST, TRUSTEE } from './support/parties.ts';
import { fillPerson, licenceOf, uploadLicence, uploadTo, type Individual } from './support/people.ts';
import {
  answerTax,
  fillCountry,
  partOf,
  signTax,
  storedControllingPerson,
  storedTax,
  storedTin,
} from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { ownService } from './support/ownService.ts';

const service = ownService();

const APPLICANT = applicantOf('emberfield-copper');
const [FRANCE, NEW_ZEALAND] = [77, 170];
const BO: Individual = { ...ANA, first: 'Bo', born: '02/09/1986', licence: '081522015' };
const CY: Individual = { ...ANA, first: 'Cy', born: '30/11/1959', licence: '081522016' };
const DEE: Individual = { ...ANA, first: 'Dee', last: 'Moana', born: '02/02/1962' };

/** What is stored of somebody whose licence was uploaded. */
const identified = (individual: Individual): Person => ({
  ...wholePerson(individual),
  idDoc: { filename: licenceOf(individual) },
});

/** From the tax form, answered already, to next steps; `steps` is what has to be stored. */
async function lodgeAndNote(page: Page, steps: Partial<Application>): Promise<void> {
  await signTax(page, 'Ana Lindqvist');
  await service.lodgeAndNote(page, { applicant: APPLICANT, steps });
}

test('[2-TRST-15, 2-TRU-01, 2-BO-12, 2-CALL-07] a trust with three individual trustees, a custodian and two controlling persons, one of them a trustee, gets to next steps', async ({
  browser,
}) => {
  const page = await service.open(browser);
  await chooseOwner(page, APPLICANT, 'Trust/Superfund');
  const trust = card(page, 'Trust details');
  await trust.getByRole('radio', { name: 'An individual/s' }).check();
  await trust.getByLabel('Trust type').selectOption('Family trust');
  await typeInto(trust.getByLabel(/^ABN/), TRUST.abn);
  await lookUp(trust, 'ABN', TRUST.name);
  await uploadTo(trust, 'Trust deed or other AML/CTF document', 'deed.pdf');
  await card(page, 'Custodian').getByRole('radio', { name: 'Yes' }).check();
  await next(page).click();
  const findings = await axeFindings(page, { name: 'trust with custodian', state: 'error' });
  await fillCompany(card(page, 'Custodian details'), CUSTODIAN);
  expect([...findings, ...(await axeFindings(page, { name: 'trust with custodian', state: 'filled' }))]).toEqual([]);
  await next(page).click();

  await onStep(page, /Trustee details/);
  for (const [number, trustee] of [
    [1, ANA],
    [2, BO],
    [3, CY],
  ] as const) {
    if (number > 1) await page.getByRole('button', { name: 'Add trustee' }).click();
    await fillPerson(card(page, `Trustee ${number}`), trustee);
    await uploadLicence(card(page, `Trustee ${number}`), trustee);
  }
  await card(page, 'Trustee 2').getByRole('checkbox', { name: 'This trustee is also a beneficial owner' }).check();
  await next(page).click();

  await onStep(page, /Beneficial owner details/);
  await expect(card(page, 'Beneficial owner 1').getByLabel('Legal first name')).toHaveValue('Bo');
  await next(page).click();
  await onStep(page, /Tax details/);

  await page.getByLabel('Tax type').selectOption('Trust');
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'No');
  await answerTax(page, /managed by another/, 'No');
  await answerTax(page, /active NFE/, 'No');
  await answerTax(page, /controlling persons who/, 'Yes');
  await page.getByRole('button', { name: 'Add Bo Lindqvist' }).click();
  await fillCountry(partOf(page, 'Controlling person 1'), { country: 'France', tin: '1234567890123' });
  await page.getByRole('button', { name: 'Add controlling person' }).click();
  const second = partOf(page, 'Controlling person 2');
  await typeInto(second.getByLabel('Name of the controlling person'), 'Dee Moana');
  await typeInto(second.getByLabel('Date of birth'), '02/02/1962');
  await typeInto(second.getByLabel('Address', { exact: true }), '18 Example Street, Carlton VIC 3053');
  await fillCountry(second, { country: 'New Zealand', tin: '49091850' });

  const roles = [{ name: TRUST.name, roleOptions: [], role_types: ['Beneficial owner'] }];
  const owner = {
    ...identified(BO),
    roles,
    prefill: 'trustees.trustees.1',
    was_prefilled_trustee: true,
    is_existing_trustee_ben_owner: true,
  };
  await lodgeAndNote(page, {
    investor_details: {
      investor_type: 'trust_superfund',
      trusteeType: 'individual',
      trustType: 'family',
      trustName: TRUST.name,
      registered_country: 'AU',
      business_number: TRUST.abn,
      abn_lookup_data: found(TRUST),
      amlCtfDoc: { filename: 'deed.pdf' },
      has_custodian: true,
      custodian: companyOf(CUSTODIAN),
    },
    trustees: {
      trustees: [identified(ANA), { ...identified(BO), is_existing_trustee_ben_owner: true }, identified(CY)],
    },
    beneficial_owners: { beneficialOwners: [owner] },
    tax_details: storedTax({
      tax_type: 'T',
      investor_type: 'ENTITY',
      submit_person_name: 'Ana Lindqvist',
      answers: [
        {
          investor_name: TRUST.name,
          is_aus_retired_fund: false,
          is_financial_institution: false,
          is_entity_managed_by_others: false,
          is_active_financial_entity: false,
          controlling_person_needed: true,
          cpTinDetails: [
            storedControllingPerson(BO, storedTin(FRANCE, '1234567890123')),
            storedControllingPerson(DEE, storedTin(NEW_ZEALAND, '49091850')),
          ],
        },
      ],
    }),
  });
});

test('[2-BARE-01, 2-BARE-08, 2-CTR-04, 2-CALL-06] a bare trust of a company and an individual with a holding company gets to next steps', async ({
  browser,
}) => {
  const page = await service.open(browser);
  await chooseOwner(page, APPLICANT, 'Bare trust');
  await card(page, 'Trustee 1').getByRole('radio', { name: 'A company' }).check();
  await fillCompany(card(page, 'Trustee 1'), TRUSTEE);
  await uploadTo(card(page, 'Trustee 1'), 'AML/CTF document', 'extract.pdf');
  await page.getByRole('button', { name: 'Add trustee' }).click();
  await fillPerson(card(page, 'Trustee 2'), ANA);
  await uploadLicence(card(page, 'Trustee 2'), ANA);
  await card(page, 'Holding company').getByRole('radio', { name: 'Yes' }).check();
  await fillCompany(card(page, 'Holding company details'), HOLDING);
  await next(page).click();

  await onStep(page, /Beneficial owner details/);
  await page.getByRole('button', { name: 'Add Ana Lindqvist' }).click();
  await next(page).click();
  await onStep(page, /Tax details/);

  await page.getByLabel('Tax type').selectOption('Trust');
  // A bare trust is asked for no name before.
  await typeInto(page.getByLabel('Investor name'), 'Lindqvist bare trust');
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'Yes');
  await answerTax(page, /have a GIIN/, 'No');
  await page.getByLabel('Trustee-documented trust').check();
  await typeInto(page.getByLabel('Name of the trustee'), TRUSTEE.name);
  await typeInto(page.getByLabel('GIIN of the trustee'), '98Q96B.00000.LE.250');
  await answerTax(page, /managed by another/, 'No');

  const roles = [
    { name: TRUSTEE.name, roleOptions: ['Director'], role_types: ['Beneficial owner'] },
    { name: HOLDING.name, roleOptions: ['Director'], role_types: [] },
  ];
  await lodgeAndNote(page, {
    investor_details: {
      investor_type: 'bare_trust',
      investors: [
        { ...companyOf(TRUSTEE), trusteeType: 'company', amlCtfDoc: { filename: 'extract.pdf' } },
        { ...identified(ANA), trusteeType: 'individual' },
      ],
      has_holding_company: true,
      holding_company: companyOf(HOLDING),
    },
    beneficial_owners: {
      beneficialOwners: [{ ...identified(ANA), visible: false, roles, prefill: 'investor_details.investors.1' }],
    },
    tax_details: storedTax({
      tax_type: 'T',
      investor_type: 'ENTITY',
      submit_person_name: 'Ana Lindqvist',
      answers: [
        {
          investor_name: 'Lindqvist bare trust',
          is_aus_retired_fund: false,
          is_financial_institution: true,
          has_giin: false,
          giin_type: 'TRUSTEE_DOCUMENTED_TRUST',
          trustee_name: TRUSTEE.name,
          trustee_giin: '98Q96B.00000.LE.250',
          is_entity_managed_by_others: false,
        },
      ],
    }),
  });
});

test('every stored application equals what was typed, field by field', async () => {
  await service.expectStored();
});
