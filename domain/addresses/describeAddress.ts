import type { LineReading } from '../rules/description.ts';
import { addressTexts } from '../texts/address.ts';
import { addressAt, residentialPlace, type AddressHolder, type AddressPlace } from './addressAt.ts';
import { addressLines } from './addressLines.ts';

/** A person's residential address, in either field set. */
export const residentialReading: LineReading<AddressHolder> = {
  label: addressTexts.residentialTitle,
  read: (holder) => addressIn(holder, residentialPlace(holder)),
};

/** An organisation's registered address. */
export const registrationReading: LineReading<AddressHolder> = {
  label: addressTexts.registrationTitle,
  read: (holder) => addressIn(holder, 'registration_address'),
};

/** Postal address; a sentence if it is the same address (2-ADDR-36). */
export const postalReading: LineReading<AddressHolder> = {
  label: addressTexts.postalTitle,
  read: (holder) =>
    holder.same_address === false
      ? addressIn(holder, 'postal_address')
      : { kind: 'text', value: addressTexts.sameAddress },
};

/** An address to read, its country last (2-REV-17). */
function addressIn(holder: AddressHolder, place: AddressPlace) {
  const { address_type: type, country: id, loqate_country: code } = addressAt(holder, place);
  const country = type === 'Loqate' ? { code } : { id };
  return { kind: 'address' as const, value: { lines: addressLines(holder, place), country } };
}
