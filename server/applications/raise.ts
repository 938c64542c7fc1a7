/** Figures of what an offer has raised, by day, for the issuer's staff. */
import { sql } from 'kysely';
import type { Static } from 'typebox';
import {
  ACCEPTED_STATUSES,
  MOST_RAISE_DAYS,
  NOTHING_RAISED,
  RAISED_STATUSES,
  withRunningTotals,
  type RaiseDay,
} from '#domain/application/raise.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { toMoney } from '#domain/money/money.ts';
import type { Offer } from '#domain/offer.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import type { issuerRaise } from '../wire/raise.ts';
import { readOffers } from './issuerList.ts';

interface RaiseQuery {
  issuerId: number;
  /** Null: the first one by name. */
  offerId: number | null;
}

/** Returns the issuer's offers, and what one of them has raised: null if the issuer has none, or not this one. */
export async function readRaise(
  deps: Pick<ServerDeps, 'database' | 'clock'>,
  { issuerId, offerId }: RaiseQuery,
): Promise<Static<typeof issuerRaise>> {
  const offers = await readOffers(deps, issuerId);
  const [first] = offers.values();
  const offer = offerId === null ? first : offers.get(offerId);
  return {
    offers: [...offers.values()].map(({ id, name }) => ({ id, name })),
    raise: offer === undefined ? null : await presentRaise(deps.database, offer),
  };
}

async function presentRaise(
  database: Database,
  offer: Offer,
): Promise<NonNullable<Static<typeof issuerRaise>['raise']>> {
  const days = await sumByDay(database, offer);
  return {
    offer: { id: offer.id, name: offer.name, time_zone: zoneOf(offer) },
    currency: offer.currency_code ?? 'AUD',
    totals: withRunningTotals(days).at(-1)?.totals ?? NOTHING_RAISED,
    days,
  };
}

/**
 * Sums each day, in the time zone of the offer. An application counts as accepted on the day of its last acceptance that was not taken back.
 * Only the newest days have a row of their own.
 */
async function sumByDay(database: Database, offer: Offer): Promise<RaiseDay[]> {
  const zone = zoneOf(offer);
  const { rows } = await sql<RaiseDay>`
    with counted as (
      select application_id, status, amount, submitted_at from listed_applications
      where offer_id = ${offer.id} and status in (${sql.join(RAISED_STATUSES)})
    ), accepted as (
      select counted.application_id, counted.amount, max(moved.at) as at
      from counted join events as moved using (application_id)
      where counted.status in (${sql.join(ACCEPTED_STATUSES)})
        and moved.kind = 'moved' and moved.facts ->> 'status' = 'accepted'
        and not exists (
          select from events as back where back.application_id = counted.application_id
            and back.kind = 'move_taken_back' and back.facts ->> 'move' = moved.facts ->> 'move')
      group by counted.application_id, counted.amount
    ), figures as (
      select (submitted_at at time zone ${zone})::date as date, amount as submitted, 0 as accepted, 0 as paid from counted
      union all
      select (at at time zone ${zone})::date, 0, amount, 0 from accepted
      union all
      select received_on::date, 0, 0, payments.amount from counted join payments using (application_id)
    ), days as (
      select date, sum(submitted) as submitted, sum(accepted) as accepted, sum(paid) as paid,
        row_number() over (order by date desc) as place
      from figures group by date
      having sum(submitted) > 0 or sum(accepted) > 0 or sum(paid) > 0
    )
    select case when place <= ${MOST_RAISE_DAYS} then to_char(date, 'YYYY-MM-DD') end as date,
      sum(submitted) as submitted, sum(accepted) as accepted, sum(paid) as paid
    from days group by 1 order by 1 nulls first`.execute(database);
  return rows.map(({ date, submitted, accepted, paid }) => ({
    date,
    submitted: toMoney(submitted),
    accepted: toMoney(accepted),
    paid: toMoney(paid),
  }));
}
