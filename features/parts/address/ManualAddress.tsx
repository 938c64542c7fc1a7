import { useCallback, useMemo } from 'react';
import { addressPath, withCountry } from '#domain/addresses/address.ts';
import { addressAt } from '#domain/addresses/addressAt.ts';
import type { PostalAddress } from '#domain/application.ts';
import { AUSTRALIAN_STATES } from '#domain/addresses/addressFields.ts';
import { isAustralianEntry } from '#domain/addresses/addressSchema.ts';
import { streetTypesFor } from '#domain/addresses/streetTypes.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { CountryField } from '../countries/CountryField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { AddressFormProps } from './addressForm.ts';

const STATE_OPTIONS = AUSTRALIAN_STATES.map((state) => ({ value: state, label: state }));

/** Shows an address entered by hand (2-ADDR-13, 3-ADDR-04). The country decides how state, postcode and street type are asked. */
export function ManualAddress({ block, place, isLineBased, countries, streetTypes, isOwn }: AddressFormProps) {
  const { country } = addressAt(block.values, place);
  const isAustralian = isAustralianEntry({ country: country ?? null });
  const streetTypeOptions = useMemo(
    () => streetTypesFor(streetTypes, country).map((type) => ({ value: type, label: type })),
    [streetTypes, country],
  );
  const { update } = block;
  const handleCountry = useCallback(
    (chosen: number | null) => update((values) => withCountry(values, place, chosen)),
    [update, place],
  );
  const bind = (field: keyof PostalAddress) => block.bindPath<string>(addressPath(place, field));
  const complete = (token: string) => (isOwn ? token : 'off');
  return (
    <FieldGrid>
      {isLineBased ? (
        <>
          <TextField
            {...bind('address_line_1')}
            label={addressTexts.line1}
            autoComplete={complete('address-line1')}
            width={12}
          />
          <TextField
            {...bind('address_line_2')}
            label={addressTexts.line2}
            optional
            autoComplete={complete('address-line2')}
            width={12}
          />
          <TextField
            {...bind('suburb_city')}
            label={addressTexts.suburbCity}
            autoComplete={complete('address-level2')}
            width={4}
          />
        </>
      ) : (
        <>
          <TextField {...bind('flatNumber')} label={addressTexts.flatNumber} optional autoComplete="off" width={5} />
          <TextField {...bind('streetNumber')} label={addressTexts.streetNumber} autoComplete="off" width={7} />
          <TextField {...bind('streetName')} label={addressTexts.streetName} autoComplete="off" width={8} />
          <SelectField
            {...bind('streetType')}
            label={addressTexts.streetType}
            options={streetTypeOptions}
            autoComplete="off"
            width={4}
          />
          <TextField
            {...bind('suburbCity')}
            label={addressTexts.suburbCity}
            autoComplete={complete('address-level2')}
            width={4}
          />
        </>
      )}
      {isAustralian ? (
        <SelectField
          {...bind('state')}
          label={addressTexts.state}
          options={STATE_OPTIONS}
          autoComplete={complete('address-level1')}
          width={4}
        />
      ) : (
        <TextField
          {...bind('state')}
          label={addressTexts.state}
          optional
          autoComplete={complete('address-level1')}
          width={4}
        />
      )}
      <TextField
        {...bind('postcode')}
        label={addressTexts.postcode}
        optional={!isAustralian}
        inputMode={isAustralian ? 'numeric' : 'text'}
        autoComplete={complete('postal-code')}
        width={4}
      />
      <CountryField
        {...block.bindPath<number | null>(addressPath(place, 'country'))}
        onChange={handleCountry}
        label={addressTexts.country}
        countries={countries}
        autoComplete={complete('country-name')}
        width={7}
      />
    </FieldGrid>
  );
}
