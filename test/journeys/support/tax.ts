/** The tax step in a browser. */
import type { Locator, Page } from '@playwright/test';
import type { TaxDetails, TaxInvestor, Tin } from '#domain/application.ts';
import { blankTaxInvestor, blankTin } from '#domain/tax.ts';
import { next, onStep } from './applicant.ts';
import type { Individual } from './people.ts';
import { typeInto } from './typing.ts';

/** A question of the tax step by its words, or the beginning of them, within a page or a block. */
export async function answerTax(scope: Page | Locator, question: string | RegExp, answer: 'Yes' | 'No'): Promise<void> {
  await scope.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click();
}

/** The part of a card under this heading: a country, a controlling person. */
export function partOf(scope: Page | Locator, title: string): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope.locator('div', { has: page.getByRole('heading', { level: 3, name: title, exact: true }) }).last();
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
  const list = row.getByLabel('Country of tax residence');
  await list.focus(); // long lists are filled on first focus
  await list.selectOption(country);
  await answerTax(row, /tax identification number/, tin === undefined ? 'No' : 'Yes');
  if (tin === undefined) await row.getByLabel('The country does not issue TINs to its residents').check();
  else await typeInto(row.getByLabel('TIN', { exact: true }), tin);
}

/** As whom, and by whom, the tax form is signed. */
export interface SignedTax extends Required<Pick<TaxDetails, 'tax_type' | 'investor_type' | 'submit_person_name'>> {
  /** The answers of each block that are not those it opens with. */
  answers: readonly TaxInvestor[];
}

/** All that is stored of a tax form that was signed today. */
export function storedTax({ answers, ...signed }: SignedTax): TaxDetails {
  const investors = answers.map((answer) => ({ ...blankTaxInvestor(), ...answer }));
  return { ...signed, submit_date: today(), send_comms: true, investors };
}

/** A country of tax residence, by its id, as it is stored. */
export function storedTin(country: number, tin: string): Tin {
  return { ...blankTin(), tax_country: country, has_tin: true, tin };
}

/** A person who was typed by `fillPerson` and picked as controlling person, with their number. */
export function storedControllingPerson({ first, last, born, streetNumber }: Individual, tin: Tin): Tin {
  return {
    ...tin,
    person_type: 'CONTROL_PERSON',
    cp_name: `${first} ${last}`,
    cp_dob: born,
    cp_address: `${streetNumber} Example Street, Carlton VIC 3053`,
  };
}

/** A country that issues no number, as it is stored. */
export function storedWithoutTin(country: number): Tin {
  return { ...blankTin(), tax_country: country, has_tin: false, reason_type: 'NOT_ISSUED' };
}

/** The day on which a journey is walked, where its browser is: DD/MM/YYYY. */
export function today(): string {
  return new Date().toLocaleDateString('en-AU', {
    timeZone: 'Australia/Melbourne',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
}

/** Declares for everybody on the page who does so in their own block: a person, or a retirement fund. Nothing where nobody does. */
export async function declareInline(page: Page): Promise<void> {
  for (const fund of await page.getByRole('radiogroup', { name: /Australian retirement fund/ }).all())
    await fund.getByRole('radio', { name: 'Yes' }).check();
  for (const tick of await page
    .getByRole('checkbox', { name: /^I.* declare .*that the information given is true/ })
    .all())
    await tick.check();
}
