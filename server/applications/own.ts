/** Submitted applications of an account. */
import type { Static } from 'typebox';
import { zoneOf } from '#domain/formats/zones.ts';
import type { ServerDeps } from '../deps.ts';
import { findOffersById } from '../offers/offers.ts';
import type { applicationList } from '../wire/applications.ts';
import { endOfWaiting } from './approvalEnd.ts';
import { findToldStatuses } from './moves.ts';
import { findToldSums } from './receivedPayments.ts';
import { readInvestorNames } from './stored.ts';
import { findUnapprovedEnds } from './unapproved.ts';

/** Maximum of listed applications: to open this many names takes up to 40 ms. An adviser submits some hundreds in a year. */
const MOST = 500;

/** Returns the account's submitted applications, the last one first, each with its state and the name of its investor. */
export async function listSubmittedOf(
  { database, clock, keys }: Pick<ServerDeps, 'database' | 'clock' | 'keys'>,
  userId: number,
): Promise<Static<typeof applicationList>['results']> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'reference', 'own_reference', 'status', 'submitted_at'])
    .select(['offer_id', 'slug', 'closes_at'])
    .where('user_id', '=', userId)
    .where('status', '!=', 'draft')
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const offers = await findOffersById(database, clock, [...new Set(rows.map((row) => row.offer_id))]);
  const names = await readInvestorNames({ database, keys }, ids);
  const told = await findToldStatuses(database, rows, clock.now());
  const sums = await findToldSums(database, ids, clock.now());
  const ends = await findUnapprovedEnds(database, ids);
  return rows.flatMap((row) => {
    const { id, reference, own_reference, submitted_at, slug } = row;
    const status = told.get(id) ?? row.status;
    const offer = offers.get(row.offer_id);
    if (offer === undefined || submitted_at === null) return [];
    return {
      application_id: id,
      reference,
      own_reference,
      investor_name: names.get(id) ?? '',
      status,
      approve_until: status === 'pending_approval' ? endOfWaiting(row).toISOString() : null,
      ended: ends.get(id) ?? null,
      received: sums.get(id) ?? '0.00',
      submitted_at: submitted_at.toISOString(),
      offer: { slug, name: offer.name, time_zone: zoneOf(offer), currency: offer.currency_code ?? 'AUD' },
    };
  });
}
