/** Who submitted an application, and who approved it: written with the submission, read wherever the two must not be the same. */
import { createHmac } from 'node:crypto';
import type { SubmittedBy } from '#domain/decisions.ts';
import type { StatusActor } from '#domain/statuses.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import type { ProvenContacts } from './provenContacts.ts';

export interface NewSubmitter {
  applicationId: number;
  revision: number;
  at: Date;
  actedAs: StatusActor;
  session: CallerSession;
  investorsHash: string | null;
  /** Null: nobody looked. */
  proven: ProvenContacts | null;
}

/** What adds who submitted this revision. */
export function submitterToWrite(
  database: Kysely<Tables>,
  { keys }: { keys: Pick<StoreKeys, 'hashKey'> },
  { applicationId, revision, at, actedAs, session, investorsHash, proven }: NewSubmitter,
): Change {
  return database.insertInto('submitters').values({
    application_id: applicationId,
    revision,
    at,
    acted_as: actedAs,
    session_id: session.id,
    user_id: session.userId,
    browser_hash: session.browserHash,
    network_hash: networkHash(keys, session.network),
    investors_hash: investorsHash,
    email_proven: proven?.email ?? null,
    mobile_proven: proven?.mobile ?? null,
  });
}

/** Keyed: networks are few enough to be guessed one after the other. */
export function networkHash({ hashKey }: Pick<StoreKeys, 'hashKey'>, network: string): string {
  return createHmac('sha256', hashKey).update(`network ${network}`).digest('hex');
}

function newestSubmitter(database: Database, applicationId: number) {
  return database
    .selectFrom('submitters')
    .innerJoin('sessions', 'sessions.id', 'submitters.session_id')
    .select(['submitters.session_id', 'submitters.user_id', 'browser_hash', 'network_hash'])
    .select('sessions.user_id as session_user_id')
    .where('application_id', '=', applicationId)
    .orderBy('revision', 'desc')
    .limit(1);
}

/** Who submitted the application last; null where that was before anybody noted it. */
export async function findSubmittedBy(database: Database, applicationId: number): Promise<SubmittedBy | null> {
  const row = await newestSubmitter(database, applicationId).executeTakeFirst();
  if (!row) return null;
  const userIds = [row.user_id, row.session_user_id].filter((id) => id !== null);
  return { sessionId: row.session_id, userIds, browserHash: row.browser_hash };
}

/** Whether the network of the call is that of the last submission; null where that is not known. */
export async function isSameNetwork(
  { database, keys }: { database: Database; keys: Pick<StoreKeys, 'hashKey'> },
  applicationId: number,
  network: string,
): Promise<boolean | null> {
  const row = await newestSubmitter(database, applicationId).executeTakeFirst();
  return row?.network_hash ? row.network_hash === networkHash(keys, network) : null;
}
