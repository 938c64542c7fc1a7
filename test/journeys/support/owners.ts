import { expect, type Locator, type Page } from '@playwright/test';
import type { Company, Person, PostalAddress } from '#domain/application.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { enterByHand, fillAmount, fillContact, fillLanding, next, onStep, type Applicant } from './applicant.ts';

/** Where everybody lives and every company is registered. */
const STREET = { streetNumber: '18', streetName: 'Example', streetType: 'Street', suburbCity: 'Fitzroy', state: 'VIC', postcode: '3065', country: 16 };

declare global {
  interface Window {
    /** The store of the page. */
    keptStore?: { getState: () => unknown };
  }
}

type StoreCreator = (...given: unknown[]) => { getState: () => unknown };

/** Keeps the page's store within reach, where DevTools would be handed it. Before the page is opened. */
async function keepStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const compose = () => (...enhancers: ((create: StoreCreator) => StoreCreator)[]) => (create: StoreCreator) => (...given: unknown[]) => {
      const store = enhancers.reduceRight((inner, enhance) => enhance(inner), create)(...given);
      window.keptStore = store;
      return store;
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
}

/** What would be sent of the page's application now. */
export async function readWire(page: Page): Promise<WireData> {
  const state = await page.evaluate(() => window.keptStore?.getState());
  return toWire(selectApplication(state as RootState), { offer: 0 });
}

/** From the landing page to the investor step, with this kind of owner chosen. */
export async function chooseOwner(page: Page, applicant: Applicant, kind: string): Promise<void> {
  await keepStore(page);
  await fillLanding(page, applicant);
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await fillAmount(page, applicant);
  await next(page).click();
  await onStep(page, /Investor details/);
  const choice = page.getByRole('radio', { name: kind });
  const agree = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
  await choice.click();
  // The individual who was filled in from the contact details goes, and that is said before.
  await expect(async () => {
    if (await agree.isVisible()) await agree.click();
    await expect(choice).toBeChecked({ timeout: 500 });
  }).toPass();
}

/** The card of this title, be it one that folds. */
export const card = (page: Page, title: string): Locator => page.locator('[data-block="card"]', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

async function fillStreet(scope: Locator): Promise<void> {
  await enterByHand(scope);
  await scope.getByLabel('Street number').fill(STREET.streetNumber);
  await scope.getByLabel('Street name').fill(STREET.streetName);
  await scope.getByLabel('Street type').selectOption(STREET.streetType);
  await scope.getByLabel('Suburb/city').fill(STREET.suburbCity);
  await scope.getByLabel('State', { exact: true }).selectOption(STREET.state);
  await scope.getByLabel('Postcode').fill(STREET.postcode);
}

/** Types a person with a driver's licence into their block. */
export async function fillPerson(scope: Locator, first: string, last: string): Promise<void> {
  await scope.getByLabel('Legal first name').fill(first);
  await scope.getByLabel('Legal last name').fill(last);
  await scope.getByLabel('Date of birth').fill('14/03/1984');
  await fillStreet(scope);
  await scope.getByLabel('ID type').selectOption("Driver's licence");
  await scope.getByLabel('ID number').fill('081522014');
  await scope.getByLabel('State of issue').selectOption('VIC');
  await scope.getByLabel('Card number').fill('P1234567');
}

/** What is stored of such a person. */
export function personOf(first: string, last: string): Person {
  return {
    title: '', legalFirstName: first, middleNames: '', legalLastName: last, dateOfBirth: '14/03/1984', countryOfCitizenship: 16, emailAddress: '', mobileNumber: '',
    manualAddress: true, ...STREET, loqateInternationalCountry: 'AU', loqateAddress: null, same_address: true,
    idType: "Driver's licence", idNumber: '081522014', idStateOfIssue: 'VIC', idCardNumber: 'P1234567',
    sourcesOfWealth: [], pep_status: 'NOT_DETERMINED', visible: true,
  };
}

/** Types a company of the sample register into its block: by its number, its name by the look-up. */
export async function fillCompany(scope: Locator, { acn, name }: { acn: string; name: string }): Promise<void> {
  await scope.getByLabel('ACN', { exact: true }).fill(acn);
  await lookUp(scope, 'ACN', name);
  await fillStreet(scope);
}

/** Looks the number of a block up and waits for the name that it stands for. */
export async function lookUp(scope: Locator, number: 'ABN' | 'ACN', name: string): Promise<void> {
  await scope.getByRole('button', { name: `Look up the ${number}` }).click();
  await scope.getByText(`Found: ${name}`).waitFor();
}

/** What is stored of such a company. */
export function companyOf({ acn, abn, name }: { acn: string; abn: string; name: string }): Company {
  const registration_address: PostalAddress = { address_type: 'Manual', loqate_country: 'AU', loqate_address: null, ...STREET };
  return {
    companyName: name, registered_country: 'AU', business_number: acn, abn_lookup_data: found({ abn, acn, name }),
    is_public: false, is_listed: false, is_charity: false, registration_address, same_address: true, visible: true,
  };
}

/** The answer of the sample register, as it is kept (2-ABN-07). */
export function found({ abn, acn = '', name }: { abn: string; acn?: string; name: string }) {
  return { businessEntity: { ABN: { identifierValue: abn }, ASICNumber: acn, entityStatus: { entityStatusCode: 'Active' }, mainName: { organisationName: name } } };
}
