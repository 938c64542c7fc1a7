/** Offers as the calls give them. */
import type { Offer, OfferState } from '#domain/offer.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';

export interface StoredOffer {
  offer: Offer;
  folder: string;
  issuerId: number;
}

/** An offer whose closing time has passed is closed, whatever its file says. */
function currentState(state: OfferState, closesAt: Date | null, now: Date): OfferState {
  const isPast = closesAt !== null && closesAt <= now;
  return isPast && (state === 'open' || state === 'opening') ? 'closed' : state;
}

interface OfferRow {
  content: Offer;
  state: OfferState;
  closes_at: Date | null;
  folder: string;
  issuer_id: number;
}

function present(row: OfferRow, now: Date): StoredOffer {
  const offer = { ...row.content, state: currentState(row.state, row.closes_at, now) };
  return { offer, folder: row.folder, issuerId: row.issuer_id };
}

/** Every offer that is not archived, by name. */
export async function listOffers(database: Database, clock: Clock): Promise<Offer[]> {
  const rows = await offerRows(database).where('state', '<>', 'archived').orderBy('name').execute();
  return rows.map((row) => present(row, clock.now()).offer);
}

/** The offer at `/offers/{slug}/`, with where its files lie; null when there is none. */
export async function findOfferBySlug(database: Database, clock: Clock, slug: string): Promise<StoredOffer | null> {
  const row = await offerRows(database).where('slug', '=', slug).executeTakeFirst();
  return row ? present(row, clock.now()) : null;
}

export async function findOfferById(database: Database, clock: Clock, id: number): Promise<StoredOffer | null> {
  const row = await offerRows(database).where('id', '=', id).executeTakeFirst();
  return row ? present(row, clock.now()) : null;
}

function offerRows(database: Database) {
  return database.selectFrom('offers').select(['content', 'state', 'closes_at', 'folder', 'issuer_id']);
}
