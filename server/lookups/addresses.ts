/** What every address look-up can do, whoever answers it. */

export interface AddressQuery {
  /** What was typed. */
  text: string;
  /** Two letters: `AU`. */
  country: string;
}

/** One line of a result. */
export interface FoundAddress {
  /** Names the address, or (`is_group`) what is passed as `filter` to see the addresses within. */
  id: string;
  /** On one line, as stored; a unit begins with `U ` (2-ADDR-08). */
  fullAddress: string;
  /** Several addresses of one building, street or postcode: to be looked into, not to be chosen. */
  is_group: boolean;
}

export interface AddressBook {
  /** What fits, best first, at most `MOST_RESULTS`. @throws OutsideFailure when nobody can say */
  find(query: AddressQuery): Promise<FoundAddress[]>;
  /** What a group holds; for the id of an address, that address alone, in full. @throws OutsideFailure */
  open(id: string, query: AddressQuery): Promise<FoundAddress[]>;
  /** Whether the service pays for opening it. */
  isCharged(id: string): boolean;
}

export const MOST_RESULTS = 10;

/** Begins the id of a group, so that it can be told from an address when it comes back. */
export const GROUP_PREFIX = 'group:';
