import { lazy, Suspense, useCallback } from 'react';
import { addressAt, addressPath, shownAddress, withLookupCountry } from '#domain/address.ts';
import type { LoqateAddress } from '#domain/application.ts';
import { displayCountry, fullCoverageCountries, preferredCountries } from '#domain/countries.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { LOADING } from '#domain/texts/ui.ts';
import control from '../fields/control.module.css';
import { Field, FieldGrid } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { SEPARATOR, SelectField, type SelectOption } from '../fields/SelectField.tsx';
import type { AddressFormProps } from './addressForm.ts';

/** The search is fetched when an address is first looked up; a page that cannot get it still has manual entry beside it. */
const AddressLookup = lazy(() => import(/* webpackChunkName: "address-lookup" */ './AddressLookup.tsx').then(({ AddressLookup: Lookup }) => ({ default: Lookup })).catch(() => ({ default: NoLookup })));

type ValidatedAddressProps = Pick<AddressFormProps, 'block' | 'place'> & { countryLabel: string };

/** An address picked from what the look-up finds in a country (2-ADDR-02 to 2-ADDR-05). */
export function ValidatedAddress({ block, place, countryLabel }: ValidatedAddressProps) {
  const country = addressAt(block.values, place).loqate_country ?? '';
  const { update } = block;
  const handleCountry = useCallback((code: string) => update((values) => withLookupCountry(values, place, code)), [update, place]);
  const address = block.bindPath<LoqateAddress | null>(addressPath(place, 'loqate_address'));
  return (
    <FieldGrid>
      <SelectField {...block.bindPath<string>(addressPath(place, 'loqate_country'))} onChange={handleCountry} label={countryLabel} options={coverageOptions} valueLabel={nameOf(country)} autoComplete="off" width={7} />
      <Suspense fallback={<WaitingField id={address.id} value={address.value} />}>
        <AddressLookup key={country} {...address} country={country} />
      </Suspense>
    </FieldGrid>
  );
}

type WaitingProps = Pick<FieldProps<LoqateAddress | null>, 'id' | 'value'>;

/** As tall as what is being fetched, and saying the same, so that nothing moves when it arrives. */
function WaitingField({ id, value }: WaitingProps) {
  return Field({ id, label: addressTexts.search, help: addressTexts.searchHelp, error: undefined, width: 12, children: (props) => <input {...props} className={control.input} value={shownAddress(value)} placeholder={LOADING} disabled /> });
}

function NoLookup({ id, value }: WaitingProps) {
  return Field({ id, label: addressTexts.search, help: addressTexts.lookupUnavailable, error: undefined, width: 12, children: (props) => <input {...props} className={control.input} value={shownAddress(value)} disabled /> });
}

/** Countries whose addresses are known throughout: Australia and New Zealand, a rule, the others (2-ADDR-03, 2-ADDR-04). */
function coverageOptions(): SelectOption[] {
  const { preferred, others } = preferredCountries(fullCoverageCountries());
  const toOption = ({ iso2, name }: { iso2: string; name: string }) => ({ value: iso2, label: displayCountry(name) });
  return [...preferred.map(toOption), SEPARATOR, ...others.map(toOption)];
}

function nameOf(code: string): string {
  return displayCountry(fullCoverageCountries().find(({ iso2 }) => iso2 === code)?.name ?? code);
}
