/** Marks of applications that staff look at before they decide, as conditions of the issuer's list. */
import { sql, type RawBuilder } from 'kysely';
import { LIST_MARKS, type ListMark } from '#domain/application/issuerList.ts';
import { twoYearsBefore } from '#domain/formats/dates.ts';
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import type { Clock, ServerDeps } from '../deps.ts';

/** Returns the condition that an application has this mark. */
export function hasMark(mark: ListMark, clock: Clock): RawBuilder<boolean> {
  const { today } = daysAt(clock.now().getTime(), OFFER_ZONE);
  switch (mark) {
    case 'missing':
      return sql`listed.missing <> ''`;
    case 'pep':
      return sql`listed.is_pep`;
    case 'foreign':
      return sql`listed.is_foreign`;
    case 'below_minimum':
      return sql`listed.is_below_minimum`;
    case 'old_certificate':
      return sql`coalesce(listed.certificate_date < ${twoYearsBefore(today)}, false)`;
    case 'twice':
      // Correlated: a few rows are looked up by their keys, and a whole list is joined.
      return sql`exists (
        select 1 from listed_matches as matches join listed_match_counts using (offer_id, hash)
        where matches.application_id = listed.application_id and applications > 1)`;
  }
}

/** Returns the marks of some applications, by their ids. */
export async function readMarks(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListMark[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('listed_applications as listed')
    .select('application_id')
    .select(LIST_MARKS.map((mark) => hasMark(mark, clock).as(mark)))
    .where('application_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.application_id, LIST_MARKS.filter((mark) => row[mark])]));
}
