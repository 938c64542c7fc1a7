/** A whole application on a device whose clock is wrong, to the receipt: the day under the declaration is the service's. */
import { expect, test, type Page } from '@playwright/test';
import { APPLICANTS, onStep, walkTo, STEPS, type Applicant } from './support/applicant.ts';
import { lodge } from './support/lodge.ts';
import { today } from './support/tax.ts';

const DAY = 24 * 60 * 60_000;
const [APPLICANT] = APPLICANTS as [Applicant, ...Applicant[]];

/** Sets the device's clock: time goes on as it does, from another moment. */
async function setClock(page: Page, ahead: number): Promise<void> {
  await page.addInitScript((shift) => {
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (target, values: [] | [number]) =>
        values.length === 0 ? new target(Real.now() + shift) : new target(...values),
      apply: () => new Real(Real.now() + shift).toString(),
      get: (target, name): unknown =>
        name === 'now' ? () => Real.now() + shift : (Reflect.get(target, name) as unknown),
    });
  }, ahead);
}

for (const [name, ahead] of [
  ['a day ahead', DAY],
  ['a year behind', -365 * DAY],
] as const) {
  test(`[3-DECL-04, 3-LOGIN-11] a clock ${name}: to the receipt, declared on the service's day`, async ({ page }) => {
    await setClock(page, ahead);
    await walkTo(
      page,
      APPLICANT,
      STEPS.findIndex(({ title }) => title.test('Bank account details')),
    );
    await onStep(page, /Bank account details/);
    const { reference, sent } = await lodge(page, APPLICANT);

    expect(reference).toMatch(/^[A-Z]{3}-/);
    expect(sent.tax_details?.submit_date).toBe(today());
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  });
}
