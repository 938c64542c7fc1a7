/** The tax step in a browser. */
import type { Locator, Page } from '@playwright/test';
import { next, onStep } from './applicant.ts';
import { typeInto } from './typing.ts';

/** A question of the tax step by its words, or the beginning of them, within a page or a block. */
export async function answerTax(scope: Page | Locator, question: string | RegExp, answer: 'Yes' | 'No'): Promise<void> {
  await scope.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click();
}

/** The declaration, and on to the bank account. */
export async function signTax(page: Page, name: string): Promise<void> {
  await typeInto(page.getByLabel('Name', { exact: true }), name);
  await next(page).click();
  await onStep(page, /Bank account details/);
}

/** Where they live for tax, and the number there. */
export interface Residence {
  country: string;
  /** Absent: the country issues none. */
  tin?: string;
}

/** The rows of a list of countries that are on screen, from this place on. */
export async function fillCountry(row: Locator, { country, tin }: Residence): Promise<void> {
  await row.getByLabel('Country of tax residence').selectOption(country);
  await answerTax(row, /tax identification number/, tin === undefined ? 'No' : 'Yes');
  if (tin === undefined) await row.getByLabel('The country does not issue TINs to its residents').check();
  else await typeInto(row.getByLabel('TIN', { exact: true }), tin);
}
