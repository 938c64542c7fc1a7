import {
  COUNTRIES,
  countryById,
  countryByIso2,
  displayCountry,
  foreignTaxCountries,
  fullCoverageCountries,
  preferredCountries,
} from '#domain/addresses/countries.ts';
import { STREET_TYPES, streetTypesFor } from '#domain/addresses/streetTypes.ts';

describe('countries', () => {
  it('[2-CTRY-01, 3-ADDR-25] lists about 240, each with an id of its own, codes and an upper-case name', () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
    for (const field of ['id', 'iso2', 'iso3', 'name'] as const) {
      expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(COUNTRIES.length);
    }
    expect(
      COUNTRIES.filter(
        ({ id, iso2, iso3, name }) =>
          id < 1 || !/^[A-Z]{2}$/.test(iso2) || !/^[A-Z]{3}$/.test(iso3) || name !== name.toUpperCase(),
      ),
    ).toEqual([]);
  });

  it('[2-CTRY-02, 3-ADDR-24] knows Australia as 16, AUS and AU', () => {
    expect(countryById(16)).toEqual({ id: 16, iso3: 'AUS', iso2: 'AU', name: 'AUSTRALIA' });
  });

  it('[2-CTRY-03] knows New Zealand as 170', () => {
    expect(countryById(170)).toEqual({ id: 170, iso3: 'NZL', iso2: 'NZ', name: 'NEW ZEALAND' });
  });

  it('[2-CTRY-04] finds a country by its two letters', () => {
    expect(countryByIso2('au')?.id).toBe(16);
    expect(countryByIso2('XX')).toBeUndefined();
    expect(countryById(null)).toBeUndefined();
  });

  it('[2-ADDR-03] puts Australia and New Zealand first', () => {
    const { preferred, others } = preferredCountries();

    expect(preferred.map(({ iso2 }) => iso2)).toEqual(['AU', 'NZ']);
    expect(others).toHaveLength(COUNTRIES.length - 2);
  });

  it('[2-ADDR-04] offers the validator only countries with full coverage', () => {
    const codes = fullCoverageCountries().map(({ iso2 }) => iso2);

    expect(codes).toEqual(expect.arrayContaining(['AU', 'NZ', 'GB', 'US']));
    expect(codes.length).toBeLessThan(40);
  });

  it('[3-TIN-07] leaves Australia and chosen countries out of the tax countries', () => {
    const ids = foreignTaxCountries([170]).map(({ id }) => id);

    expect(ids).not.toContain(16);
    expect(ids).not.toContain(170);
    expect(ids).toHaveLength(COUNTRIES.length - 2);
  });

  it.each([
    ['NEW ZEALAND', 'New Zealand'],
    ['TRINIDAD AND TOBAGO', 'Trinidad and Tobago'],
    ["CÔTE D'IVOIRE", "Côte d'Ivoire"],
    ['GUINEA-BISSAU', 'Guinea-Bissau'],
    ['ÅLAND ISLANDS', 'Åland Islands'],
    ['VIRGIN ISLANDS (U.S.)', 'Virgin Islands (U.S.)'],
    ['HEARD ISLAND AND MCDONALD ISLANDS', 'Heard Island and McDonald Islands'],
  ])('[2-CTRY-05] shows %s as %s', (name, shown) => {
    expect(displayCountry(name)).toBe(shown);
  });

  it('[2-ADDR-21, 2-ADDR-26] adds Other to the street types outside Australia', () => {
    expect(streetTypesFor(['Street'], 16)).toEqual(['Street']);
    expect(streetTypesFor(['Street'], 170)).toEqual(['Street', 'Other']);
    expect(streetTypesFor(['Other'], 170)).toEqual(['Other']);
    expect(new Set(STREET_TYPES).size).toBe(STREET_TYPES.length);
  });
});
