/** Job that lists applications whose facts are missing or outdated: those of an earlier release, and of an offer that was imported anew. */
import { LISTED_VERSION } from '#domain/application/listedFacts.ts';
import { lockRow } from '../commands/rows.ts';
import type { Database } from '../database/database.ts';
import { runChanges } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { findOfferById } from '../offers/offers.ts';
import { listingToWrite } from './listing.ts';
import { readStored } from './stored.ts';
import { findEnteredBy } from './submitters.ts';

/** Rows that the job selects at once. */
const BATCH = 100;

/**
 * Selects applications that the issuer has received, and whose facts are missing, of an earlier version, or read before the offer's file
 * was imported: it may ask for other documents, or have another minimum.
 */
function outdated(database: Database) {
  return database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .leftJoin('listed_applications', 'application_id', 'applications.id')
    .select('applications.id')
    .where('reached_at', 'is not', null)
    .where('emptied_at', 'is', null)
    .where(({ eb, or, ref }) =>
      or([
        eb('version', 'is', null),
        eb('version', '<', LISTED_VERSION),
        eb('read_at', '<', ref('offers.imported_at')),
      ]),
    );
}

type ListDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock'>;

/**
 * Lists the applications whose facts are missing or outdated. One that cannot be read holds up no other.
 * @throws the first failure, after the others
 */
export async function listOutdated(deps: ListDeps, isOver: () => boolean): Promise<void> {
  const failures: unknown[] = [];
  let last = 0;
  for (;;) {
    const due = await outdated(deps.database)
      .where('applications.id', '>', last)
      .orderBy('applications.id')
      .limit(BATCH)
      .execute();
    for (const { id } of due) {
      if (isOver()) return;
      await list(deps, id).catch((failure: unknown) => failures.push(failure));
    }
    const next = due.at(-1);
    if (next === undefined) break;
    last = next.id;
  }
  if (failures.length > 0) throw failures[0];
}

/** Lists one application, locked: no edit changes it meanwhile. */
async function list({ database, keys, clock }: ListDeps, id: number): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      await lockRow(transaction, id);
      // Another process may have listed it, or emptied it.
      const isDue = await outdated(transaction).where('applications.id', '=', id).executeTakeFirst();
      const stored = isDue && (await readStored({ database: transaction, keys }, id));
      const found = stored && (await findOfferById(transaction, clock, stored.offerId));
      if (!stored?.submittedAt || !found) return;
      const { submittedAt } = stored;
      const enteredBy = await findEnteredBy(transaction, id);
      const listing = { ...stored, submittedAt, offer: found.offer, enteredBy, now: clock.now() };
      await runChanges(transaction, listingToWrite(transaction, { keys }, listing));
    },
    { isSafeTwice: true },
  );
}
