import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCountryByIso2Query, useGetCountryQuery } from '#api/countriesApi.ts';
import { countryById, countryByIso2, displayCountry } from '#domain/addresses/countries.ts';

/**
 * Returns a country's display name, found in the registry by its id (2-REV-17, 2-CALL-09) or its two-letter code (2-CALL-10); the bundled
 * name until the registry has answered.
 */
export function useCountryName({ id, code }: { id?: number | null | undefined; code?: string | undefined }): string {
  const byId = useGetCountryQuery(id ?? skipToken).currentData;
  const byCode = useGetCountryByIso2Query(code || skipToken).currentData;
  const bundled = countryById(id) ?? countryByIso2(code);
  return displayCountry((byId ?? byCode ?? bundled)?.name ?? '');
}
