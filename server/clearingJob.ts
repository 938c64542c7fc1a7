/** The job that clears data no longer needed, part by part. Other processes may run it at the same time. */
import { DELETED_PART } from './applications/deletedClearing.ts';
import { SUBMITTED_PART, WITHDRAWN_PART } from './applications/emptying.ts';
import { WAITING_PART } from './applications/waitingEnd.ts';
import { forgetUses } from './budgets/use.ts';
import { repeatUntilDone, type ClearingRun } from './clearing/batches.ts';
import type { ClearingDeps, ClearingPart } from './clearing/parts.ts';
import { forgetUndos } from './drafts/addressUndo.ts';
import { forgetAccess } from './drafts/clearing.ts';
import { forgetDone } from './jobs/queue.ts';
import { forgetOldSends } from './outbox/mailLimit.ts';
import { adoptMessages } from './outbox/outbox.ts';
import { REGISTER_PART } from './register/clearing.ts';
import { forgetOldSms } from './sms/caps.ts';
import { forgetSecurityEvents } from './security/events.ts';
import { removeOrphanedFiles } from './storage/claims.ts';
import {
  closeSessions,
  DRAFTS_PART,
  forgetLogins,
  LEADS_PART,
  LOOSE_PART,
  SESSIONS_PART,
} from './sessions/clearing.ts';
import { DEVICE_LIFETIME } from './users/devices.ts';
import { TRIES_WINDOW } from './users/loginLimits.ts';

const DAY = 24 * 60 * 60_000;
/** Rows of each kind that are looked for at once. */
const BATCH = 200;
/** Milliseconds for which a finished job can be looked up. */
const DONE_KEPT = 30 * DAY;

/** A part that removes rows by their age; `batch` returns the number of rows it removed. */
function byAge(
  name: string,
  batch: (database: ClearingDeps['database'], now: Date, limit: number) => Promise<number>,
): ClearingPart {
  return {
    name,
    clear: ({ database, clock }, run) => repeatUntilDone(run, (limit) => batch(database, clock.now(), limit)),
  };
}

/**
 * All parts, in the order in which they are cleared. Contents come last, once nothing refers to them. docs/operating.md lists how long
 * everything is retained.
 */
const CLEARING_PARTS: readonly ClearingPart[] = [
  {
    name: 'messages',
    clear: ({ database, clock }, { limit }) => adoptMessages(database, clock.now(), limit),
  },
  byAge('tokens', closeSessions),
  byAge('logins', (database, now, limit) =>
    forgetLogins(
      database,
      { counted: new Date(now.getTime() - TRIES_WINDOW - DAY), used: new Date(now.getTime() - DEVICE_LIFETIME) },
      limit,
    ),
  ),
  byAge('mails', forgetOldSends),
  byAge('texts', forgetOldSms),
  byAge('security', forgetSecurityEvents),
  { name: 'budgets', clear: ({ database, clock }, { limit }) => forgetUses(database, clock.now(), limit) },
  { name: 'access', clear: ({ database, clock }, { limit }) => forgetAccess(database, clock.now(), limit) },
  byAge('undos', forgetUndos),
  byAge('jobs', (database, now, limit) => forgetDone(database, new Date(now.getTime() - DONE_KEPT), limit)),
  WAITING_PART,
  DELETED_PART,
  DRAFTS_PART,
  LEADS_PART,
  WITHDRAWN_PART,
  SUBMITTED_PART,
  REGISTER_PART,
  SESSIONS_PART,
  LOOSE_PART,
  { name: 'files', clear: (deps, { limit, isOver }) => removeOrphanedFiles(deps, limit, isOver) },
];

/**
 * Clears everything that is overdue, each part on its own: a failure in one stops no other.
 * @throws the first failure, after all parts
 */
export async function clearOnce(
  deps: ClearingDeps,
  { limit = BATCH, isOver = () => false }: Partial<ClearingRun> = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const part of CLEARING_PARTS) {
    if (isOver()) break;
    await part.clear(deps, { limit, isOver }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Whole seconds for which the oldest overdue item has been overdue, by the name of its part; a part that clears in time gives 0. Read by
 * `GET /api/health/`.
 */
export async function readOverdue(deps: ClearingDeps): Promise<Record<string, number>> {
  const now = deps.clock.now().getTime();
  const overdue: Record<string, number> = {};
  for (const { name, oldest } of CLEARING_PARTS) {
    const since = await oldest?.(deps);
    if (oldest) overdue[name] = since ? Math.max(0, Math.floor((now - since.getTime()) / 1000)) : 0;
  }
  return overdue;
}
