import { type Page } from '@playwright/test';
import { applicantOf } from './applicant.ts';
import { lodge, type Typed } from './lodge.ts';
import { storedPerson, type Individual } from './people.ts';
import { signTax } from './tax.ts';

export const SLUG = 'emberfield-roles';

export const APPLICANT = { ...applicantOf('emberfield-copper'), slug: SLUG };

export const OMAR: Individual = {
  first: 'Omar',
  last: 'Haddad',
  born: '02/03/1975',
  streetNumber: '18',
  licence: '081522014',
};

export const LUCIA: Individual = {
  first: 'Lucia',
  last: 'Haddad',
  born: '14/09/1978',
  streetNumber: '18',
  licence: '081522015',
};

export const [omar, lucia] = [storedPerson(OMAR), storedPerson(LUCIA)];

export const COMPANY = {
  registered_country: 'AU',
  business_number: '004085616',
  registration_address: {
    address_type: 'Manual',
    streetNumber: '1',
    streetName: 'Harbour',
    streetType: 'Street',
    suburbCity: 'Sydney',
    state: 'NSW',
    postcode: '2000',
  },
  same_address: true,
  amlCtfDoc: { filename: 'extract.pdf' },
};

/** What has to be stored of each application, by its reference. */
export const lodged = new Map<string, Typed>();

/** From the tax form, answered already, to next steps; what has to be stored is `steps`, and `parts` of others. */
export async function lodgeAndNote(page: Page, typed: Omit<Typed, 'applicant'>): Promise<void> {
  await signTax(page, 'Margot Lindqvist');
  const { reference } = await lodge(page, APPLICANT);
  lodged.set(reference, { ...typed, applicant: APPLICANT });
}
