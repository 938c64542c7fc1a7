/** The list of security events that `npm run security` prints. */
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SecurityEventKind, SecurityEventsTable } from '../database/limitTables.ts';

const DAY = 24 * 60 * 60_000;
const MOST = 1_000;
/** Characters of a hash that are printed: enough to tell one from another. */
const SHOWN = 12;

const KINDS: Record<SecurityEventKind, true> = {
  login_tried: true,
  login_failed: true,
  login_done: true,
  wrong_code: true,
  permission_refused: true,
  limit_reached: true,
  number_revealed: true,
};
export const SECURITY_EVENT_KINDS = Object.keys(KINDS) as SecurityEventKind[];

/** Narrows to a kind of event. */
export function isSecurityEventKind(kind: string): kind is SecurityEventKind {
  return Object.hasOwn(KINDS, kind);
}

/** The newest events of these days, the newest last; `kind` null: of every kind. */
export async function listSecurityEvents(
  database: Database,
  now: Date,
  { days, kind }: { days: number; kind: string | null },
): Promise<{ events: Selectable<SecurityEventsTable>[]; hasMore: boolean }> {
  const rows = await database
    .selectFrom('security_events')
    .selectAll()
    .where('at', '>', new Date(now.getTime() - days * DAY))
    .$if(kind !== null && isSecurityEventKind(kind), (query) => query.where('kind', '=', kind as SecurityEventKind))
    .orderBy('id', 'desc')
    .limit(MOST + 1)
    .execute();
  return { events: rows.slice(0, MOST).toReversed(), hasMore: rows.length > MOST };
}

/** Returns one line: time, kind, account, network, application, two blanks apart. */
export function securityLine({ at, kind, account, network, application_id }: Selectable<SecurityEventsTable>): string {
  return [
    at.toISOString(),
    kind,
    account?.slice(0, SHOWN) ?? 'nobody',
    network.slice(0, SHOWN),
    application_id === null ? '' : `application ${application_id}`,
  ]
    .join('  ')
    .trimEnd();
}
