import { useAppSelector } from '#store/hooks.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import type { AddressFormProps } from './addressForm.ts';

/** Returns the lists for choosing an address. Their identity is stable, so that fields need not render. */
export function useAddressLists(): Pick<AddressFormProps, 'countries' | 'streetTypes'> {
  const streetTypes = useAppSelector(selectStreetTypes);
  const countries = useCountryOptions();
  return { countries, streetTypes };
}
