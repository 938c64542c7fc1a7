/** Moves the application that a page goes on with from a visitor's session to the account that logs in there. */
import type { Transaction } from 'kysely';
import { changeTogether, type Change } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import { moveDocumentsToWrite } from '../documents/ties.ts';
import { heldBy, moveVisit } from '../drafts/holds.ts';
import type { Actor } from '../sessions/sessions.ts';
import { eventToWrite } from './events.ts';

/** The page's open application, as a log-in names it. */
export interface OpenFile {
  /** The client's key of the file. */
  fileKey: string;
  /** The saved draft that the file stands for; null before its first save. */
  applicationId: number | null;
}

interface Move {
  /** Ids of the visitor's session and of the account's. */
  from: string;
  to: string;
  actor: Actor;
  now: Date;
}

/**
 * Moves the draft of this file, its documents and the saved replies to its calls. Everything else stays with the visitor's session,
 * submitted applications included: an earlier visitor may have left it there.
 */
export async function carryOver(transaction: Transaction<Tables>, file: OpenFile, move: Move): Promise<void> {
  const drafts = await moveDrafts(transaction, file, move);
  const { fileKey, applicationId } = file;
  await changeTogether(transaction, [
    moveDocumentsToWrite(transaction, { ...move, fileKey, applicationIds: drafts.map(({ id }) => id) }),
    moveRepliesToWrite(transaction, fileKey, move),
    ...drafts.map((draft) => claimToWrite(transaction, draft, move)),
  ]);
  if (applicationId !== null) await moveVisit(transaction, { ...move, applicationId });
}

interface MovedDraft {
  id: number;
  revision: number;
}

/** A saved draft moves while the session holds it; after that every account is asked for its code. */
function moveDrafts(
  transaction: Transaction<Tables>,
  { fileKey, applicationId }: OpenFile,
  { from, to, actor, now }: Move,
): Promise<MovedDraft[]> {
  const owner = actor.actingAs === 'issuer' ? null : actor.userId;
  return transaction
    .updateTable('applications')
    .set(({ fn, val }) => ({ session_id: to, user_id: fn.coalesce('user_id', val(owner)) }))
    .where('session_id', '=', from)
    .where('status', '=', 'draft')
    .where(({ or, eb }) =>
      or([eb('file_key', '=', fileKey), ...(applicationId === null ? [] : [eb('id', '=', applicationId)])]),
    )
    .where(({ or, eb }) =>
      or([eb('saved_at', 'is', null), eb('id', 'in', heldBy(transaction, { sessionId: from, now }))]),
    )
    .returning(['id', 'revision'])
    .execute();
}

/** The page may still ask what became of a submission whose answer it did not get. */
function moveRepliesToWrite(transaction: Transaction<Tables>, fileKey: string, { from, to }: Move): Change {
  return transaction
    .updateTable('idempotency_keys')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .where('application_id', 'in', (builder) =>
      builder.selectFrom('applications').select('applications.id').where('applications.file_key', '=', fileKey),
    );
}

function claimToWrite(transaction: Transaction<Tables>, { id, revision }: MovedDraft, move: Move): Change {
  const { actingAs, userId } = move.actor;
  return eventToWrite(transaction, {
    applicationId: id,
    at: move.now,
    kind: 'draft_claimed',
    sessionId: move.to,
    userId,
    actingAs: actingAs === 'advisor' ? 'adviser' : actingAs,
    revision,
    facts: { status: 'draft' },
  });
}
