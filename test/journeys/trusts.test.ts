import { withoutIds } from '../support/withoutIds.ts';
import { expect, test } from '@playwright/test';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { card, chooseOwner, companyOf, fillCompany, found, lookUp, readWire, wholePerson } from './support/owners.ts';
import { fillPerson, type Individual } from './support/people.ts';
import { typeInto } from './support/typing.ts';

const APPLICANT = applicantOf('emberfield-copper');
const ANA: Individual = {
  first: 'Ana',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
const BO: Individual = { ...ANA, first: 'Bo', born: '02/09/1986', licence: '081522015' };
const CY: Individual = { ...ANA, first: 'Cy', born: '30/11/1959', licence: '081522016' };
const TRUST = { abn: '38900000101', name: 'THE TRUSTEE FOR LINDQVIST FAMILY TRUST' };
const CUSTODIAN = { acn: '000000064', abn: '10000000064', name: 'BRIGALOW CUSTODIANS LIMITED' };
const TRUSTEE = { acn: '000000037', abn: '93000000037', name: 'HARBOUR LANE NOMINEES PTY LTD' };
const HOLDING = { acn: '000000019', abn: '89000000019', name: 'MARLOWE HOLDINGS PTY LTD' };

test(
  '[2-TRST-15, 2-TRU-01, 2-BO-12, 2-CALL-07] a trust with three individual trustees and a custodian gets to the tax step',
  { tag: '@full' },
  async ({ page }) => {
    await chooseOwner(page, APPLICANT, 'Trust/Superfund');
    const trust = card(page, 'Trust details');
    await trust.getByRole('radio', { name: 'An individual/s' }).check();
    await trust.getByLabel('Trust type').selectOption('Family trust');
    await typeInto(trust.getByLabel(/^ABN/), TRUST.abn);
    await lookUp(trust, 'ABN', TRUST.name);
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
    }
    await card(page, 'Trustee 2').getByRole('checkbox', { name: 'This trustee is also a beneficial owner' }).check();
    await next(page).click();

    await onStep(page, /Beneficial owner details/);
    await expect(card(page, 'Beneficial owner 1').getByLabel('Legal first name')).toHaveValue('Bo');
    await next(page).click();
    await onStep(page, /Tax details/);

    const { investor_details, trustees, beneficial_owners } = withoutIds(await readWire(page));
    expect(investor_details).toEqual({
      investor_type: 'trust_superfund',
      trusteeType: 'individual',
      trustType: 'family',
      trustName: TRUST.name,
      registered_country: 'AU',
      business_number: TRUST.abn,
      abn_lookup_data: found(TRUST),
      has_custodian: true,
      custodian: companyOf(CUSTODIAN),
    });
    expect(trustees).toEqual({
      trustees: [wholePerson(ANA), { ...wholePerson(BO), is_existing_trustee_ben_owner: true }, wholePerson(CY)],
    });
    const roles = [{ name: TRUST.name, roleOptions: [], role_types: ['Beneficial owner'] }];
    const owner = {
      ...wholePerson(BO),
      roles,
      prefill: 'trustees.trustees.1',
      was_prefilled_trustee: true,
      is_existing_trustee_ben_owner: true,
    };
    expect(beneficial_owners).toEqual({ beneficialOwners: [owner] });
  },
);

test(
  '[2-BARE-01, 2-BARE-08, 2-CTR-04, 2-CALL-06] a bare trust of a company and an individual with a holding company gets to the tax step',
  { tag: '@full' },
  async ({ page }) => {
    await chooseOwner(page, APPLICANT, 'Bare trust');
    await card(page, 'Trustee 1').getByRole('radio', { name: 'A company' }).check();
    await fillCompany(card(page, 'Trustee 1'), TRUSTEE);
    await page.getByRole('button', { name: 'Add trustee' }).click();
    await fillPerson(card(page, 'Trustee 2'), ANA);
    await card(page, 'Holding company').getByRole('radio', { name: 'Yes' }).check();
    await fillCompany(card(page, 'Holding company details'), HOLDING);
    await next(page).click();

    await onStep(page, /Beneficial owner details/);
    await page.getByRole('button', { name: 'Add Ana Lindqvist' }).click();
    await next(page).click();
    await onStep(page, /Tax details/);

    const { investor_details, beneficial_owners } = withoutIds(await readWire(page));
    expect(investor_details).toEqual({
      investor_type: 'bare_trust',
      investors: [
        { ...companyOf(TRUSTEE), trusteeType: 'company' },
        { ...wholePerson(ANA), trusteeType: 'individual' },
      ],
      has_holding_company: true,
      holding_company: companyOf(HOLDING),
    });
    const roles = [
      { name: TRUSTEE.name, roleOptions: ['Director'], role_types: ['Beneficial owner'] },
      { name: HOLDING.name, roleOptions: ['Director'], role_types: [] },
    ];
    expect(beneficial_owners).toEqual({
      beneficialOwners: [{ ...wholePerson(ANA), visible: false, roles, prefill: 'investor_details.investors.1' }],
    });
  },
);
