import {
  addressPath,
  isLongEnoughToSearch,
  newAddress,
  shownAddress,
  typedAddress,
  withLookupCountry,
  withManualAddress,
  withSamePostalAddress,
} from '#domain/addresses/address.ts';
import { addressAt, residentialPlace, type AddressPlace } from '#domain/addresses/addressAt.ts';
import { newPerson, openAddresses } from '#domain/people/personDefaults.ts';

const PLACES: AddressPlace[] = ['person', 'registration_address', 'postal_address'];
const FOUND = { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101' };

describe('an address, wherever it stands', () => {
  it.each(PLACES)('[2-ADDR-15, 2-ADDR-34] goes to manual entry and back in %s, and loses nothing', (place) => {
    const start = {
      ...newPerson(),
      registration_address: { ...newAddress(), streetName: 'High' },
      postal_address: { ...newAddress(), streetName: 'High' },
      streetName: 'High',
    };

    const manual = withManualAddress(start, place, true);

    expect(addressAt(manual, place)).toMatchObject({
      address_type: 'Manual',
      streetName: 'High',
      loqate_country: 'AU',
    });
    expect(withManualAddress(manual, place, false)).toEqual(start);
  });

  it.each(PLACES)(
    '[2-ADDR-14, 2-ADDR-16] forgets the picked address of %s with its country, and enters by hand in the new one',
    (place) => {
      const holder = {
        ...newPerson({ loqateAddress: FOUND }),
        registration_address: { ...newAddress(), loqate_address: FOUND },
        postal_address: { ...newAddress(), loqate_address: FOUND },
      };

      const moved = withLookupCountry(holder, place, { iso2: 'NZ', id: 170 });

      expect(addressAt(moved, place)).toMatchObject({ loqate_country: 'NZ', loqate_address: null, country: 170 });
      for (const other of PLACES.filter((each) => each !== place))
        expect(addressAt(moved, other)).toEqual(addressAt(holder, other));
    },
  );

  it.each([
    ['person', 'streetName', 'streetName'],
    ['person', 'address_type', 'manualAddress'],
    ['person', 'loqate_country', 'loqateInternationalCountry'],
    ['person', 'loqate_address', 'loqateAddress'],
    ['registration_address', 'loqate_address', 'registration_address.loqate_address'],
    ['postal_address', 'streetName', 'postal_address.streetName'],
  ] as const)('[2-ADDR-35] names the path of %s %s', (place, field, path) => {
    expect(addressPath(place, field)).toBe(path);
  });

  it('[2-ADDR-34] takes an address without a type for one entered by hand, and none for one too', () => {
    expect(addressAt({ registration_address: { streetName: 'High' } }, 'registration_address').address_type).toBe(
      'Manual',
    );
    expect(addressAt({}, 'postal_address')).toEqual({ address_type: 'Manual' });
  });

  it('[3-ADDR-01] finds the residential address in the component, where there is one', () => {
    expect([residentialPlace(newPerson()), residentialPlace({ registration_address: newAddress() })]).toEqual([
      'person',
      'registration_address',
    ]);
  });
});

describe('the postal address', () => {
  it('[2-ADDR-36, 3-ADDR-02] begins anew when it differs, and comes back as it was left', () => {
    const differs = withSamePostalAddress(newPerson(), false);
    const typed = { ...differs, postal_address: { ...newAddress(), streetName: 'Post' } };

    expect(differs).toMatchObject({
      same_address: false,
      postal_address: { address_type: 'Loqate', loqate_country: 'AU', country: 16 },
    });
    expect(withSamePostalAddress(withSamePostalAddress(typed, true), false)).toEqual(typed);
  });
});

describe("opening a person's addresses", () => {
  const saved = {
    ...newPerson(),
    country: 16,
    loqateInternationalCountry: 'GB',
    registration_address: { address_type: 'Manual' as const, country: 77 },
  };

  it('[2-ADDR-17, 2-ADDR-35] leaves the flat fields alone to say where the person lives, and repairs them', () => {
    const opened = openAddresses(saved, { issuer_holdings_two_enabled: false });

    expect(opened).not.toHaveProperty('registration_address');
    expect(opened.loqateInternationalCountry).toBe('AU');
  });

  it('[3-ADDR-01, 3-ADDR-04] gives the second variant its component', () => {
    expect(openAddresses(saved, { issuer_holdings_two_enabled: true })).toEqual(saved);
    expect(openAddresses(newPerson(), { issuer_holdings_two_enabled: true }).registration_address).toEqual(
      newAddress(),
    );
  });
});

describe('what is worth a search', () => {
  it.each([
    ['12 High', false],
    ['12 High ', false],
    ['        ', false],
    ['12 High S', true],
    [' 12 HighS', true],
  ])('[2-ADDR-09, 3-ADDR-18] «%s»: %s', (text, isEnough) => {
    expect(isLongEnoughToSearch(text)).toBe(isEnough);
  });

  it('[2-ADDR-08, 3-ADDR-22] shows a picked unit in words, and leaves typing as it is', () => {
    const fullAddress = 'U 5 12 High St, Kew VIC 3101';
    expect([{ id: 'AU|1', fullAddress }, { id: '', fullAddress }, null].map(shownAddress)).toEqual([
      'UNIT 5 12 High St, Kew VIC 3101',
      fullAddress,
      '',
    ]);
  });

  it('[2-ADDR-12, 3-ADDR-16] is kept as an address without an id, and nothing as none', () => {
    expect(typedAddress('12 High')).toEqual({ id: '', fullAddress: '12 High' });
    expect(typedAddress('')).toBeNull();
  });
});
