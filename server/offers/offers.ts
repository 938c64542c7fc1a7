/** Offers in their present state, for the routes. */
import type { Offer, OfferState } from '#domain/offer.ts';
import { endOfPaperForms } from '#domain/offers/closing.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../deps.ts';
import { deepFreeze } from './deepFreeze.ts';
import type { OfferFile } from './offerFiles.ts';
import { currentPresentation, type OfferPresentation } from './presentation.ts';

export interface StoredOffer {
  offer: Offer;
  presentation: OfferPresentation;
  /** Files that the offer serves. */
  files: OfferFile[];
  issuerId: number;
}

/** An offer whose closing time has passed is closed, whatever its file says. */
function currentState(state: OfferState, closesAt: Date | null, now: Date): OfferState {
  const isPast = closesAt !== null && closesAt <= now;
  return isPast && (state === 'open' || state === 'opening') ? 'closed' : state;
}

interface OfferRow {
  id: number;
  /** Changes with each import. */
  version: string;
  state: OfferState;
  closes_at: Date | null;
  issuer_id: number;
}

interface KnownOffer {
  version: string;
  /** As it was presented last. */
  offer: Offer;
  presentation: OfferPresentation;
  files: OfferFile[];
}

/** The offers last read from each database: an offer is read and parsed once for each import, not once for each request. */
const knownOffers = new WeakMap<Database, Map<number, KnownOffer>>();

/**
 * The transaction that wrote the row, and the time of the import: neither a later write nor a restored back-up has both again. Code that
 * changes an offer's files writes its row, too.
 */
const VERSION = sql<string>`offers.xmin::text || ' ' || extract(epoch from imported_at)::text`.as('version');

/** Returns the offers' contents and files by id; nobody can change them. */
async function contentsOf(database: Database, rows: readonly OfferRow[]): Promise<ReadonlyMap<number, KnownOffer>> {
  const known = knownOffers.get(database) ?? new Map<number, KnownOffer>();
  knownOffers.set(database, known);
  const outdated = rows.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id);
  if (outdated.length > 0) {
    const read = await database
      .selectFrom('offers')
      .select((builder) => ['id', VERSION, 'content', 'presentation', servedFiles(builder).as('files')])
      .where('id', 'in', outdated)
      .execute();
    for (const { id, version, content, presentation, files } of read)
      known.set(id, {
        version,
        offer: deepFreeze(content),
        presentation: deepFreeze(currentPresentation(content, presentation)),
        files: deepFreeze(files),
      });
  }
  return known;
}

async function present(database: Database, rows: readonly OfferRow[], now: Date): Promise<StoredOffer[]> {
  const contents = await contentsOf(database, rows);
  return rows.flatMap(({ id, state, closes_at, issuer_id }) => {
    const known = contents.get(id);
    // Removed between the two readings.
    if (known === undefined) return [];
    const { presentation, files } = known;
    const offer = inState(known, { state: currentState(state, closes_at, now), now });
    return [{ offer, presentation, files, issuerId: issuer_id }];
  });
}

/** Returns the offer in its present state: the same object until that changes, because schemas are kept by it. */
function inState(known: KnownOffer, { state, now }: { state: OfferState; now: Date }): Offer {
  const { offer } = known;
  const end = endOfPaperForms(offer);
  const takesForms = end !== null && now < end;
  if (state !== offer.state || takesForms !== (offer.takes_paper_forms ?? false))
    known.offer = deepFreeze({ ...offer, state, takes_paper_forms: takesForms });
  return known.offer;
}

/** Returns every offer that is not archived, by name. */
export async function listOffers(database: Database, clock: Clock): Promise<Offer[]> {
  const rows = await offerRows(database).where('state', '<>', 'archived').orderBy('name').execute();
  return (await present(database, rows, clock.now())).map(({ offer }) => offer);
}

/** Returns the offer at `/offers/{slug}/`, with its files; null if there is none. */
export async function findOfferBySlug(database: Database, clock: Clock, slug: string): Promise<StoredOffer | null> {
  const rows = await offerRows(database).where('slug', '=', slug).execute();
  return (await present(database, rows, clock.now()))[0] ?? null;
}

export async function findOfferById(database: Database, clock: Clock, id: number): Promise<StoredOffer | null> {
  const rows = await offerRows(database).where('id', '=', id).execute();
  return (await present(database, rows, clock.now()))[0] ?? null;
}

/** Returns the offers of these ids, each in its present state. */
export async function findOffersById(
  database: Database,
  clock: Clock,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Offer>> {
  if (ids.length === 0) return new Map();
  const rows = await offerRows(database).where('id', 'in', ids).execute();
  return new Map((await present(database, rows, clock.now())).map(({ offer }) => [offer.id, offer]));
}

function offerRows(database: Database) {
  return database.selectFrom('offers').select(['id', VERSION, 'state', 'closes_at', 'issuer_id']);
}

function servedFiles(builder: ExpressionBuilder<Tables, 'offers'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('offer_files')
      .select(['path', 'sha256', 'size'])
      .whereRef('offer_files.offer_id', '=', 'offers.id')
      .where('replaced_at', 'is', null),
  );
}
