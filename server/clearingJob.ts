/** The job that clears what is no longer needed: a bounded piece at each run, safe beside other processes that do the same. */
import { forgetUses } from './budgets/use.ts';
import { forgetAccess } from './drafts/clearing.ts';
import { forgetDone } from './jobs/queue.ts';
import { forgetOldSends } from './outbox/mailLimit.ts';
import { adoptMessages } from './outbox/outbox.ts';
import { forgetOldSms } from './sms/caps.ts';
import { clearFiles, type FileDeps } from './storage/claims.ts';
import { clearLooseDocuments, closeSessions, emptyDrafts, emptySessions, forgetLogins } from './sessions/clearing.ts';
import { DEVICE_LIFETIME } from './users/devices.ts';
import { TRIES_WINDOW } from './users/loginLimits.ts';

const DAY = 24 * 60 * 60_000;
/** Sessions, and rows of each other kind, that one run takes at most. */
const BATCH = 200;
/** How long a job that is done can be looked up, in milliseconds. */
const DONE_KEPT = 30 * DAY;

/** Clears once, at most `limit` of each kind; asks before the longest parts whether its time is over. */
export async function clearOnce(
  deps: FileDeps,
  { limit = BATCH, isOver = () => false }: { limit?: number; isOver?: () => boolean } = {},
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  await adoptMessages(database, now, limit);
  await closeSessions(database, now, limit);
  await forgetLogins(
    database,
    { counted: new Date(now.getTime() - TRIES_WINDOW - DAY), used: new Date(now.getTime() - DEVICE_LIFETIME) },
    limit,
  );
  await forgetOldSends(database, now, limit);
  await forgetOldSms(database, now, limit);
  await forgetUses(database, now, limit);
  await forgetAccess(database, now, limit);
  await forgetDone(database, new Date(now.getTime() - DONE_KEPT), limit);
  if (!isOver()) await emptySessions(deps, limit);
  if (!isOver()) await emptyDrafts(deps, limit);
  if (!isOver()) await clearLooseDocuments(deps, limit);
  // Last: it fails for a content that cannot be removed.
  if (!isOver()) await clearFiles(deps, limit);
}
