import { expect, type Locator, type Page } from '@playwright/test';
import { fillBank, fillPayment, next, onStep, type Applicant } from './applicant.ts';
import { card, chooseOwner, fillCompany, lookUp } from './owners.ts';
import { ANA, HOLDING, TRUST } from './parties.ts';
import { blockOf, fillPerson } from './people.ts';
import { errorSummary, settled, type ScreenState, type Visit } from './screens.ts';
import { answerTax, declareInline, fillCountry } from './tax.ts';
import { typeInto } from './typing.ts';

type See = (name: string, state: ScreenState) => Promise<void>;

/** People who own, to the end; or entities with everything that may be asked of them. */
export type InlineScreens = 'people' | 'entities';

/** The screens of declarations inside blocks, in their states. */
export async function visitInlineScreens(
  page: Page,
  { applicant, screens }: { applicant: Applicant; screens: InlineScreens },
  visit: Visit,
): Promise<void> {
  const see: See = async (name, state) => {
    await settled(page);
    await visit({ name, state });
  };
  if (screens === 'people') {
    await chooseOwner(page, applicant, 'Individual');
    await visitIndividual(page, see);
    await visitReview(page, applicant, see);
  } else {
    await chooseOwner(page, applicant, 'Joint individuals');
    await visitJoint(page, see);
    await visitCompany(page, see);
    await visitTrust(page, see);
  }
}

/** Four who declare, each in their own block. */
async function visitJoint(page: Page, see: See): Promise<void> {
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Add joint investor' }).click();
  await expect(page.getByRole('heading', { name: 'Tax declaration' })).toHaveCount(4);
  await see('inline joint', 'empty');
  await tooEarly(page);
  await see('inline joint', 'error');
}

/** Not submitted, incomplete with a country and no TIN, submitted. */
async function visitIndividual(page: Page, see: See): Promise<void> {
  const details = card(page, 'Investor details');
  await expect(statusIn(details)).toHaveText('Not submitted');
  await see('inline individual', 'empty');
  await tooEarly(page);
  await see('inline individual', 'error');
  await fillPerson(details, ANA);
  await typeInto(details.getByLabel('TFN', { exact: true }), '123456782');
  await answerTax(details, /tax resident of any other country/, 'Yes');
  await fillCountry(details, { country: 'New Zealand', tin: '123456789' });
  await details.getByRole('button', { name: 'Add another country' }).click();
  await fillCountry(country(details, 2), { country: 'France' });
  await expect(statusIn(details)).toHaveText('Incomplete');
  await see('inline individual, incomplete', 'filled');
  await declareInline(page);
  await expect(statusIn(details)).toHaveText('Submitted');
  await see('inline individual', 'filled');
}

async function visitReview(page: Page, applicant: Applicant, see: See): Promise<void> {
  await next(page).click();
  await onStep(page, /Bank account details/);
  await fillBank(page, applicant);
  await next(page).click();
  await onStep(page, /Payment Options/);
  await fillPayment(page, applicant);
  await next(page).click();
  await onStep(page, /Review/);
  await expect(page.getByRole('heading', { name: `Tax declaration of ${ANA.first} ${ANA.last}` })).toBeVisible();
  await see('inline review', 'filled');
}

/** An institution without a GIIN, then one that is neither that nor active, with two controlling persons. */
async function visitCompany(page: Page, see: See): Promise<void> {
  const form = page.locator('main');
  await page.getByRole('radio', { name: 'Company', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('heading', { level: 2, name: 'Company', exact: true }).or(question)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Remove' }).click();
  await see('inline company', 'error');
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial institution/, 'Yes');
  await answerTax(page, /have a GIIN/, 'No');
  await page.getByLabel('Sponsored financial institution').check();
  await answerTax(page, /managed by another financial institution/, 'Yes');
  await see('inline institution', 'error');
  await answerTax(page, /^Is the entity a financial institution/, 'No');
  await answerTax(page, /active NFE/, 'Yes');
  await page.getByLabel('Other', { exact: true }).check();
  await see('inline active NFE', 'error');
  await answerTax(page, /active NFE/, 'No');
  await answerTax(page, /Does the entity have controlling persons/, 'Yes');
  await see('inline controlling persons', 'error');
  await fillCompany(form, HOLDING);
  await see('inline controlling persons', 'filled');
}

/** A trust of one individual, who is picked as its owner. */
async function visitTrust(page: Page, see: See): Promise<void> {
  await page.getByRole('radio', { name: 'Trust/Superfund', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const details = card(page, 'Trust details');
  await details.getByRole('radio', { name: 'An individual/s' }).check();
  await details.getByLabel('Trust type').selectOption('Family trust');
  await typeInto(details.getByLabel(/^ABN/), TRUST.abn);
  await lookUp(details, 'ABN', TRUST.name);
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /managed by another financial institution/, 'Yes');
  await see('inline trust', 'filled');
  await answerTax(page, /retirement fund/, 'Yes');
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button', { name: 'Remove' }).click();
  await declareInline(page);
  await onTo(page, /Trustee details/);
  await fillPerson(blockOf(page, 'Trustee 1'), ANA);
  await onTo(page, /Beneficial owner details/);
  await page.getByRole('button', { name: `Add ${ANA.first} ${ANA.last}` }).click();
  await tooEarly(page);
  await see('inline owner', 'error');
  await declareInline(page);
  await expect(statusIn(blockOf(page, 'Beneficial owner 1'))).toHaveText('Submitted');
  await see('inline owner', 'filled');
}

/** How far the first declaration of a block has come, as it says itself. */
function statusIn(scope: Locator): Locator {
  return scope.getByRole('status').filter({ hasText: /^(Not submitted|Incomplete|Submitted)$/ });
}

function country(scope: Locator, number: number): Locator {
  return scope.getByRole('heading', { name: `Country ${number}` }).locator('..');
}

async function tooEarly(page: Page): Promise<void> {
  await next(page).click();
  await expect(errorSummary(page)).toBeVisible();
}

async function onTo(page: Page, title: RegExp): Promise<void> {
  await next(page).click();
  await onStep(page, title);
}
