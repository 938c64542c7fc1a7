/**
 * Links sent again to an applicant or an investor who has lost the e-mail: the same links, in one e-mail for all drafts of the address.
 * Anybody may ask, so that a request ends nothing and makes no more e-mails than one person needs. The caller does not learn if there is a
 * draft: the call makes the same few statements for every address, and a job looks afterwards (as for a log-in, counted in the database
 * before anything is looked up).
 */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { addJob } from '../jobs/queue.ts';
import type { Work } from '../jobs/work.ts';
import { MAILS_A_DAY } from '../outbox/mailLimit.ts';
import { countAttempt } from '../users/loginLimits.ts';
import { findDraftsToList, hashOfAddress } from './addresses.ts';
import { addressHash as addressHashOf, findGoodLink, issueLink, type DraftDeps } from './links.ts';
import { readDraftContacts } from './numbers.ts';
import { enqueueDraftEmail } from './enqueue.ts';
import { hashAtOffer } from './secrets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Requests from one network within a quarter of an hour: offices share one. */
const PER_NETWORK = 40;
/** Requests for one address within a quarter of an hour, from everywhere: more than the pause of its drafts lets through. */
const PER_ADDRESS = 5;
/** Pause between two e-mails to one address. */
const PAUSE = 5 * MINUTE;
/** Time below which a link that ends gets another one beside it. */
const LASTING = 7 * DAY;

interface Asked {
  offerId: number;
  /** Address as it was typed. */
  address: string;
  /** Network that the call comes from. */
  network: string;
}

/**
 * Enqueues a look for drafts of this address, even if there are none. A request too many for one address starts no look: its link has just
 * left. Returns false if the network has asked too often, for any addresses.
 */
export async function requestLink(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  { offerId, address, network }: Asked,
): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock.now();
  const hashOf = (value: string): string => hashAtOffer(deps, { offerId, value });
  if ((await countAttempt(database, hashOf(`network ${network}`), now)) > PER_NETWORK) return false;
  const addressHash = hashOfAddress(deps, offerId, address);
  if (addressHash === null || (await countAttempt(database, hashOf(`asked ${addressHash}`), now)) > PER_ADDRESS)
    return true;
  const payload = { offer_id: offerId, address_hash: addressHash };
  await addJob(database, { kind: 'resend_link', key: deps.ids.uuid(), payload }, deps);
  return true;
}

/** Runs the job: enqueues one e-mail with the links of the drafts that the address has at the offer. A repeat enqueues none twice. */
export async function resendLinks({ deps, job }: Work): Promise<null> {
  const { address_hash: addressHash } = job.payload;
  if (typeof addressHash !== 'string') return null;
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    // Requests for one address wait for each other; the lock goes with the transaction.
    await sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`.execute(transaction);
    if (await mayHaveAnother(transaction, { addressHash, now }))
      await oweList(transaction, deps, { addressHash, occasion: job.key, now });
  });
  return null;
}

interface OfAddress {
  addressHash: string;
  now: Date;
}

/** Returns true if another e-mail may leave: not while one waits to leave, not within five minutes of the last one, and ten in a day. */
async function mayHaveAnother(transaction: Transaction<Tables>, { addressHash, now }: OfAddress): Promise<boolean> {
  const made = await transaction
    .selectFrom('outbox')
    .innerJoin('applications', 'applications.id', 'outbox.application_id')
    .select(['outbox.created_at', 'outbox.status'])
    .where('applications.address_hash', '=', addressHash)
    .where('outbox.template', '=', 'links_again')
    .where('outbox.created_at', '>', new Date(now.getTime() - DAY))
    .orderBy('outbox.created_at', 'desc')
    .limit(MAILS_A_DAY)
    .execute();
  const [last] = made;
  return !last || (made.length < MAILS_A_DAY && last.status !== 'waiting' && !isRecent(last.created_at, now));
}

function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < PAUSE;
}

/** Enqueues the e-mail, which names the first of the applications; `listed_in` of their links says which it lists. */
async function oweList(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { addressHash, occasion, now }: OfAddress & { occasion: string },
): Promise<void> {
  const listed: number[] = [];
  for (const applicationId of await findDraftsToList(transaction, addressHash)) {
    if (await listLink(transaction, deps, { applicationId, addressHash, occasion, now })) listed.push(applicationId);
  }
  const [applicationId] = listed;
  if (applicationId !== undefined)
    await enqueueDraftEmail(transaction, deps, { applicationId, template: 'links_again', occasion });
}

/** Notes that the e-mail lists the link of an application: the one it has, or another beside one that ends soon. */
async function listLink(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, addressHash, occasion, now }: OfAddress & { applicationId: number; occasion: string },
): Promise<boolean> {
  const reach = await readDraftContacts({ database: transaction, keys: deps.keys }, applicationId);
  // The application was saved with another address meanwhile.
  if (!reach || hashOfAddress(deps, reach.offerId, reach.email) !== addressHash) return false;
  const good = await findGoodLink(transaction, { applicationId, now });
  const isLasting =
    good?.address_hash === addressHashOf(deps, applicationId, reach.email) &&
    good.expires_at.getTime() - now.getTime() >= LASTING;
  const id = isLasting ? good.id : await issueLink(transaction, deps, { applicationId, now });
  await transaction
    .updateTable('draft_links')
    .set({ listed_in: occasion, listed_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}
