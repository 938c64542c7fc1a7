/** Moves the application that a page continues from a visitor's session to the account that logs in there. */
import type { Transaction } from 'kysely';
import { claimDraft } from '../commands/claimDraft.ts';
import type { CommandDeps } from '../deps.ts';
import { runWithin } from '../commands/runCommand.ts';
import { runChanges, type Change } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import { moveDocumentsToWrite } from '../documents/ties.ts';
import { heldApplicationIds, moveVisit } from '../drafts/holds.ts';
import type { Actor } from '../sessions/sessions.ts';

/** Open application of the page, as a log-in names it. */
export interface OpenFile {
  /** Client's key of the file. */
  fileKey: string;
  /** Saved draft that the file stands for; null before its first save. */
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
export async function carryOver(
  transaction: Transaction<Tables>,
  deps: CommandDeps,
  { file, ...move }: Move & { file: OpenFile },
): Promise<void> {
  const drafts = await moveDrafts(transaction, file, move);
  const { fileKey, applicationId } = file;
  await runChanges(transaction, [
    moveDocumentsToWrite(transaction, { ...move, fileKey, applicationIds: drafts.map(({ id }) => id) }),
    moveRepliesToWrite(transaction, fileKey, move),
  ]);
  const session = { id: move.to, userId: move.actor.userId, actingAs: move.actor.actingAs };
  for (const { id } of drafts)
    await runWithin({ ...deps, database: transaction }, claimDraft, {
      session,
      target: id,
      input: null,
      now: move.now,
    });
  if (applicationId !== null) await moveVisit(transaction, { ...move, applicationId });
}

/** Moves the drafts of the file. A saved one moves while the session holds it; after that every account is asked for its code. */
function moveDrafts(
  transaction: Transaction<Tables>,
  { fileKey, applicationId }: OpenFile,
  { from, to, actor, now }: Move,
): Promise<{ id: number }[]> {
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
      or([eb('saved_at', 'is', null), eb('id', 'in', heldApplicationIds(transaction, { sessionId: from, now }))]),
    )
    .returning('id')
    .execute();
}

/** Moves the saved replies: the page may still ask for the outcome of a submission whose response it did not get. */
function moveRepliesToWrite(transaction: Transaction<Tables>, fileKey: string, { from, to }: Move): Change {
  return transaction
    .updateTable('idempotency_keys')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .where('application_id', 'in', (builder) =>
      builder.selectFrom('applications').select('applications.id').where('applications.file_key', '=', fileKey),
    );
}
