/** Reading a submitted application without an account (2-SUB-06): a code that goes to its mobile opens it for a session, for a while. */
import { timingSafeEqual } from 'node:crypto';
import { eventToWrite } from '../applications/events.ts';
import type { Database } from '../database/database.ts';
import { changeTogether } from '../database/together.ts';
import {
  checkCode,
  requestCode,
  waitOf,
  type ClaimSend,
  type CodeDeps,
  type Judged,
  type RequestedCode,
} from '../drafts/codes.ts';
import { readingToWrite } from '../drafts/holds.ts';
import { noteKnown, type CodeCaller } from '../drafts/known.ts';
import { deriveRecordKey } from '../drafts/secrets.ts';
import type { Session } from '../sessions/sessions.ts';

export interface Reader {
  applicationId: number;
  session: Session;
  /** Hash of the browser's cookie; null without one. */
  browserHash: string | null;
}

function callerOf({ session, browserHash }: Reader): CodeCaller {
  return { sessionId: session.id, userId: session.userId, browserHash };
}

/** When the reader may go on after too many wrong codes of strangers; null: now. */
export function readerWaitsUntil({ database }: CodeDeps, reader: Reader, now: Date): Promise<Date | null> {
  return waitOf(database, { applicationId: reader.applicationId, by: callerOf(reader), now });
}

/** Whether a code may be asked for: with the key of the e-mails' link, or in the session that submitted the application. */
export async function mayAskForCode(
  deps: CodeDeps,
  { applicationId, session }: Omit<Reader, 'browserHash'>,
  key: string,
): Promise<boolean> {
  const expected = Buffer.from(deriveRecordKey(deps, applicationId));
  const given = Buffer.from(key);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return true;
  return hasSubmitted(deps.database, { applicationId, session });
}

async function hasSubmitted(
  database: Database,
  { applicationId, session }: Omit<Reader, 'browserHash'>,
): Promise<boolean> {
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

/** Sends a code to the application's mobile. */
export function sendReadingCode(
  deps: CodeDeps & { claimSend: ClaimSend },
  reader: Reader,
  now: Date,
): Promise<RequestedCode> {
  const { applicationId } = reader;
  return requestCode(deps, { applicationId, purpose: 'read', by: callerOf(reader), now });
}

/** Lets the session read the application if the code is right. */
export function readByCode(
  deps: CodeDeps,
  reader: Reader,
  { code, now }: { code: string; now: Date },
): Promise<Judged> {
  const { applicationId, session, browserHash } = reader;
  const guess = { applicationId, purposes: ['read'], code, by: callerOf(reader), now } as const;
  return checkCode(deps, guess, async (transaction) => {
    const { revision, status } = await transaction
      .selectFrom('applications')
      .select(['revision', 'status'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const event = eventToWrite(transaction, {
      applicationId,
      at: now,
      kind: 'record_opened',
      sessionId: session.id,
      userId: session.userId,
      actingAs: 'investor',
      revision,
      facts: { status },
    });
    const reading = readingToWrite(transaction, { sessionId: session.id, applicationId, now });
    await changeTogether(transaction, [event, reading]);
    await noteKnown(transaction, { applicationId, sessionId: session.id, browserHash, now });
  });
}
