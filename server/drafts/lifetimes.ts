/** Lifetime of an unfinished application: 30 days after its last save, and 90 if staff of the issuer entered it. */
import { DRAFT_LIFETIME } from '#domain/application/draftEnd.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

const DAY = 24 * 60 * 60_000;
const STAFF_LIFETIME = 90 * DAY;

const SAVES = ['lead_stored', 'draft_saved', 'draft_autosaved'] as const;

const OF_APPLICATION = expressionBuilder<Tables, 'applications'>();

/** Returns the condition for an entry of staff: they saved it last, acting as the issuer. It has no link, and no e-mail speaks of it. */
export function isByStaff(): Expression<SqlBool> {
  const { selectFrom, eb, val } = OF_APPLICATION;
  const lastSave = selectFrom('events')
    .select('events.acting_as')
    .whereRef('events.application_id', '=', 'applications.id')
    .where('events.kind', 'in', SAVES)
    .orderBy('events.id', 'desc')
    .limit(1);
  return eb(lastSave, 'is not distinct from', val('issuer'));
}

/** Column from which an unfinished application's time runs: a lead was stored once, a draft is saved again and again. */
type Since = 'applications.saved_at' | 'applications.created_at';

/** Returns the condition for an unfinished application whose time is over. */
export function isExpired(since: Since, now: Date): Expression<SqlBool> {
  const { and, or, not, eb } = OF_APPLICATION;
  const before = (lifetime: number) => eb(since, '<=', new Date(now.getTime() - lifetime));
  return and([before(DRAFT_LIFETIME), or([before(STAFF_LIFETIME), not(isByStaff())])]);
}

/** Returns the moment at which the time of an unfinished application is over. */
export function expiresAt(since: Since) {
  return sql<Date>`${sql.ref(since)} + (case when ${isByStaff()} then ${STAFF_LIFETIME / DAY}::integer else ${DRAFT_LIFETIME / DAY}::integer end) * interval '24 hours'`;
}
