import { useMemo } from 'react';
import { AUSTRALIAN_STATES } from '#domain/identity.ts';
import { isAustralianEntry } from '#domain/schemas/address.ts';
import { streetTypesFor } from '#domain/streetTypes.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { CardPart } from '../Card.tsx';
import { CountryField } from '../fields/CountryField.tsx';
import { FieldGrid } from '../fields/Field.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { isApplicantThemself, type PersonFormProps } from './personForm.ts';

const STATE_OPTIONS = AUSTRALIAN_STATES.map((state) => ({ value: state, label: state }));

/** The residential address, entered by hand (2-ADDR-13). The country decides how state, postcode and street type are asked. */
export function AddressPart({ block, place, countries, streetTypes }: PersonFormProps) {
  const { country } = block.values;
  const isAustralian = isAustralianEntry(block.values);
  const streetTypeOptions = useMemo(() => streetTypesFor(streetTypes, country).map((type) => ({ value: type, label: type })), [streetTypes, country]);
  const complete = (token: string) => (isApplicantThemself(place) ? token : 'off');
  return (
    <CardPart title={addressTexts.residentialTitle}>
      <FieldGrid>
        <TextField {...block.bind('flatNumber')} label={addressTexts.flatNumber} optional autoComplete="off" width={5} />
        <TextField {...block.bind('streetNumber')} label={addressTexts.streetNumber} autoComplete="off" width={7} />
        <TextField {...block.bind('streetName')} label={addressTexts.streetName} autoComplete="off" width={8} />
        <SelectField {...block.bind('streetType')} label={addressTexts.streetType} options={streetTypeOptions} autoComplete="off" width={4} />
        <TextField {...block.bind('suburbCity')} label={addressTexts.suburbCity} autoComplete={complete('address-level2')} width={4} />
        {isAustralian ? (
          <SelectField {...block.bind('state')} label={addressTexts.state} options={STATE_OPTIONS} autoComplete={complete('address-level1')} width={4} />
        ) : (
          <TextField {...block.bind('state')} label={addressTexts.state} optional autoComplete={complete('address-level1')} width={4} />
        )}
        <TextField {...block.bind('postcode')} label={addressTexts.postcode} optional={!isAustralian} inputMode={isAustralian ? 'numeric' : 'text'} autoComplete={complete('postal-code')} width={4} />
        <CountryField {...block.bind('country')} label={addressTexts.country} countries={countries} autoComplete={complete('country-name')} width={7} />
      </FieldGrid>
    </CardPart>
  );
}
