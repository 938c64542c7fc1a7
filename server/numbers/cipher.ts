/** AES-256-GCM over one value, bound to its place: a value that was copied to another place does not open. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf, KeysUnusable, type KeyRing } from './keyRing.ts';

/** Place of a value in the database. */
export interface SealedPlace {
  table: string;
  /** Null: the value belongs to no application. */
  applicationId: number | null;
  entity: string;
  /** Names and ids on the way to the field, dotted. */
  field: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Text form of the place; no two places share one. */
function boundTo({ table, applicationId, entity, field }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify(['allot', 1, table, applicationId, entity, field]));
}

/** The value as base64url of nonce, ciphertext and tag, under the newest key. */
export function seal(ring: KeyRing, place: SealedPlace, value: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ring, ring.newest), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/**
 * Opens a sealed value with the key of this number.
 * @throws KeysUnusable when the key is not there, is another one, or the value was sealed for another place
 */
export function open(ring: KeyRing, place: SealedPlace, { value, under }: { value: string; under: number }): string {
  const bytes = Buffer.from(value, 'base64url');
  const key = keyOf(ring, under);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new KeysUnusable(
      `A value in ${place.table} cannot be read with key ${under}: it was stored under another key, or does not belong there.`,
    );
  }
}
