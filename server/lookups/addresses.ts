/** Interface of every address look-up, the real one and the sample. */

export interface AddressQuery {
  /** Text that the person typed. */
  text: string;
  /** Two letters: `AU`. */
  country: string;
}

/** One line of a result. */
export interface FoundAddress {
  /** Id of the address; for a group (`is_group`) the value of `filter` that lists the addresses within. */
  id: string;
  /** On one line, as stored; a unit begins with `U ` (2-ADDR-08). */
  fullAddress: string;
  /** Several addresses of one building, street or postcode: a group is opened, not chosen. */
  is_group: boolean;
}

export interface AddressBook {
  /** Returns the matches, best first, at most `MOST_RESULTS`. @throws OutsideFailure when the service gives no answer */
  find(query: AddressQuery): Promise<FoundAddress[]>;
  /** Returns the addresses of a group; for the id of an address, that address alone, in full. @throws OutsideFailure */
  open(id: string, query: AddressQuery): Promise<FoundAddress[]>;
  /** True if the service pays for opening it. */
  isCharged(id: string): boolean;
}

export const MOST_RESULTS = 10;

/** Begins the id of a group, which distinguishes it from an address when it comes back. */
export const GROUP_PREFIX = 'group:';
