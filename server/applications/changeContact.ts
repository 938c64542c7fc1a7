/** Changes contact details of an application that opens by a code, without its page: by the issuer's staff, or by an undo. */
import type { Application } from '#domain/application.ts';
import type { OpenStatus, StatusActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { Session } from '../sessions/sessions.ts';
import { answersToWrite, readStandingRows } from './answers.ts';
import { eventToWrite } from './events.ts';
import { readToChange } from './keptNumbers.ts';
import { changeDraft } from './repository.ts';

interface ContactChange {
  applicationId: number;
  change: (application: Application) => Application;
  /** Entry in the history. */
  event: {
    kind: string;
    actingAs: StatusActor;
    session: Pick<Session, 'id' | 'userId'>;
    status: OpenStatus;
  };
}

/** Writes the changed answers of a locked application under a new revision, with the event. */
export async function changeContact(
  transaction: Transaction<Tables>,
  { keys, ids, clock }: { keys: StoreKeys; ids: Ids; clock: Clock },
  { applicationId, change, event: { kind, actingAs, session, status } }: ContactChange,
): Promise<void> {
  const row = await changeDraft(transaction, { id: applicationId, revision: null, from: status }, { userId: null });
  if (row === null) throw new Error('A draft that is locked was gone.');
  const application = change((await readToChange({ database: transaction, keys }, applicationId)) ?? {});
  const standing = await readStandingRows(transaction, applicationId);
  const answers = await answersToWrite(transaction, applicationId, { application, ids, keys, standing });
  const event = eventToWrite(transaction, {
    applicationId,
    at: clock.now(),
    kind,
    sessionId: session.id,
    userId: session.userId,
    actingAs,
    revision: row.revision,
    facts: { status },
  });
  await changeTogether(transaction, [...answers.changes, event]);
}
