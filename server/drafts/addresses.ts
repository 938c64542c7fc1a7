/** Drafts by the address of whoever applies, and what waits for approval by that of its investor: found by a keyed hash, since the database holds addresses as ciphertext. */
import { OPEN_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../database/database.ts';
import { hashAtOffer, type SecretDeps } from './secrets.ts';

/** What a saved draft keeps of its address at this offer, spaces around it and capitals aside; null for no address. */
export function hashOfAddress(deps: SecretDeps, offerId: number, address: string): string | null {
  const value = address.trim().toLowerCase();
  return value === '' ? null : hashAtOffer(deps, { offerId, value });
}

/** Those of an address, those saved last first, at most so many. */
export async function findDraftsAt(database: Database, addressHash: string, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('applications')
    .select('id')
    .where('address_hash', '=', addressHash)
    .where('status', 'in', OPEN_STATUSES)
    .where('draft_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
