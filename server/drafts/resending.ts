/**
 * A link sent again to whoever has lost theirs. Who asks learns nothing of whether there is a draft: the answer makes the same few
 * statements for every address, and a job looks afterwards (as for a log-in, counted in the database before anything is looked up).
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { addJob } from '../jobs/queue.ts';
import type { Work } from '../jobs/work.ts';
import { MAILS_A_DAY } from '../outbox/mailLimit.ts';
import { countTry } from '../users/loginLimits.ts';
import { findDraftsAt, hashOfAddress } from './addresses.ts';
import { moveHolds } from './holds.ts';
import { findGoodLink, lockDraft, type DraftDeps } from './links.ts';
import { readReach } from './numbers.ts';
import { oweLink } from './owed.ts';
import { hashAtOffer } from './secrets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** From one network within a quarter of an hour: offices share one. */
const PER_NETWORK = 40;
/** Of one address within a quarter of an hour, from everywhere: more than the pause of its drafts lets through. */
const PER_ADDRESS = 5;
/** Drafts of one address that get a link at once, those saved last. */
const DRAFTS_AT_ONCE = 3;
/** Of one draft, between two links. */
const PAUSE = 5 * MINUTE;

interface Asked {
  offerId: number;
  /** As it was typed. */
  address: string;
  /** Where the call comes from. */
  network: string;
}

/**
 * Owes a look for drafts of this address, whether there are any or not. What is asked too often for one address is not looked for again:
 * its link has just left. False where the network has asked too often, for whichever addresses.
 */
export async function askForLink(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  { offerId, address, network }: Asked,
): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock.now();
  const hashOf = (value: string): string => hashAtOffer(deps, { offerId, value });
  if ((await countTry(database, hashOf(`network ${network}`), now)) > PER_NETWORK) return false;
  const addressHash = hashOfAddress(deps, offerId, address);
  if (addressHash === null || (await countTry(database, hashOf(`asked ${addressHash}`), now)) > PER_ADDRESS)
    return true;
  const payload = { offer_id: offerId, address_hash: addressHash };
  await addJob(database, { kind: 'resend_link', key: deps.ids.uuid(), payload }, deps);
  return true;
}

/** The job: owes a new link of each draft that the address has at the offer. Done again, it owes none twice. */
export async function resendLinks({ deps, job }: Work): Promise<null> {
  const { address_hash: addressHash } = job.payload;
  if (typeof addressHash !== 'string') return null;
  for (const applicationId of await findDraftsAt(deps.database, addressHash, DRAFTS_AT_ONCE)) {
    const now = deps.clock.now();
    await inTransaction(deps.database, (transaction) => resend(transaction, deps, { applicationId, addressHash, now }));
  }
  return null;
}

/**
 * Whoever holds the draft meanwhile goes on holding it, since anybody may ask for a link; and a link that is under way still is not voided
 * over and over by who knows no more than the address.
 */
async function resend(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, addressHash, now }: { applicationId: number; addressHash: string; now: Date },
): Promise<void> {
  if (!(await lockDraft(transaction, applicationId))) return;
  const reach = await readReach({ database: transaction, keys: deps.keys }, applicationId);
  // It was saved with another address meanwhile.
  if (!reach || hashOfAddress(deps, reach.offerId, reach.email) !== addressHash) return;
  if (!(await mayHaveAnother(transaction, { applicationId, now }))) return;
  const former = await findGoodLink(transaction, { applicationId, now });
  const link = await oweLink(transaction, deps, { applicationId, now });
  if (former) await moveHolds(transaction, { applicationId, from: former.id, to: link });
}

/** Not within five minutes of the last one, and no more in a day than e-mails leave for an address. */
async function mayHaveAnother(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<boolean> {
  const made = await transaction
    .selectFrom('draft_links')
    .select('created_at')
    .where('application_id', '=', applicationId)
    .where('created_at', '>', new Date(now.getTime() - DAY))
    .orderBy('created_at', 'desc')
    .limit(MAILS_A_DAY)
    .execute();
  const last = made[0]?.created_at.getTime() ?? 0;
  return made.length < MAILS_A_DAY && now.getTime() - last >= PAUSE;
}
