import { useCallback } from 'react';
import { addressPath, withLookupCountry } from '#domain/addresses/address.ts';
import { addressAt } from '#domain/addresses/addressAt.ts';
import type { LoqateAddress } from '#domain/application.ts';
import {
  countryByIso2,
  displayCountry,
  fullCoverageCountries,
  preferredCountries,
} from '#domain/addresses/countries.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { SEPARATOR, type SelectOption } from '#features/ui/fields/selectOptions.ts';
import type { AddressFormProps } from './addressForm.ts';
import { AddressLookup } from './AddressLookup.tsx';

type ValidatedAddressProps = Pick<AddressFormProps, 'block' | 'place'> & { countryLabel: string };

/** Shows an address picked from the look-up of one country (2-ADDR-02 to 2-ADDR-05). */
export function ValidatedAddress({ block, place, countryLabel }: ValidatedAddressProps) {
  const country = addressAt(block.values, place).loqate_country ?? '';
  const { update } = block;
  const handleCountry = useCallback(
    (code: string) =>
      update((values) => withLookupCountry(values, place, { iso2: code, id: countryByIso2(code)?.id ?? null })),
    [update, place],
  );
  return (
    <FieldGrid>
      <SelectField
        {...block.bindPath<string>(addressPath(place, 'loqate_country'))}
        onChange={handleCountry}
        label={countryLabel}
        options={coverageOptions}
        valueLabel={nameOf(country)}
        autoComplete="off"
        width={7}
      />
      <AddressLookup
        key={country}
        {...block.bindPath<LoqateAddress | null>(addressPath(place, 'loqate_address'))}
        country={country}
      />
    </FieldGrid>
  );
}

/** Returns the countries with complete address data: Australia and New Zealand, a rule, the others (2-ADDR-03, 2-ADDR-04). */
function coverageOptions(): SelectOption[] {
  const { preferred, others } = preferredCountries(fullCoverageCountries());
  const toOption = ({ iso2, name }: { iso2: string; name: string }) => ({ value: iso2, label: displayCountry(name) });
  return [...preferred.map(toOption), SEPARATOR, ...others.map(toOption)];
}

function nameOf(code: string): string {
  return displayCountry(fullCoverageCountries().find(({ iso2 }) => iso2 === code)?.name ?? code);
}
