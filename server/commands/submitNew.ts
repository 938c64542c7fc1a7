/** Submits an application that has no row yet: its row and all that the decision asks for are one statement, without a transaction. */
import { customerReference } from '#domain/money/crn.ts';
import { keyedInOneStatement } from '../applications/idempotency.ts';
import { ownerOf } from '../applications/owner.ts';
import { newReference, withFreeReference } from '../applications/reference.ts';
import { describeSubmission, type SubmissionDecisions } from '../applications/submissionRecord.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { CheckedSubmission } from '../applications/checkedSubmission.ts';
import { reserveId, writeNew } from '../applications/writeNew.ts';
import type { ServerDeps } from '../deps.ts';
import { decideSubmission, readSubmissionFacts } from './submit.ts';
import { changedColumns } from './rows.ts';
import { decisionToWrite, documentGone, tieOf } from './writing.ts';

interface NewSubmission {
  checked: CheckedSubmission;
  decided: SubmissionDecisions;
  /** Claim of the budgets, which runs while the application is described. Nothing is written before it is settled. */
  claimed: Promise<void>;
}

/**
 * @throws Refusal as `claimed` does, 400 when one of its documents was removed meanwhile, and as `findSavedReply` for a key that another
 *   call uses
 */
export async function submitNew(deps: ServerDeps, submission: NewSubmission): Promise<SubmissionReply> {
  // A claim may be refused when nothing awaits it any more, as after an application that cannot be described.
  const settled = submission.claimed.catch(() => undefined);
  try {
    return await keyedInOneStatement(deps.database, submission.checked.keyed, () => write(deps, submission));
  } finally {
    // No claim goes on after its call is answered.
    await settled;
  }
}

async function write(deps: ServerDeps, { checked, decided, claimed }: NewSubmission): Promise<SubmissionReply> {
  const { database, ids } = deps;
  const { session, user, offer, fileKey, keyed } = checked;
  const { now } = decided;
  const id = await reserveId(database);
  const facts = await readSubmissionFacts(database, deps, { checked, decided });
  const bpayReference = customerReference(offer.biller, { offerId: offer.id, applicationId: id });
  const revision = 1;
  return withFreeReference(
    () => newReference(offer.href, ids),
    async (reference) => {
      const row = { id, reference, bpayReference, revision };
      const record = await describeSubmission(deps, { submission: checked, begun: decided, row });
      const input = { checked, decided, record, bpayReference };
      const decision = decideSubmission({ session, now, input, facts, newId: () => ids.uuid() });
      const { reply, changes = {}, documents } = decision;
      const keyedReply = { keyed, reply };
      const tie = tieOf(database, id, documents);
      const toWrite = await decisionToWrite(database, deps, {
        id,
        revision,
        session,
        now,
        decision,
        standing: null,
        keyedReply,
      });
      await claimed;
      const outcome = await writeNew(database, {
        row: {
          id,
          reference,
          offer_id: offer.id,
          session_id: session.id,
          file_key: fileKey,
          created_at: now,
          status: decided.status,
          ...changedColumns({ ...changes, userId: ownerOf(user) }),
        },
        changes: toWrite,
        tie: tie && { change: tie, documents: documents?.ids.length ?? 0 },
      });
      if (outcome === 'document_gone') throw documentGone();
      return outcome === 'written' ? reply : null;
    },
  );
}
