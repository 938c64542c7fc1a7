import type { Person } from './application.ts';
import { displayAddress } from './format.ts';

/**
 * A person's residential address as lines to read, without the country: a found one as found (2-ADDR-08), one entered by hand put
 * together from its fields.
 * @example addressLines({ manualAddress: true, flatNumber: '7', streetNumber: '18', streetName: 'Example', streetType: 'Street', suburbCity: 'Fitzroy', state: 'VIC', postcode: '3065' }) // ['Unit 7, 18 Example Street', 'Fitzroy VIC 3065']
 */
export function addressLines(person: Person): string[] {
  if (!person.manualAddress) return person.loqateAddress ? [displayAddress(person.loqateAddress.fullAddress)] : [];
  const unit = person.flatNumber?.trim();
  const street = joined([person.streetNumber, person.streetName, person.streetType]);
  return [unit ? `Unit ${unit}, ${street}` : street, joined([person.suburbCity, person.state, person.postcode])].filter(Boolean);
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.map((part) => part?.trim()).filter(Boolean).join(' ');
}
