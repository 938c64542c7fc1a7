/** Fields that hold an address of a person or an organisation, listed once for all code that goes through them. */
import type { Person } from '../model/application.ts';

/** Residential address, or an organisation's registered address: the flat fields of document 2, or document 3's component. */
export const RESIDENTIAL_FIELDS = [
  'manualAddress',
  'flatNumber',
  'streetNumber',
  'streetName',
  'streetType',
  'suburbCity',
  'state',
  'postcode',
  'country',
  'loqateInternationalCountry',
  'loqateAddress',
  'registration_address',
] as const satisfies readonly (keyof Person)[];

export const POSTAL_FIELDS = ['same_address', 'postal_address'] as const satisfies readonly (keyof Person)[];

export type AddressField = (typeof RESIDENTIAL_FIELDS | typeof POSTAL_FIELDS)[number];

/** Country id of Australia (2-CTRY-02). */
export const AUSTRALIA_ID = 16;

/** States that issue driver's licences, in the order of the list (2-ID-17). */
export const AUSTRALIAN_STATES = ['VIC', 'NSW', 'ACT', 'QLD', 'TAS', 'NT', 'SA', 'WA'] as const;

export type AustralianState = (typeof AUSTRALIAN_STATES)[number];
