import { addressPath } from '#domain/addresses/address.ts';
import type { AddressHolder, AddressPlace } from '#domain/addresses/addressAt.ts';
import type { PostalAddress } from '#domain/application.ts';
import type { CountryOption } from '../countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Block with addresses in its values, a person's or an organisation's. */
export interface AddressForm extends Pick<BlockApi<AddressHolder>, 'values' | 'bindPath'> {
  update(change: <Holder extends AddressHolder>(values: Holder) => Holder): void;
}

/** Props of an address form. The lists keep their identity, so that fields need not render. */
export interface AddressFormProps {
  block: AddressForm;
  place: AddressPlace;
  /** Document 3's fields: address lines instead of street number, name and type (3-ADDR-04). */
  isLineBased: boolean;
  countries: readonly CountryOption[];
  /** Street types of the offer (2-ADDR-21). */
  streetTypes: readonly string[];
  /** The browser may offer the applicant's own address here. */
  isOwn: boolean;
}

/** Fields of an address that are only typed into. */
const FREE_TEXT = [
  'flatNumber',
  'streetNumber',
  'streetName',
  'suburbCity',
  'postcode',
  'address_line_1',
  'address_line_2',
  'suburb_city',
  'loqate_address',
] as const satisfies readonly (keyof PostalAddress)[];

/** The free text of every address of a block, by path; see `FormBlockOptions.freeText`. */
export const ADDRESS_FREE_TEXT: readonly string[] = (
  ['person', 'registration_address', 'postal_address'] as const
).flatMap((place) => FREE_TEXT.map((field) => addressPath(place, field)));
