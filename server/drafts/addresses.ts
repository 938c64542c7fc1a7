/**
 * Finds drafts by the applicant's address, and applications that wait for approval by the investor's; by a keyed hash, because the database
 * holds addresses as ciphertext.
 */
import { OPEN_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../database/database.ts';
import { hashAtOffer, type SecretDeps } from './secrets.ts';

/** Returns the hash that a saved draft stores of its address at this offer, spaces around it and capitals aside; null for no address. */
export function hashOfAddress(deps: SecretDeps, offerId: number, address: string): string | null {
  const value = address.trim().toLowerCase();
  return value === '' ? null : hashAtOffer(deps, { offerId, value });
}

/** Maximum of links in one e-mail. */
export const LISTED_AT_ONCE = 50;
/** Places among them for applications without a given code yet, if there are more of the others. */
const LISTED_UNPROVEN = 10;

/**
 * Returns the applications of an address whose links an e-mail is to list: those that were listed longest ago, so that repeated requests
 * bring every one in turn. Strangers who save drafts for the address neither hide its owner's nor cause more e-mails: most places are for
 * applications in which a code was given.
 */
export async function findDraftsToList(database: Database, addressHash: string): Promise<number[]> {
  const [proven, unproven] = await Promise.all([
    findByTurn(database, { addressHash, isProven: true }),
    findByTurn(database, { addressHash, isProven: false }),
  ]);
  const placesOfProven = LISTED_AT_ONCE - Math.min(LISTED_UNPROVEN, unproven.length);
  const first = proven.slice(0, placesOfProven);
  // A fixed order, so that two e-mails that make links for the same applications do not wait for each other.
  return [...first, ...unproven].slice(0, LISTED_AT_ONCE).toSorted((one, other) => one - other);
}

async function findByTurn(
  database: Database,
  { addressHash, isProven }: { addressHash: string; isProven: boolean },
): Promise<number[]> {
  const rows = await database
    .selectFrom('applications')
    .select('applications.id')
    .select(({ selectFrom }) =>
      selectFrom('draft_links')
        .select(({ fn }) => fn.max('listed_at').as('listed_at'))
        .whereRef('draft_links.application_id', '=', 'applications.id')
        .as('listed_at'),
    )
    .where('address_hash', '=', addressHash)
    .where('status', 'in', OPEN_STATUSES)
    .where('draft_id', 'is not', null)
    .where(({ exists, not, selectFrom }) => {
      const verified = exists(
        selectFrom('draft_access')
          .select('draft_access.application_id')
          .whereRef('draft_access.application_id', '=', 'applications.id')
          .where('verified_at', 'is not', null),
      );
      return isProven ? verified : not(verified);
    })
    .orderBy('listed_at', (order) => order.asc().nullsFirst())
    .orderBy('saved_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(LISTED_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the number of applications that name the address. */
export async function countDraftsAt(database: Database, addressHash: string): Promise<number> {
  const { count } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_hash', '=', addressHash)
    .where('status', 'in', OPEN_STATUSES)
    .where('draft_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
