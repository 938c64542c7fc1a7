/** Deleting a draft for a day, and restoring it within that day by the same link and a code. */
import { NEW_APPLICATION } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import { eventToWrite } from '../applications/events.ts';
import { readMasked } from '../applications/masked.ts';
import { closeMessagesAndKeys } from '../applications/removal.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import type { Session } from '../sessions/sessions.ts';
import { checkCode, type CodeDeps, type Judged } from './codes.ts';
import { endOfRestoring, parkDraft, unparkDraft } from './deleted.ts';
import { endHolds, holdByCode } from './holds.ts';
import { endCodes, type DraftDeps } from './links.ts';
import { callerOf, noteOpening, verifyNumber, type Standing } from './opening.ts';
import { oweDraftEmail } from './owed.ts';

interface ByCaller {
  applicationId: number;
  /** Session of the caller; null without one. */
  session: Pick<Session, 'id' | 'userId'> | null;
  now: Date;
}

/**
 * Deletes a draft, whose row is locked, for a day: from now on it is gone for everybody. The applicant is told by e-mail how to restore it;
 * nothing else that was to be sent about it leaves. Gives the end of that day.
 */
export async function deleteForADay(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, session, now }: ByCaller,
): Promise<Date> {
  const endsAt = endOfRestoring(now);
  await closeMessagesAndKeys(transaction, [applicationId], now);
  await endCodes(transaction, { applicationId, now });
  await endHolds(transaction, { applicationId, now });
  await transaction.deleteFrom('draft_presence').where('application_id', '=', applicationId).execute();
  await writeEvent(transaction, deps, { applicationId, session, now, kind: 'draft_deleted', status: 'withdrawn' });
  await parkDraft(transaction, { applicationId, deletedAt: now, endsAt });
  await oweDraftEmail(transaction, deps, { applicationId, template: 'draft_deleted', occasion: deps.ids.uuid() });
  return endsAt;
}

interface NewStatus extends ByCaller {
  kind: 'draft_deleted' | 'draft_restored';
  status: 'withdrawn' | 'draft';
}

async function writeEvent(
  transaction: Transaction<Tables>,
  { keys }: Pick<DraftDeps, 'keys'>,
  { applicationId, session, now, kind, status }: NewStatus,
): Promise<void> {
  const stored = await readMasked({ database: transaction, keys }, applicationId);
  if (!stored) return;
  const { application, revision } = stored;
  const event = eventToWrite(transaction, {
    applicationId,
    at: now,
    kind,
    sessionId: session?.id ?? null,
    userId: session?.userId ?? null,
    actingAs: submittingActor({ user: null, application, mode: NEW_APPLICATION }),
    revision,
    facts: { status },
  });
  await changeTogether(transaction, [event]);
}

/** Restores the draft if the code is right, and lets the session hold it, as one that has opened it. */
export function restoreDraft(
  deps: CodeDeps,
  standing: Standing,
  { code, now, isShared }: { code: string; now: Date; isShared: boolean },
): Promise<Judged> {
  const { applicationId, session } = standing;
  return checkCode(
    deps,
    { applicationId, purposes: ['restore'], code, by: callerOf(standing), now },
    async (transaction, right) => {
      await unparkDraft(transaction, { applicationId, now });
      await writeEvent(transaction, deps, { applicationId, session, now, kind: 'draft_restored', status: 'draft' });
      await verifyNumber(transaction, deps, { applicationId, right, now });
      await holdByCode(transaction, { sessionId: session.id, applicationId, now, isShared });
      await noteOpening(transaction, deps, { standing, now });
    },
  );
}
