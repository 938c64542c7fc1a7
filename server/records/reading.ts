/** Reading of a submitted application without an account (2-SUB-06): a code to its mobile opens it for a session, for a while. */
import { noteRecordOpened } from '../commands/noteRecordOpened.ts';
import { runWithin } from '../commands/runCommand.ts';
import type { Caller } from '../budgets/caller.ts';
import type { Database } from '../database/database.ts';
import { runChanges } from '../database/together.ts';
import type { ServerDeps } from '../deps.ts';
import {
  checkCode,
  requestCode,
  waitOf,
  type CodeDeps,
  type GuessOutcome,
  type RequestedCode,
} from '../drafts/codes.ts';
import { readingToWrite } from '../drafts/holds.ts';
import { recordKnownCaller, type CodeCaller } from '../drafts/known.ts';
import { recordVerifiedMobile } from '../drafts/numbers.ts';
import { isRecordKey } from '../drafts/secrets.ts';
import type { Session } from '../sessions/sessions.ts';
import { claimSend } from '../sms/caps.ts';

export interface Reader {
  applicationId: number;
  session: Session;
  /** Hash of the browser's cookie; null without one. */
  browserHash: string | null;
  /** True for a caller with the key of the link in its e-mails, which proves as much as a followed link. */
  hasKey: boolean;
}

type Asking = Pick<Reader, 'applicationId' | 'session' | 'browserHash'>;

function callerOf({ session, browserHash }: Asking): CodeCaller {
  return { sessionId: session.id, userId: session.userId, browserHash };
}

/** Returns the moment from which the reader may continue after too many wrong codes of strangers; null if they may now. */
export function readerWaitsUntil({ database }: CodeDeps, reader: Reader, now: Date): Promise<Date | null> {
  return waitOf(database, { applicationId: reader.applicationId, by: callerOf(reader), now });
}

/** Returns the caller as a reader, by the key of the e-mails' link or as the session that submitted the application; null for any other. */
export async function findReader(deps: CodeDeps, asking: Asking, key: string): Promise<Reader | null> {
  const hasKey = isRecordKey(deps, asking.applicationId, key);
  return hasKey || (await hasSubmitted(deps.database, asking)) ? { ...asking, hasKey } : null;
}

async function hasSubmitted(database: Database, { applicationId, session }: Asking): Promise<boolean> {
  const row = await database
    .selectFrom('events')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('session_id', '=', session.id)
    .where('kind', 'in', ['submitted', 'approved'])
    .where('acting_as', '!=', 'issuer')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends a code to the application's mobile. A number that was never verified is counted for a caller without the key. */
export function sendReadingCode(
  deps: CodeDeps & Pick<ServerDeps, 'config'>,
  reader: Reader,
  { caller, now }: { caller: Caller; now: Date },
): Promise<RequestedCode> {
  const { applicationId, hasKey } = reader;
  return requestCode(
    {
      ...deps,
      claimSend: (transaction, send) =>
        claimSend(transaction, { ...send, caller: send.isVerified || hasKey ? null : caller }, deps),
    },
    { applicationId, purpose: 'read', by: callerOf(reader), now },
  );
}

/** Lets the session read the application if the code is right. */
export function readByCode(
  deps: CodeDeps,
  reader: Reader,
  { code, now }: { code: string; now: Date },
): Promise<GuessOutcome> {
  const { applicationId, session, browserHash } = reader;
  const guess = { applicationId, purposes: ['read'], code, by: callerOf(reader), now } as const;
  return checkCode(deps, guess, async (transaction, { number }) => {
    await runWithin({ ...deps, database: transaction }, noteRecordOpened, {
      session,
      target: applicationId,
      input: null,
      now,
    });
    const reading = readingToWrite(transaction, { sessionId: session.id, applicationId, now });
    await runChanges(transaction, [reading]);
    // The application's own messages are counted apart from those that strangers request.
    await recordVerifiedMobile(transaction, deps, { applicationId, mobile: number, now });
    await recordKnownCaller(transaction, { applicationId, sessionId: session.id, browserHash, now });
  });
}
