/** The address look-up while no address service is set: a bundled sample, searched as a person types. */
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { GROUP_PREFIX, MOST_RESULTS, type AddressBook, type FoundAddress } from './addresses.ts';
import { SAMPLE_PLACES } from './data/sampleAddresses.ts';

/** House numbers of each street; the last but one is a building with units. */
const NUMBERS = ['5', '12', '27', '84'];
const BUILDING = '27';
const UNITS = ['1', '2', '3', '5', '8', '11'];

interface SampleAddress extends FoundAddress {
  country: string;
  /** Words of the address, for the search. */
  words: readonly string[];
  /** Id of a unit's building. */
  within: string | null;
}

/** Words that stand for each other in the typed text and in addresses. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  unit: 'u',
  flat: 'u',
  apartment: 'u',
  apt: 'u',
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  terrace: 'tce',
  drive: 'dr',
  court: 'ct',
  place: 'pl',
  parade: 'pde',
  victoria: 'vic',
  tasmania: 'tas',
  queensland: 'qld',
};

/** Splits a text into words in small letters without accents, with the usual short forms; `5/12` reads as unit 5 at 12. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\w+)\s*\/\s*(\d+)/g, 'u $1 $2');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ownEntry(SHORT_FORMS, word) ?? word);
}

function makeAddresses(): SampleAddress[] {
  return SAMPLE_PLACES.flatMap(([country, town, state, postcode, streets]) => {
    const place = [town, state, postcode].filter(Boolean).join(' ');
    return streets.flatMap((street) =>
      NUMBERS.flatMap((number) => makeHouse({ country, house: `${number} ${street}`, place })),
    );
  });
}

/** A house, or a building as a group and each of its units. */
function makeHouse({ country, house, place }: { country: string; house: string; place: string }): SampleAddress[] {
  const address = (line: string, within: string | null = null): SampleAddress => {
    const fullAddress = `${line}, ${place}`;
    return {
      id: `SAMPLE|${country}|${fullAddress}`,
      fullAddress,
      is_group: false,
      country,
      words: wordsOf(fullAddress),
      within,
    };
  };
  const plain = address(house);
  if (!house.startsWith(`${BUILDING} `)) return [plain];
  const building = {
    ...plain,
    id: GROUP_PREFIX + plain.id,
    fullAddress: `${plain.fullAddress} - ${UNITS.length} addresses`,
    is_group: true,
  };
  return [building, ...UNITS.map((unit) => address(`U ${unit} ${house}`, building.id))];
}

/** True if every typed word begins a word of the address. */
function fits(address: SampleAddress, typed: readonly string[]): boolean {
  return typed.length > 0 && typed.every((word) => address.words.some((own) => own.startsWith(word)));
}

function present({ id, fullAddress, is_group }: SampleAddress): FoundAddress {
  return { id, fullAddress, is_group };
}

export function sampleAddressBook(): AddressBook {
  const addresses = makeAddresses();
  return {
    find: async ({ text, country }) => {
      const typed = wordsOf(text);
      const wantsUnit = typed.includes('u');
      const found = addresses.filter(
        (address) => address.country === country && (address.within === null || wantsUnit) && fits(address, typed),
      );
      return found.slice(0, MOST_RESULTS).map(present);
    },
    isCharged: () => false,
    open: async (id, { country }) =>
      addresses
        .filter(
          (address) =>
            address.country === country && (id.startsWith(GROUP_PREFIX) ? address.within === id : address.id === id),
        )
        .map(present),
  };
}
