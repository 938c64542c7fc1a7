import { useAppSelector } from '#store/hooks.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import type { AddressFormProps } from './addressForm.ts';

/** The lists from which an address is chosen. They stay the same, so that fields need not render. */
export function useAddressLists(): Pick<AddressFormProps, 'countries' | 'streetTypes'> {
  const streetTypes = useAppSelector(selectStreetTypes);
  const countries = useCountryOptions();
  return { countries, streetTypes };
}
