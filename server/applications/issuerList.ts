/** Applications that an issuer has received, for its staff: found by filters and words, sorted, a page at a time. */
import { sql, type ExpressionBuilder, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Static } from 'typebox';
import {
  LIST_PAGE,
  LISTED_STATUSES,
  type ListedStatus,
  type ListMark,
  type ListOrder,
} from '#domain/application/issuerList.ts';
import type { PaidState } from '#domain/application/receivedPayments.ts';
import { wordsOf } from '#domain/formats/words.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { toMoney } from '#domain/money/money.ts';
import { DOCUMENT_KINDS } from '#domain/model/documentKinds.ts';
import type { Offer } from '#domain/offer.ts';
import { OPEN_STATUSES, type StatusActor } from '#domain/statuses.ts';
import type { Tables } from '../database/tables.ts';
import type { ServerDeps } from '../deps.ts';
import { findOffersById } from '../offers/offers.ts';
import { hinHash } from '../register/holderNumbers.ts';
import { findHoldingIds } from '../register/holders.ts';
import { normaliseHolderNumber } from '../register/holdingRow.ts';
import type { issuerList } from '../wire/issuerList.ts';
import { hasMark, readMarks } from './listMarks.ts';
import { keyOf, placeToken, SORT_KEYS, type ListPlace } from './listPlace.ts';

export interface ListQuery {
  issuerId: number;
  /** Beginnings of words, a reference, an e-mail address or a whole HIN or SRN; '' for all. */
  search: string;
  /** Null: of all offers. */
  offerId: number | null;
  /** Null: of every status. */
  status: ListedStatus | null;
  /** Null: with any mark, and with none. */
  mark: ListMark | null;
  /** Role of the person who entered it; null: any. */
  enteredBy: StatusActor | null;
  /** Null: in any state of payment, and in none. */
  paid: PaidState | null;
  /** ISO dates of the first and last day of submission, in the time zone of each offer; null: any. */
  from: string | null;
  to: string | null;
  order: ListOrder;
  place: ListPlace;
}

type Answer = Static<typeof issuerList>;
type ListDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock'>;
type Listed = Tables & { listed: Tables['listed_applications'] };
type Offers = ReadonlyMap<number, Offer>;

/** Returns a page of the list with the number of applications in each status. */
export async function listReceived(deps: ListDeps, query: ListQuery): Promise<Answer> {
  const offers = await readOffers(deps, query.issuerId);
  const found = await selectFound(deps, query, offers);
  const [page, counts, unsent] = await Promise.all([
    pageOf(ofStatus(found, query), query),
    countByStatus(found),
    countUnsent(deps, idsOf(offers, query)),
  ]);
  return {
    ...(await present(deps, { query, page, offers })),
    counts,
    unsent,
    offers: [...offers.values()].map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Reads all applications that the query finds, in its order, some at a time: each part is a statement of its own, so that a list of any
 * length takes little memory, and holds no connection while its reader is slow. A row whose key changes meanwhile may come twice or not
 * at all.
 */
export async function* readAll(deps: ListDeps, query: ListQuery, atOnce: number): AsyncGenerator<Answer['results']> {
  const offers = await readOffers(deps, query.issuerId);
  const found = ofStatus(await selectFound(deps, query, offers), query);
  let place: ListPlace | null = { kind: 'first' };
  while (place !== null) {
    const { rows, hasLater }: Page = await pageOf(found, { order: query.order, place }, atOnce);
    yield presentRows(deps, rows, offers);
    const last = rows.at(-1);
    place = last && hasLater ? { kind: 'after', ...keyOf(query.order, last) } : null;
  }
}

function ofStatus(found: Found, { status }: ListQuery): Found {
  return status === null ? found : found.where('listed.status', '=', status);
}

/** Returns all offers of the issuer, by name. */
export async function readOffers(
  { database, clock }: Pick<ListDeps, 'database' | 'clock'>,
  issuerId: number,
): Promise<Offers> {
  const rows = await database
    .selectFrom('offers')
    .select('id')
    .where('issuer_id', '=', issuerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const found = await findOffersById(database, clock, ids);
  return new Map(ids.flatMap((id) => found.get(id) ?? []).map((offer) => [offer.id, offer]));
}

/** Returns the ids of the offers that the list is about; none for an offer of another issuer. */
function idsOf(offers: Offers, { offerId }: Pick<ListQuery, 'offerId'>): number[] {
  return [...offers.keys()].filter((id) => offerId === null || id === offerId);
}

/** Selects the applications of every status that the search finds, of one offer or of all. */
async function selectFound(deps: ListDeps, query: ListQuery, offers: Offers) {
  const { mark, enteredBy, paid } = query;
  const matches = await matching(deps, query);
  const ids = idsOf(offers, query);
  return deps.database
    .selectFrom('listed_applications as listed')
    .where(({ eb, lit }) => (ids.length === 0 ? lit(false) : eb('listed.offer_id', 'in', ids)))
    .where('listed.status', 'in', LISTED_STATUSES)
    .$if(enteredBy !== null, (chosen) => chosen.where('listed.entered_by', '=', enteredBy))
    .$if(mark !== null, (chosen) => chosen.where(hasMark(mark ?? 'missing', deps.clock)))
    .$if(paid !== null, (chosen) => chosen.where(isPaid(paid ?? 'paid')))
    .where(submittedWithin(offers, query))
    .where(matches);
}

/** Returns the condition of a state of payment, as `paidState` has it. */
function isPaid(state: PaidState): RawBuilder<boolean> {
  switch (state) {
    case 'unpaid':
      return sql`listed.due > 0 and listed.paid = 0`;
    case 'part':
      return sql`listed.paid > 0 and listed.paid < listed.due`;
    case 'paid':
      return sql`listed.due > 0 and listed.paid = listed.due`;
    case 'over':
      return sql`listed.paid > listed.due`;
  }
}

/** Returns the condition that an application was submitted on these days, each offer in its time zone. */
function submittedWithin(offers: Offers, { from, to }: ListQuery): RawBuilder<boolean> {
  if (from === null && to === null) return sql`true`;
  const inZone = [...offers.values()].map((offer) => {
    const begins = sql`listed.submitted_at >= ${from}::date::timestamp at time zone ${zoneOf(offer)}`;
    const ends = sql`listed.submitted_at < (${to}::date + 1)::timestamp at time zone ${zoneOf(offer)}`;
    return sql`listed.offer_id = ${offer.id} and ${from === null ? sql`true` : begins} and ${to === null ? sql`true` : ends}`;
  });
  return inZone.length === 0 ? sql`false` : sql`(${sql.join(inZone, sql` or `)})`;
}

/** Returns the condition of a search. */
async function matching(deps: Pick<ListDeps, 'database' | 'keys'>, sought: Pick<ListQuery, 'issuerId' | 'search'>) {
  const { issuerId, search } = sought;
  const words = wordsOf(search);
  const number = normaliseHolderNumber(search);
  const holdings = /\d{4}/.test(number) ? await findHoldingIds(deps, { issuerId, number }) : [];
  const beginnings = words.map((word) => `'${word}':*`).join(' & ');
  return ({ or, and, eb }: ExpressionBuilder<Listed, 'listed'>) => {
    if (search === '') return and([]);
    if (words.length === 0) return or([]);
    return or([
      sql<boolean>`array_to_tsvector(string_to_array(listed.words, ' ')) @@ ${beginnings}::tsquery`,
      eb('listed.hin_hash', '=', hinHash(deps.keys, number)),
      ...(holdings.length > 0 ? [eb('listed.holding_id', 'in', holdings)] : []),
    ]);
  };
}

type Found = SelectQueryBuilder<Listed, 'listed', object>;

interface Page {
  rows: Selectable<Tables['listed_applications']>[];
  hasEarlier: boolean;
  hasLater: boolean;
}

/** Reads one row more than a page has: it says whether the list goes on. */
async function pageOf(
  found: Found,
  { order, place }: Pick<ListQuery, 'order' | 'place'>,
  length = LIST_PAGE,
): Promise<Page> {
  const { column, cast, direction } = SORT_KEYS[order];
  const isBackwards = place.kind === 'before' || place.kind === 'last';
  const isRising = (direction === 'asc') !== isBackwards;
  const rows = await found
    .selectAll('listed')
    .$if('key' in place, (query) => {
      const { key, id } = 'key' in place ? place : { key: '', id: 0 };
      const compare = sql.raw(isRising ? '>' : '<');
      return query.where(sql<boolean>`(${column}, listed.application_id) ${compare} (${key}::${cast}, ${id})`);
    })
    .orderBy(column, isRising ? 'asc' : 'desc')
    .orderBy('listed.application_id', isRising ? 'asc' : 'desc')
    .limit(length + 1)
    .execute();
  const isMore = rows.length > length;
  const shown = rows.slice(0, length);
  if (isBackwards) return { rows: shown.reverse(), hasEarlier: isMore, hasLater: place.kind === 'before' };
  return { rows: shown, hasEarlier: place.kind === 'after', hasLater: isMore };
}

async function present(
  deps: ListDeps,
  { query: { order }, page, offers }: { query: ListQuery; page: Page; offers: Offers },
): Promise<Pick<Answer, 'results' | 'previous' | 'next'>> {
  const { rows, hasEarlier, hasLater } = page;
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    results: await presentRows(deps, rows, offers),
    previous: first && hasEarlier ? placeToken('before', keyOf(order, first)) : null,
    next: last && hasLater ? placeToken('after', keyOf(order, last)) : null,
  };
}

async function presentRows(deps: ListDeps, rows: Page['rows'], offers: Offers): Promise<Answer['results']> {
  const marks = await readMarks(
    deps,
    rows.map((row) => row.application_id),
  );
  return rows.flatMap((row) => {
    const offer = offers.get(row.offer_id);
    const status = LISTED_STATUSES.find((known) => known === row.status);
    return offer && status ? presentRow(row, { offer, status, marks: marks.get(row.application_id) ?? [] }) : [];
  });
}

function presentRow(
  row: Page['rows'][number],
  { offer, status, marks }: { offer: Offer; status: ListedStatus; marks: ListMark[] },
): Answer['results'][number] {
  const { reference, investor, adviser, amount, submitted_at, entered_by, missing } = row;
  return {
    application_id: row.application_id,
    reference,
    investor_name: investor,
    adviser_name: adviser,
    amount,
    currency: offer.currency_code ?? 'AUD',
    units: row.units,
    due: toMoney(row.due),
    received: toMoney(row.paid),
    status,
    submitted_at: submitted_at.toISOString(),
    entered_by,
    marks,
    missing: missing.split(' ').flatMap((kind) => DOCUMENT_KINDS.find((known) => known === kind) ?? []),
    offer: { id: offer.id, name: offer.name, time_zone: zoneOf(offer), is_archived: offer.state === 'archived' },
  };
}

async function countByStatus(found: Found): Promise<Answer['counts']> {
  const rows = await found
    .select(({ cast, fn }) => ['listed.status', cast<number>(fn.countAll(), 'integer').as('count')])
    .groupBy('listed.status')
    .execute();
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  const of = (status: ListedStatus): number => counts.get(status) ?? 0;
  return {
    submitted: of('submitted'),
    accepted: of('accepted'),
    completed: of('completed'),
    rejected: of('rejected'),
    withdrawn: of('withdrawn'),
  };
}

/** Counts saved drafts, applications that wait for approval, and paper forms being entered: the list has nothing else of them. */
async function countUnsent({ database }: ListDeps, offerIds: readonly number[]): Promise<Answer['unsent']> {
  if (offerIds.length === 0) return { drafts: 0, waiting: 0, entering: 0 };
  return database
    .selectFrom('applications')
    .select(({ cast, fn, eb, and }) => [
      cast<number>(fn.countAll().filterWhere(and({ status: 'draft', by_staff: false })), 'integer').as('drafts'),
      cast<number>(fn.countAll().filterWhere(and({ status: 'draft', by_staff: true })), 'integer').as('entering'),
      cast<number>(fn.countAll().filterWhere(eb('status', '=', 'pending_approval')), 'integer').as('waiting'),
    ])
    .where('offer_id', 'in', offerIds)
    .where('status', 'in', OPEN_STATUSES)
    .where(({ or, eb }) => or([eb('status', '<>', 'draft'), eb('saved_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
}
