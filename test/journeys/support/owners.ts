import type { Locator, Page } from '@playwright/test';
import type { Company, Person } from '#domain/application.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { fillAmount, fillContact, fillLanding, next, onStep, type Applicant } from './applicant.ts';
import { fillCompanyAddress, storedPerson, type Individual } from './people.ts';
import { typeInto } from './typing.ts';

declare global {
  interface Window {
    /** The store of the page. */
    keptStore?: { getState: () => unknown };
  }
}

type StoreCreator = (...given: unknown[]) => { getState: () => unknown };

/** Keeps the page's store within reach, where DevTools would be handed it. Before the page is opened. */
export async function keepStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const compose =
      () =>
      (...enhancers: ((create: StoreCreator) => StoreCreator)[]) =>
      (create: StoreCreator) =>
      (...given: unknown[]) => {
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
  await page.getByRole('radio', { name: kind, exact: true }).check();
}

/** The card of this title, be it one that folds. */
export const card = (page: Page, title: string): Locator =>
  page.locator('[data-block="card"]', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Everything that is stored of somebody who was typed by `fillPerson`. */
export function wholePerson(individual: Individual): Person {
  return {
    title: '',
    middleNames: '',
    countryOfCitizenship: 16,
    emailAddress: '',
    mobileNumber: '',
    loqateInternationalCountry: 'AU',
    loqateAddress: null,
    visible: true,
    ...storedPerson(individual),
  };
}

/** Types a company of the sample register into its block: by its number, its name by the look-up. */
export async function fillCompany(scope: Locator, { acn, name }: { acn: string; name: string }): Promise<void> {
  await typeInto(scope.getByLabel('ACN', { exact: true }), acn);
  await lookUp(scope, 'ACN', name);
  await fillCompanyAddress(scope);
}

/** Looks the number of a block up and waits for the name that it stands for. */
export async function lookUp(scope: Locator, number: 'ABN' | 'ACN', name: string): Promise<void> {
  await scope.getByRole('button', { name: `Look up the ${number}` }).click();
  await scope.getByText(`Found: ${name}`).waitFor();
}

/** What is stored of such a company. */
export function companyOf({ acn, abn, name }: { acn: string; abn: string; name: string }): Company {
  const street = {
    streetNumber: '1',
    streetName: 'Harbour',
    streetType: 'Street',
    suburbCity: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    country: 16,
  };
  const registration_address = {
    address_type: 'Manual' as const,
    loqate_country: 'AU',
    loqate_address: null,
    ...street,
  };
  return {
    companyName: name,
    registered_country: 'AU',
    business_number: acn,
    abn_lookup_data: found({ abn, acn, name }),
    is_public: false,
    is_listed: false,
    is_charity: false,
    registration_address,
    same_address: true,
    visible: true,
  };
}

/** The answer of the sample register, as it is kept (2-ABN-07). */
export function found({ abn, acn = '', name }: { abn: string; acn?: string; name: string }) {
  return {
    businessEntity: {
      ABN: { identifierValue: abn },
      ASICNumber: acn,
      entityStatus: { entityStatusCode: 'Active' },
      mainName: { organisationName: name },
    },
  };
}
