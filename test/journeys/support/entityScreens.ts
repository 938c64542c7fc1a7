import { expect, type Page } from '@playwright/test';
import { next, onStep, type Applicant } from './applicant.ts';
import { card, chooseOwner, fillCompany, lookUp } from './owners.ts';
import { ANA, CUSTODIAN, HOLDING, TRUST, TRUSTEE } from './parties.ts';
import { fillPerson, type Individual } from './people.ts';
import { errorSummary, settled, type ScreenState, type Visit } from './screens.ts';
import { declareInline } from './tax.ts';
import { typeInto } from './typing.ts';

/** Longer than any screen is wide, and without a place to break. */
const BO: Individual = {
  ...ANA,
  first: 'Bartholomew-Maximilian',
  last: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft',
  born: '02/09/1986',
  licence: '081522015',
};

type See = (name: string, state: ScreenState) => Promise<void>;

/** The screens of a trust's own steps, or those of the other owners at the investor step. */
export type EntityScreens = 'trusts' | 'others';

/** These screens of owners and entities in their states. The offer asks for people with other roles; it decides about all else. */
export async function visitEntityScreens(
  page: Page,
  { applicant, screens }: { applicant: Applicant; screens: EntityScreens },
  visit: Visit,
): Promise<void> {
  const see: See = async (name, state) => {
    await settled(page);
    await visit({ name, state });
  };
  if (screens === 'trusts') {
    await chooseOwner(page, applicant, 'Trust/Superfund');
    await visitTrustOfCompany(page, see);
    await visitTrustOfPersons(page, see);
  } else {
    await chooseOwner(page, applicant, 'Partnership');
    await visitPartnershipAndCompany(page, see);
    await visitBareTrust(page, see);
    await visitJoint(page, see);
  }
}

/** A trust with a custodian, its corporate trustee, two directors, one of them picked as owner and as officer, its tax. */
async function visitTrustOfCompany(page: Page, see: See): Promise<void> {
  await see('trust', 'empty');
  await card(page, 'Trust details').getByRole('radio', { name: 'A company' }).check();
  await tooEarly(page);
  await see('trust', 'error');
  await card(page, 'Trust details').getByLabel('Trust type').selectOption('Family trust');
  await typeInto(card(page, 'Trust details').getByLabel(/^ABN/), TRUST.abn);
  await lookUp(card(page, 'Trust details'), 'ABN', TRUST.name);
  await card(page, 'Custodian').getByRole('radio', { name: 'Yes' }).check();
  await fillCompany(card(page, 'Custodian details'), CUSTODIAN);
  await see('trust', 'filled');
  await onTo(page, /Corporate trustee details/);

  await see('corporate trustee', 'empty');
  await tooEarly(page);
  await see('corporate trustee', 'error');
  await fillCompany(page.locator('main'), TRUSTEE);
  await see('corporate trustee', 'filled');
  await onTo(page, /Director details/);

  await see('directors', 'empty');
  await tooEarly(page);
  await see('directors', 'error');
  await fillPerson(card(page, 'Director 1'), ANA);
  await page.getByRole('button', { name: 'Add director' }).click();
  await fillPerson(card(page, 'Director 2'), BO);
  await see('directors', 'filled');
  await onTo(page, /Beneficial owner details/);

  await see('owners', 'empty');
  await page.getByRole('button', { name: `Add ${ANA.first} ${ANA.last}` }).click();
  await see('owners', 'filled');
  await onTo(page, /Other individuals/);

  await see('others', 'empty');
  await page.getByRole('button', { name: `Add ${BO.first} ${BO.last}` }).click();
  await tooEarly(page);
  await see('others', 'error');
  const roles = card(page, 'Individual 1')
    .getByRole('combobox', { name: /^Roles at/ })
    .first();
  await typeInto(roles, 'Treasurer');
  await page.getByRole('option', { name: 'Add "Treasurer"' }).click();
  await see('others', 'filled');
  await next(page).click();
  await page.getByRole('heading', { level: 1, name: /Tax details|Bank account/ }).waitFor();
  await see('after others', 'filled');
}

/** The same trust with trustees who are persons: the answer asks before it takes the company and its directors away. */
async function visitTrustOfPersons(page: Page, see: See): Promise<void> {
  await changeDetails(page);
  await card(page, 'Trust details').getByRole('radio', { name: 'An individual/s' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await see('question', 'filled');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Removed /)).toBeVisible();
  await see('undo', 'filled');
  await onTo(page, /Trustee details/);
  await see('trustees', 'empty');
  await tooEarly(page);
  await see('trustees', 'error');
  // The list begins without anybody, because there are people to choose from.
  await page.getByRole('button', { name: 'Add trustee' }).click();
  await fillPerson(card(page, 'Trustee 1'), ANA);
  await see('trustees', 'filled');
}

async function visitPartnershipAndCompany(page: Page, see: See): Promise<void> {
  await tooEarly(page);
  await see('partnership', 'error');
  await chooseType(page, 'Company');
  await see('company', 'empty');
  await tooEarly(page);
  await see('company', 'error');
  const country = page.getByLabel('Registered country');
  await country.focus(); // long lists are filled on first focus
  await country.selectOption({ label: 'New Zealand' });
  await see('company', 'filled');
}

async function visitBareTrust(page: Page, see: See): Promise<void> {
  await chooseType(page, 'Bare trust');
  await card(page, 'Trustee 1').getByRole('radio', { name: 'A company' }).check();
  await page.getByRole('button', { name: 'Add trustee' }).click();
  await card(page, 'Holding company').getByRole('radio', { name: 'Yes' }).check();
  await see('bare trust', 'empty');
  await tooEarly(page);
  await see('bare trust', 'error');
  await fillCompany(card(page, 'Trustee 1'), TRUSTEE);
  await fillCompany(card(page, 'Holding company details'), HOLDING);
  await see('bare trust', 'filled');
}

async function visitJoint(page: Page, see: See): Promise<void> {
  await chooseType(page, 'Joint individuals');
  await page.getByRole('button', { name: 'Add joint investor' }).click();
  await page.getByRole('button', { name: 'Add joint investor' }).click();
  await see('joint', 'empty');
  await tooEarly(page);
  await see('joint', 'error');
}

/** Another type of owner; what that removes is removed. */
async function chooseType(page: Page, type: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('radio', { name: type, exact: true, checked: true }).or(question)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('radio', { name: type, exact: true })).toBeChecked();
}

/** By the pencil of the progress list, which is folded on narrow screens. */
async function changeDetails(page: Page): Promise<void> {
  const pencil = page.getByRole('button', { name: 'Change investor details' });
  if (!(await pencil.isVisible()))
    await page.getByRole('navigation', { name: 'Application progress' }).locator('summary').click();
  await pencil.click();
  await onStep(page, /Investor details/);
}

async function tooEarly(page: Page): Promise<void> {
  await next(page).click();
  await expect(errorSummary(page)).toBeVisible();
}

/** Where taxes are declared in the blocks, everybody has declared theirs. */
async function onTo(page: Page, title: RegExp): Promise<void> {
  await declareInline(page);
  await next(page).click();
  await onStep(page, title);
}
