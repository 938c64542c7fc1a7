/** Restores a draft that was deleted for a day, by the same link and a code. */
import { noteDraftOpened } from '../commands/noteDraftOpened.ts';
import { restoreDraft as restore } from '../commands/restoreDraft.ts';
import { runWithin } from '../commands/runCommand.ts';
import { checkCode, type CodeDeps, type GuessOutcome } from './codes.ts';
import { holdByCode } from './holds.ts';
import { callerOf, verifyNumber, type Standing } from './opening.ts';

/** Restores the draft if the code is right, and lets the session hold it, like one that has opened it. */
export function restoreDraft(
  deps: CodeDeps,
  standing: Standing,
  { code, now, isShared }: { code: string; now: Date; isShared: boolean },
): Promise<GuessOutcome> {
  const { applicationId, session } = standing;
  return checkCode(
    deps,
    { applicationId, purposes: ['restore'], code, by: callerOf(standing), now },
    async (transaction, right) => {
      const call = { session, target: applicationId, input: null, now };
      await runWithin({ ...deps, database: transaction }, restore, call);
      await verifyNumber(transaction, deps, { applicationId, right, now });
      await holdByCode(transaction, { sessionId: session.id, applicationId, now, isShared });
      await runWithin({ ...deps, database: transaction }, noteDraftOpened, call);
    },
  );
}
