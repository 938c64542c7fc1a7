/** Hashes of HINs and SRNs, by which rows of the register are found although the numbers are ciphertext. */
import { createHmac } from 'node:crypto';
import type { StoreKeys } from '../numbers/storeKeys.ts';

export interface HolderNumber {
  issuerId: number;
  /** HIN or SRN as it is stored. */
  number: string;
}

function keyed({ hashKey }: Pick<StoreKeys, 'hashKey'>, parts: readonly (string | number)[]): string {
  return createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url');
}

/** Returns the hash that finds a holder. It is keyed: a plain one would give the number away, since all numbers can be tried. */
export function accountHash(keys: Pick<StoreKeys, 'hashKey'>, { issuerId, number }: HolderNumber): string {
  return keyed(keys, ['holder', issuerId, number]);
}

/** Returns the hash that finds applications in which a HIN was given. */
export function hinHash(keys: Pick<StoreKeys, 'hashKey'>, hin: string): string {
  return keyed(keys, ['hin', hin]);
}

/** Returns the hash that finds the sub-register of a number and a security. */
export function holdingHash(
  keys: Pick<StoreKeys, 'hashKey'>,
  { issuerId, number }: HolderNumber,
  securityCode: string,
): string {
  return keyed(keys, ['holding', issuerId, number, securityCode]);
}
