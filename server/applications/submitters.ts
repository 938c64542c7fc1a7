/** Submitter and approver of an application: written with the submission, read wherever the two must not be the same. */
import { createHmac } from 'node:crypto';
import {
  approvalFindings,
  type ApprovalFindings,
  type NotedSubmission,
  type SubmittedBy,
} from '#domain/application/decisions.ts';
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
  /** Null if nobody looked. */
  proven: ProvenContacts | null;
}

/** Returns the change that adds the submitter of this revision. */
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

/** Returns the hash of a network. It is keyed because networks are few enough to be guessed one after the other. */
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

/** Returns the last submitter of the application; null if that was before anybody noted it. */
export async function findSubmittedBy(database: Database, applicationId: number): Promise<SubmittedBy | null> {
  const row = await newestSubmitter(database, applicationId).executeTakeFirst();
  if (!row) return null;
  const userIds = [row.user_id, row.session_user_id].filter((id) => id !== null);
  return { sessionId: row.session_id, userIds, browserHash: row.browser_hash };
}

/** Returns true if the network of the call is that of the last submission; null if that is not known. */
export async function isSameNetwork(
  { database, keys }: { database: Database; keys: Pick<StoreKeys, 'hashKey'> },
  applicationId: number,
  network: string,
): Promise<boolean | null> {
  const row = await newestSubmitter(database, applicationId).executeTakeFirst();
  return row?.network_hash ? row.network_hash === networkHash(keys, network) : null;
}

/** Maximum of revisions that are read: more than are ever submitted of one application. */
const MOST_REVISIONS = 50;

/** Returns the issuer's findings about the application's approval; null if no investor has approved it. */
export async function findApprovalFindings(
  database: Database,
  applicationId: number,
): Promise<ApprovalFindings | null> {
  const rows = await database
    .selectFrom('submitters')
    .innerJoin('sessions', 'sessions.id', 'submitters.session_id')
    .select(['submitters.session_id', 'submitters.user_id', 'browser_hash', 'at', 'acted_as'])
    .select(['email_proven', 'mobile_proven', 'sessions.user_id as session_user_id'])
    .where('application_id', '=', applicationId)
    .orderBy('revision')
    .limit(MOST_REVISIONS)
    .execute();
  const index = rows.findIndex(({ acted_as }, at) => acted_as === 'adviser' && rows[at + 1]?.acted_as === 'investor');
  const [of, by] = index === -1 ? [] : rows.slice(index, index + 2);
  if (!of || !by) return null;
  const noted = (row: typeof of): NotedSubmission => ({
    sessionId: row.session_id,
    userIds: [row.user_id, row.session_user_id].filter((id) => id !== null),
    browserHash: row.browser_hash,
    at: row.at,
    emailProven: row.email_proven,
    mobileProven: row.mobile_proven,
  });
  const submitted = noted(of);
  const approved = noted(by);
  return approvalFindings({
    submitted,
    approved,
    isAdvisersBrowser: await hasSubmittedThere(database, submitted, approved.browserHash),
  });
}

/** Returns true if the session or account has submitted anything as an adviser in this browser. */
async function hasSubmittedThere(
  database: Database,
  { sessionId, userIds }: SubmittedBy,
  browserHash: string | null,
): Promise<boolean> {
  if (browserHash === null) return false;
  const row = await database
    .selectFrom('submitters')
    .select('revision')
    .where('browser_hash', '=', browserHash)
    .where('acted_as', '=', 'adviser')
    .where(({ or, eb }) =>
      or([eb('session_id', '=', sessionId), ...(userIds.length > 0 ? [eb('user_id', 'in', [...userIds])] : [])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the role of the person who submitted an application first: an investor who approved it later did not enter it. */
export async function findEnteredBy(database: Database, id: number): Promise<StatusActor> {
  const row = await database
    .selectFrom('submitters')
    .select('acted_as')
    .where('application_id', '=', id)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return row?.acted_as ?? 'investor';
}
