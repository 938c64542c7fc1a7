/** Lifetime of an unfinished application: 30 days after its last save, and 90 if staff of the issuer entered it. */
import { DRAFT_LIFETIME, ENTRY_LIFETIME } from '#domain/application/draftEnd.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

const DAY = 24 * 60 * 60_000;

const OF_APPLICATION = expressionBuilder<Tables, 'applications'>();

/** Returns the condition for an entry of staff. It has no link, and no e-mail speaks of it. */
export function isByStaff(): Expression<SqlBool> {
  return OF_APPLICATION.ref('applications.by_staff');
}

/** Column from which an unfinished application's time runs: a lead was stored once, a draft is saved again and again. */
type Since = 'applications.saved_at' | 'applications.created_at';

/** Returns the condition for an unfinished application whose time is over. */
export function isExpired(since: Since, now: Date): Expression<SqlBool> {
  const { and, or, not, eb } = OF_APPLICATION;
  const before = (lifetime: number) => eb(since, '<=', new Date(now.getTime() - lifetime));
  return and([before(DRAFT_LIFETIME), or([before(ENTRY_LIFETIME), not(isByStaff())])]);
}

/** Returns the moment at which the time of an unfinished application is over. */
export function expiresAt(since: Since) {
  return sql<Date>`${sql.ref(since)} + (case when ${isByStaff()} then ${ENTRY_LIFETIME / DAY}::integer else ${DRAFT_LIFETIME / DAY}::integer end) * interval '24 hours'`;
}
