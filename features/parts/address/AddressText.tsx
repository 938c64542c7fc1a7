import { addressAt, type AddressHolder, type AddressPlace } from '#domain/addresses/address.ts';
import { addressLines } from '#domain/addresses/addressLines.ts';
import { CountryName } from '../countries/CountryName.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

interface AddressTextProps {
  holder: AddressHolder;
  place: AddressPlace;
}

/** An address to read, its country last (2-REV-17). */
export function AddressText({ holder, place }: AddressTextProps) {
  const { address_type: type, country, loqate_country: code } = addressAt(holder, place);
  const name =
    type === 'Loqate' ? <CountryName key="country" code={code} /> : <CountryName key="country" id={country} />;
  return <SummaryLines lines={[...addressLines(holder, place), name]} />;
}
