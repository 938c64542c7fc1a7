/** The fields that an address stands in, of a person or an organisation, once for whoever goes through them. */
import type { Person } from '../application.ts';

/** Where somebody lives, or an organisation is registered: the flat fields of document 2, or document 3's component. */
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
