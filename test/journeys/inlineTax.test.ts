/** Offers in which everybody who owns declares their taxes in their own block. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { tfnOf } from '#test/support/walks/said.ts';
import { INLINE_APPLICANT, next, onStep } from './support/applicant.ts';
import { ALEX, APPLICANT_CONTACT, fillOwner, MARGOT, storedOwner, type Owner } from './support/inlineTax.ts';
import { chooseOwner } from './support/owners.ts';
import { reloadOnceKept } from './support/reload.ts';
import { narrowTicks } from './support/narrowTicks.ts';
import { ownService, PHONE } from './support/ownService.ts';
import { watchWrites } from './support/writes.ts';

const service = ownService();

const lodgeAndNote = (page: Page, steps: Partial<Application>) =>
  service.lodgeAndNote(page, { applicant: INLINE_APPLICANT, steps });

/** Of the name of another. */
const OTHER_ALEX: Owner = { ...ALEX, born: '02/09/1986', licence: '081522021', tfn: tfnOf(3) };

const NILS: Owner = { ...MARGOT, first: 'Nils', born: '03/09/1986', licence: '081522022', tfn: tfnOf(4) };

const JOINT = [MARGOT, ALEX, OTHER_ALEX, NILS] as const;

/** The investor step of a new application on a phone. */
async function begin(browser: Browser, owner: string): Promise<Page> {
  const page = await service.open(browser, PHONE);
  await watchWrites(page);
  await chooseOwner(page, INLINE_APPLICANT, owner);
  return page;
}

test('[2-INV-52, 2-INV-23, 3-INLINE-18] four joint investors, two of one name: whoever goes comes back with their number, over a reload, Back and Next, to next steps', async ({
  browser,
}) => {
  const page = await begin(browser, 'Joint individuals');
  const block = (index: number) => page.locator('details[data-block="card"]').nth(index);
  for (const [index, owner] of JOINT.entries()) {
    if (index > 1) await page.getByRole('button', { name: 'Add joint investor' }).click();
    await fillOwner(block(index), owner);
  }
  expect(await narrowTicks(page)).toEqual([]);
  const expectNumbers = async () => {
    for (const [index, { tfn }] of JOINT.entries())
      await expect(block(index).getByLabel('TFN', { exact: true })).toHaveValue(tfn);
  };

  await block(2).getByRole('button', { name: 'Delete investor' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Alex Lindqvist, born 02/09/1986?' });
  await expect(question).toContainText(
    'This removes 1 investor (Alex Lindqvist, born 02/09/1986), 1 tax declaration, 1 document.',
  );
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(block(2).getByLabel('TFN', { exact: true })).toHaveValue(NILS.tfn);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectNumbers();
  await reloadOnceKept(page);
  await expectNumbers();
  await next(page).click();
  await onStep(page, /Bank account/);
  await page.getByRole('button', { name: 'Back' }).click();
  await onStep(page, /Investor details/);
  await expectNumbers();
  await next(page).click();

  await lodgeAndNote(page, {
    investor_details: {
      investor_type: 'joint_individual',
      investors: [
        { ...storedOwner(MARGOT), ...APPLICANT_CONTACT },
        storedOwner(ALEX),
        storedOwner(OTHER_ALEX),
        storedOwner(NILS),
      ],
    },
  });
});

test('every stored application equals what was typed, field by field, and holds no tax form', async () => {
  const stored = await service.expectStored();
  for (const application of stored.values()) expect(application.tax_details).toBeUndefined();
});
