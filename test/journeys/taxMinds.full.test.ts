/** People who change their minds at their tax form. */
import { expect, test, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { fromWire } from '#domain/wire.ts';
import { tfnOf } from '#test/support/walks/said.ts';
import { withoutIds } from '#test/support/withoutIds.ts';
import { applicantOf, next, onStep } from './support/applicant.ts';
import { card, chooseOwner, readWire } from './support/owners.ts';
import { walkToPartnershipTax } from './support/partnership.ts';
import { fillPerson, type Individual } from './support/people.ts';
import { reloadOnceKept } from './support/reload.ts';
import { answerTax, fillCountry, partOf } from './support/tax.ts';
import { typeInto } from './support/typing.ts';
import { watchWrites } from './support/writes.ts';

const APPLICANT = applicantOf('emberfield-copper');
const TOMAS: Individual = {
  first: 'Tomas',
  last: 'Okafor',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
const GIIN = '98Q96B.00000.LE.250';
const [FRENCH, NEW_ZEALAND] = ['1234567890123', '49091850'];

test.use({ viewport: { width: 375, height: 740 } });

/** Gives an answer that takes something away: `said` is what goes, and it goes only where `choice` agrees. */
async function giveClearing(
  page: Page,
  answer: () => Promise<void>,
  { said, choice }: { said: string; choice: 'Keep' | 'Remove' },
): Promise<void> {
  await answer();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`This removes ${said}.`);
  await question.getByRole('button', { name: choice }).click();
  await expect(question).toBeHidden();
  if (choice === 'Remove') await expect(page.getByText(`Removed ${said}`, { exact: true })).toBeVisible();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
const tin = (page: Page, person: number) =>
  partOf(page, `Controlling person ${person}`).getByLabel('TIN', { exact: true });

/** Two controlling persons of one name, each with a number of their own. */
async function nameTwoOfOneName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Tomas Okafor' }).click();
  await fillCountry(partOf(page, 'Controlling person 1'), { country: 'France', tin: FRENCH });
  await page.getByRole('button', { name: 'Add controlling person' }).click();
  const second = partOf(page, 'Controlling person 2');
  await typeInto(second.getByLabel('Name of the controlling person'), 'Tomas Okafor');
  await typeInto(second.getByLabel('Date of birth'), '02/02/1962');
  await typeInto(second.getByLabel('Address', { exact: true }), '3 Queen Street, Auckland');
  await fillCountry(second, { country: 'New Zealand', tin: NEW_ZEALAND });
}

test('[2-STEP-31, 3-GIIN-10, 3-CP-07] answers that clear what was typed ask before, Undo brings it back, and what is typed outlives a reload, Back and Next', async ({
  page,
}) => {
  await watchWrites(page);
  await walkToPartnershipTax(page, APPLICANT, TOMAS);
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'Yes');
  await typeInto(page.getByLabel('GIIN', { exact: true }), GIIN.toLowerCase());
  const noGiin = () => answerTax(page, /have a GIIN/, 'No');
  await giveClearing(page, noGiin, { said: '1 GIIN', choice: 'Keep' });
  const noInstitution = () => answerTax(page, /^Is the entity a financial/, 'No');
  await giveClearing(page, noInstitution, { said: '1 GIIN', choice: 'Remove' });
  await undo(page);
  await expect(page.getByLabel('GIIN', { exact: true })).toHaveValue(GIIN);
  await giveClearing(page, noInstitution, { said: '1 GIIN', choice: 'Remove' });

  await answerTax(page, /managed by another/, 'No');
  await answerTax(page, /active NFE/, 'No');
  await answerTax(page, /controlling persons who/, 'Yes');
  await nameTwoOfOneName(page);
  await reloadOnceKept(page);
  await expect(tin(page, 1)).toHaveValue(FRENCH);
  await expect(tin(page, 2)).toHaveValue(NEW_ZEALAND);
  const deleteFirst = () =>
    page.getByRole('button', { name: 'Delete controlling person Controlling person 1' }).click();
  await giveClearing(page, deleteFirst, {
    said: '1 foreign tax number, 1 controlling person (Tomas Okafor)',
    choice: 'Remove',
  });
  await expect(tin(page, 1)).toHaveValue(NEW_ZEALAND);
  await undo(page);
  await expect(tin(page, 1)).toHaveValue(FRENCH);
  await expect(tin(page, 2)).toHaveValue(NEW_ZEALAND);
  await giveClearing(page, () => answerTax(page, /retirement fund/, 'Yes'), {
    said: '2 foreign tax numbers, 2 controlling persons (Tomas Okafor and Tomas Okafor)',
    choice: 'Keep',
  });

  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Beneficial owner/);
  await next(page).click();
  await onStep(page, /Tax details/);
  await typeInto(page.getByLabel('Name', { exact: true }), 'Tomas Okafor');
  await next(page).click();
  await onStep(page, /Bank account/);
  const { tax_details } = withoutIds(await readWire(page));
  expect(tax_details).toMatchObject({
    investors: [
      {
        tfn: '51824753556',
        is_financial_institution: false,
        giin: '',
        cpTinDetails: [
          { cp_name: 'Tomas Okafor', cp_dob: '1984-03-14', tax_country: 77, tin: FRENCH },
          { cp_name: 'Tomas Okafor', cp_dob: '1962-02-02', tax_country: 170, tin: NEW_ZEALAND },
        ],
      },
    ],
  });
});

test('[3-TAX-32, 2-INV-17] of three joint investors, two of one name, the middle one goes after giving a number and comes back: every number is with whom it was typed for', async ({
  page,
}) => {
  await chooseOwner(page, APPLICANT, 'Joint individuals');
  for (const [index, first] of ['Margot', 'Tomas', 'Tomas'].entries()) {
    if (index > 1) await page.getByRole('button', { name: 'Add joint investor' }).click();
    const block = page.locator('details[data-block="card"]').nth(index);
    await fillPerson(block, { ...TOMAS, first, born: `0${index + 1}/09/1986` });
  }
  await next(page).click();
  await onStep(page, /Tax details/);
  const numbers = page.getByLabel('TFN', { exact: true });
  for (const index of [0, 1, 2]) await typeInto(numbers.nth(index), tfnOf(index + 1));
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Investor details/);
  const deleteMiddle = () => card(page, 'Joint investor 1').getByRole('button', { name: 'Delete investor' }).click();
  await giveClearing(page, deleteMiddle, {
    said: '1 investor (Tomas Okafor, born 02/09/1986), 1 tax declaration',
    choice: 'Remove',
  });
  await next(page).click();
  await onStep(page, /Tax details/);
  await expect(numbers).toHaveCount(2);
  await expect(numbers.nth(1)).toHaveValue(tfnOf(3));
  // A person who comes back is led to the step in which they stopped.
  await undo(page);
  await onStep(page, /Investor details/);
  await next(page).click();
  await onStep(page, /Tax details/);
  await expect(numbers).toHaveCount(3);
  for (const index of [0, 1, 2]) await expect(numbers.nth(index)).toHaveValue(tfnOf(index + 1));
  await typeInto(page.getByLabel('Name', { exact: true }), 'Margot Okafor');
  await next(page).click();
  await onStep(page, /Bank account/);

  expect(numbersByBirthday(fromWire(await readWire(page)).application)).toEqual({
    '01/09/1986': tfnOf(1),
    '02/09/1986': tfnOf(2),
    '03/09/1986': tfnOf(3),
  });
});

/** The TFN in the declaration of everybody who invests, by the birthday that tells who it is. */
function numbersByBirthday({ investor_details: details, tax_details: tax }: Application) {
  const numberOf = (id: string | undefined) => tax?.investors?.find((block) => block.id === id)?.tfn;
  return Object.fromEntries((details?.investors ?? []).map(({ id, dateOfBirth }) => [dateOfBirth, numberOf(id)]));
}
