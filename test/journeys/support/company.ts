/** People who apply for companies, and the offer that asks for everybody's roles. */
import { applicantOf } from './applicant.ts';
import type { TestOffer } from './offerFolder.ts';
import { storedPerson, type Individual } from './people.ts';

export const OFFER: TestOffer = {
  like: 'emberfield-copper',
  slug: 'emberfield-roles',
  changes: { request_individuals_with_other_roles: true, ask_beneficial_owners_additional_roles: true },
};

export const APPLICANT = { ...applicantOf(OFFER.like), slug: OFFER.slug };

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
