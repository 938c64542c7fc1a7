import { addressAt, type AddressHolder, type AddressPlace } from './addressAt.ts';
import { displayAddress } from '../formats/format.ts';

/**
 * Returns an address as lines to read, without the country. A found address stays as found (2-ADDR-08); one entered by hand is put together
 * from the fields of either set (2-ADDR-13, 3-ADDR-04). Empty if none was given; an unfinished search is no address.
 * @example addressLines({ manualAddress: true, flatNumber: '7', streetNumber: '18', streetName: 'Example', streetType: 'Street',
 * suburbCity: 'Fitzroy', state: 'VIC', postcode: '3065' }, 'person') // ['Unit 7, 18 Example Street', 'Fitzroy VIC 3065']
 */
export function addressLines(holder: AddressHolder, place: AddressPlace): string[] {
  const address = addressAt(holder, place);
  if (address.address_type === 'Loqate')
    return address.loqate_address?.id ? [displayAddress(address.loqate_address.fullAddress)] : [];
  const unit = address.flatNumber?.trim();
  const street = joined([address.streetNumber, address.streetName, address.streetType]);
  const lines = [address.address_line_1, address.address_line_2, unit ? `Unit ${unit}, ${street}` : street];
  return [...lines, joined([address.suburb_city, address.suburbCity, address.state, address.postcode])].filter(
    (line): line is string => Boolean(line?.trim()),
  );
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
