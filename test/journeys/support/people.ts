import type { Locator, Page } from '@playwright/test';
import type { Person } from '#domain/application.ts';
import { aPdf } from './applicant.ts';
import { typeInto } from './typing.ts';

/** Somebody who is typed on the screen, and what is sent of them. */
export interface Individual {
  first: string;
  last: string;
  /** DD/MM/YYYY */
  born: string;
  streetNumber: string;
  licence: string;
}

/** Counts what is filled, chosen and pressed for one block. */
export interface Effort {
  fields: number;
}

/** Which of the two sets of address fields the offer has (3-ADDR-04). */
async function hasAddressLines(scope: Page | Locator): Promise<boolean> {
  const lines = scope.getByLabel('Address line 1', { exact: true });
  await lines
    .or(scope.getByLabel('Street number', { exact: true }))
    .first()
    .waitFor();
  return lines.isVisible();
}

/** Fills the block of one person, address by hand, identified by a driver's licence. Answers how many fields that took. */
export async function fillPerson(
  block: Locator,
  { first, last, born, streetNumber, licence }: Individual,
): Promise<Effort> {
  const effort: Effort = { fields: 0 };
  const type = async (label: string, words: string) => {
    await typeInto(block.getByLabel(label, { exact: true }), words);
    effort.fields += 1;
  };
  const choose = async (label: string, option: string) => {
    await block.getByLabel(label, { exact: true }).selectOption(option);
    effort.fields += 1;
  };
  await type('Legal first name', first);
  await type('Legal last name', last);
  await type('Date of birth', born);
  await block.getByRole('button', { name: 'enter it manually' }).click();
  if (await hasAddressLines(block)) await type('Address line 1', `${streetNumber} Example Street`);
  else {
    await type('Street number', streetNumber);
    await type('Street name', 'Example');
    await choose('Street type', 'Street');
  }
  await type('Suburb/city', 'Carlton');
  await choose('State', 'VIC');
  await type('Postcode', '3053');
  await choose('ID type', "Driver's licence");
  await type('ID number', licence);
  await choose('State of issue', 'VIC');
  await type('Card number', 'P1234567');
  return effort;
}

/** The person as they are sent, as far as they were typed. */
export function storedPerson({ first, last, born, streetNumber, licence }: Individual): Person {
  return {
    legalFirstName: first,
    legalLastName: last,
    dateOfBirth: born,
    manualAddress: true,
    streetNumber,
    streetName: 'Example',
    streetType: 'Street',
    suburbCity: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    country: 16,
    same_address: true,
    idType: "Driver's licence",
    idNumber: licence,
    idStateOfIssue: 'VIC',
    idCardNumber: 'P1234567',
  };
}

/** The block of one person or organisation, by its heading. */
export function blockOf(page: Page, title: string): Locator {
  return page.locator('details', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

/** Fills the address of a company, by hand. */
export async function fillCompanyAddress(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'enter it manually' }).click();
  if (await hasAddressLines(page))
    await typeInto(page.getByLabel('Address line 1', { exact: true }), '1 Harbour Street');
  else {
    await typeInto(page.getByLabel('Street number'), '1');
    await typeInto(page.getByLabel('Street name'), 'Harbour');
    await page.getByLabel('Street type').selectOption('Street');
  }
  await typeInto(page.getByLabel('Suburb/city'), 'Sydney');
  await page.getByLabel('State', { exact: true }).selectOption('NSW');
  await typeInto(page.getByLabel('Postcode'), '2000');
}

/** Uploads a document to the field of this name. */
export async function uploadTo(page: Page | Locator, label: string, name: string): Promise<void> {
  await page.getByRole('group', { name: label }).locator('input[type="file"]').setInputFiles(aPdf(name));
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
}

/** Uploads the copy of somebody's licence, where the offer asks for certified ones. */
export async function uploadLicence(block: Locator, individual: Individual): Promise<void> {
  await uploadTo(block, 'Certified copy of the document', licenceOf(individual));
}

/** The name of the copy that `uploadLicence` uploads. */
export const licenceOf = ({ first, licence }: Individual): string => `${first}-${licence}.pdf`;
