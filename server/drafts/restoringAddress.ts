/** Undoes a change of a draft's e-mail address, for the owner of the former one who has given the code. */
import { restoreAddress } from '../commands/restoreAddress.ts';
import { runWithin, unlessRefused } from '../commands/runCommand.ts';
import { hashOfAddress } from './addresses.ts';
import { endUndos, type AddressUndo } from './addressUndo.ts';
import { checkCode, type CodeDeps, type GuessOutcome } from './codes.ts';
import { softDeleteDraft, undeleteDraft } from './deleted.ts';
import { resetGuesses } from './guesses.ts';
import type { CodeCaller } from './known.ts';
import { matchLinks } from './links.ts';
import { recordVerifiedMobile } from './numbers.ts';

interface Given {
  undo: AddressUndo;
  code: string;
  by: CodeCaller;
  now: Date;
}

/**
 * Lets the draft name its former address again if the code is right, and the number that the code went to. Every session that held the
 * draft, and every link to the other address, ends; nothing is opened. A draft that was deleted meanwhile stays deleted: the links to the
 * former address, which are valid again, restore it.
 */
export function undoAddressChange(deps: CodeDeps, { undo, code, by, now }: Given): Promise<GuessOutcome> {
  const { id: undoId, applicationId } = undo;
  return checkCode(
    deps,
    { applicationId, undoId, purposes: ['undo'], code, by, now },
    async (transaction, { number }) => {
      const deleted = await undeleteDraft(transaction, { applicationId, now });
      const { address, offerId, userId } = undo;
      const restored = await runWithin({ ...deps, database: transaction }, restoreAddress, {
        session: { id: by.sessionId, userId: by.userId },
        target: applicationId,
        input: { address, addressHash: hashOfAddress(deps, offerId, address), number, userId },
        now,
      });
      unlessRefused(restored);
      await recordVerifiedMobile(transaction, deps, { applicationId, mobile: number, now });
      await matchLinks(transaction, deps, { applicationId, email: undo.address, now });
      for (const table of ['draft_holds', 'draft_visits'] as const)
        await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
      await resetGuesses(transaction, applicationId);
      await endUndos(transaction, { undo, now });
      if (deleted) await softDeleteDraft(transaction, { applicationId, ...deleted });
    },
  );
}
