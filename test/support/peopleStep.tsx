/** Steps of people in tests: a company of the demo offer, its persons, and what one does on the screen. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Application, DataStepName, Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { aDemoOffer } from './applications.ts';
import { aCompany } from './entityApplications.ts';
import { renderWithStore } from './renderStore.tsx';
import { aStoreAt } from './stepStore.ts';

/** No identity section, nothing else optional. */
export const PLAIN = aDemoOffer('emberfield-copper', { require_aml_kyc: false });

/** Identity is asked of everybody, and of owners. */
export const IDENTIFIED = aDemoOffer('emberfield-copper');

/** The company that invests. */
export function aCompanyOf(offer: Offer = PLAIN): Application {
  return { investor_details: { investor_type: 'company', ...aCompany(offer) } };
}

/** Somebody about whom everything is known that a plain offer asks, as a form saves them. */
export function known(legalFirstName: string, legalLastName: string, changes: Partial<Person> = {}): Person {
  const address = {
    manualAddress: true,
    streetNumber: '18',
    streetName: 'Example',
    streetType: 'Street',
    suburbCity: 'Carlton',
    state: 'VIC',
    postcode: '3053',
  };
  const id = `${legalFirstName}-${legalLastName}`.toLowerCase();
  // These offers ask neither whether somebody is politically exposed nor where the money comes from.
  const { pep_status: _status, sourcesOfWealth: _sources, ...person } = newPerson();
  return { ...person, id, legalFirstName, legalLastName, dateOfBirth: '27/03/1984', ...address, ...changes };
}

/** The step over what was saved before, once its calls have been answered. */
export async function renderPeople(
  Step: ComponentType,
  name: DataStepName,
  { offer = PLAIN, application = aCompanyOf(offer) }: { offer?: Offer; application?: Application } = {},
) {
  const view = renderWithStore(<Step />, aStoreAt(name, { offer, application }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

export const next = () => screen.getByRole('button', { name: 'Next' });

/** The block of one person, by its heading. */
export function block(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  return heading.closest('details') as HTMLElement;
}

export const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const inBlock = (title: string) => within(block(title));
