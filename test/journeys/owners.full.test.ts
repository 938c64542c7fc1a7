import { expect, test } from '@playwright/test';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { card, chooseOwner, readWire, wholePerson } from './support/owners.ts';
import { fillPerson, type Individual } from './support/people.ts';
import { withoutIds } from '../support/withoutIds.ts';

const APPLICANT = applicantOf('emberfield-copper');
const MARGOT: Individual = {
  first: 'Margot',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
const JOINT: readonly Individual[] = ['Tomas', 'Astrid', 'Nils'].map((first, index) => ({
  ...MARGOT,
  first,
  born: `0${index + 1}/09/1986`,
  licence: `08152201${index}`,
}));

test('[2-INV-18, 2-INV-23, 2-INV-17, 2-INV-67] four joint investors get to the tax step on a phone, one of them by Undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await chooseOwner(page, APPLICANT, 'Joint individuals');
  for (const [index, person] of [MARGOT, ...JOINT].entries()) {
    if (index > 1) await page.getByRole('button', { name: 'Add joint investor' }).click();
    await fillPerson(page.locator('details[data-block="card"]').nth(index), person);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await card(page, 'Joint investor 3').getByRole('button', { name: 'Delete investor' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Nils Lindqvist?' });
  await expect(question).toContainText('This removes Nils Lindqvist.');
  expect(await axeFindings(page, { name: 'the question', state: 'filled' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Joint investor 3').getByRole('button', { name: 'Delete investor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed Nils Lindqvist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add joint investor' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Joint investor 3').getByLabel('Legal first name')).toHaveValue('Nils');
  expect(await axeFindings(page, { name: 'four joint investors', state: 'filled' })).toEqual([]);
  await next(page).click();
  await onStep(page, /Tax details/);

  const contact = { emailAddress: 'margot.lindqvist@example.com', mobileNumber: '+61491570156' };
  const { investor_details } = withoutIds(await readWire(page));
  expect(investor_details).toEqual({
    investor_type: 'joint_individual',
    investors: [{ ...wholePerson(MARGOT), ...contact }, ...JOINT.map(wholePerson)],
  });
  // Three holders are taxed (3-TAX-32).
  await expect(page.getByLabel('Investor name')).toHaveCount(3);
});
