/**
 * Secrets that open a draft, derived from a random seed in the database under a key that is not there: a person who has a copy of the
 * database has neither a token nor a code.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { StoreKeys } from '../numbers/storeKeys.ts';

export interface SecretDeps {
  keys: Pick<StoreKeys, 'hashKey'>;
}

/** Purpose of a secret: none can take the place of another's. */
type Use = 'link' | 'code' | 'number' | 'address' | 'offer address' | 'undo' | 'record';

const KEY_BYTES = 32;
const NO_SALT = '';
const CODE_DIGITS = 6;
const RECORD_KEY_BYTES = 16;
/** Bytes of the HMAC: so many possibilities that the remainder prefers no code. */
const CODE_BYTES = 6;

function derive({ keys: { hashKey } }: SecretDeps, use: Use, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', hashKey, NO_SALT, `allot draft ${use} 1`, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest();
}

/** Returns the token of a link: 256 bits. */
export function deriveToken(deps: SecretDeps, { seed }: { seed: string }): string {
  return derive(deps, 'link', seed).toString('base64url');
}

/** Returns the token of a link that undoes a change of address: 256 bits. */
export function deriveUndoToken(deps: SecretDeps, { seed }: { seed: string }): string {
  return derive(deps, 'undo', seed).toString('base64url');
}

/**
 * Returns the key in the links of an application's e-mails, 128 bits. A caller who has it may request a code, which goes to the
 * application's mobile. It opens nothing by itself, so that it is the same in every e-mail and has no end.
 */
export function deriveRecordKey(deps: SecretDeps, applicationId: number): string {
  return derive(deps, 'record', String(applicationId)).subarray(0, RECORD_KEY_BYTES).toString('base64url');
}

/** Returns true if the text is the key of the application's e-mails, in the same time for every text. */
export function isRecordKey(deps: SecretDeps, applicationId: number, key: string): boolean {
  return isSameText(deriveRecordKey(deps, applicationId), key);
}

/** Returns the six digits of a code. */
export function deriveCode(deps: SecretDeps, { id, seed }: { id: string; seed: string }): string {
  const chance = derive(deps, 'code', `${id} ${seed}`).readUIntBE(0, CODE_BYTES);
  return String(chance % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Returns true if the typed text is the code, in the same time for every text. */
export function isSameCode(expected: string, typed: string): boolean {
  return isSameText(expected, typed);
}

function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the hash that is stored of a number or an address of an application, to tell if it is another one by now. */
export function hashOfContact(
  deps: SecretDeps,
  use: 'number' | 'address',
  { applicationId, value }: { applicationId: number; value: string },
): string {
  return derive(deps, use, `${applicationId} ${value}`).toString('hex');
}

/** Returns the hash that finds an address among an offer's drafts. Nobody without the key can tell from it whose it is. */
export function hashAtOffer(deps: SecretDeps, { offerId, value }: { offerId: number; value: string }): string {
  return derive(deps, 'offer address', `${offerId} ${value}`).toString('hex');
}
