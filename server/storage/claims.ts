/**
 * Claims on shared contents. Contents are shared by their hash, and stay as long as a row refers to them. A process that is about to refer
 * to a content claims it first, and releases the claim in the transaction that refers to it. Only a content without claims and references
 * is removed, with its row locked. So no row is ever without its content, and no content without its row in `files`, however the steps of
 * several processes interleave, and wherever a process ends in the middle.
 */
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { runEachSeparately } from '../clearing/batches.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { StorageUnavailable, type ReceivedFile } from './fileStore.ts';

export type FileDeps = Pick<ServerDeps, 'database' | 'files' | 'clock' | 'ids'>;

/** No content takes this long to be stored: the process that claimed it has ended. */
const CLAIM_MS = 20 * 60_000;

interface Claim {
  token: string;
  sha256: string;
}

/**
 * Stores the contents and refers to them: `refer` writes the rows that do, and its transaction releases the claims.
 * @throws StorageUnavailable, or the error of `refer`; nothing is referred to then, and contents that nobody else wants are removed
 */
export async function storeFiles<Result>(
  deps: FileDeps,
  received: readonly ReceivedFile[],
  refer: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const claims = await claim(deps, received);
  try {
    for (const file of received) await deps.files.keep(file);
    return await inTransaction(deps.database, async (transaction) => {
      const result = await refer(transaction);
      if ((await release(transaction, claims)) < claims.length) throw new StorageUnavailable('claim');
      return result;
    });
  } catch (error) {
    // The clearing job removes the rest once the claims are over.
    await giveUp(deps, claims).catch(() => undefined);
    throw error;
  }
}

/** Sorted by hash, so that two processes that claim several contents wait for each other in turn. */
async function claim({ database, clock, ids }: FileDeps, received: readonly ReceivedFile[]): Promise<Claim[]> {
  const sizes = new Map(received.map(({ sha256, size }) => [sha256, size] as const));
  if (sizes.size === 0) return [];
  const now = clock.now();
  const claimed_until = new Date(now.getTime() + CLAIM_MS);
  const files = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1));
  const claims = files.map(([sha256]) => ({ token: ids.uuid(), sha256 }));
  await database
    .with('kept', (query) =>
      query
        .insertInto('files')
        .values(files.map(([sha256, size]) => ({ sha256, size, created_at: now })))
        // Waits for a row that is being removed, and then inserts it anew.
        .onConflict((conflict) => conflict.column('sha256').doUpdateSet((row) => ({ size: row.ref('excluded.size') }))),
    )
    .insertInto('file_claims')
    .values(claims.map((each) => ({ ...each, claimed_until })))
    .execute();
  return claims;
}

/** Releases the claims; returns how many were still there. */
async function release(
  transaction: Pick<Transaction<Tables>, 'deleteFrom'>,
  claims: readonly Claim[],
): Promise<number> {
  if (claims.length === 0) return 0;
  const tokens = claims.map(({ token }) => token);
  const released = await transaction.deleteFrom('file_claims').where('token', 'in', tokens).executeTakeFirst();
  return Number(released.numDeletedRows);
}

async function giveUp(deps: FileDeps, claims: readonly Claim[]): Promise<void> {
  await release(deps.database, claims);
  for (const { sha256 } of claims) await removeUnreferenced(deps, sha256);
}

/** True if no claim and no row refers to the content. */
function isUnreferenced({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'files'>): Expression<SqlBool> {
  return and([
    not(exists(selectFrom('file_claims').select('token').whereRef('file_claims.sha256', '=', 'files.sha256'))),
    not(exists(selectFrom('documents').select('id').whereRef('documents.sha256', '=', 'files.sha256'))),
    not(exists(selectFrom('offer_files').select('id').whereRef('offer_files.sha256', '=', 'files.sha256'))),
    not(
      exists(
        selectFrom('record_files')
          .select('kind')
          .whereRef('record_files.sha256', '=', 'files.sha256')
          .where('kind', '=', 'pdf'),
      ),
    ),
  ]);
}

/**
 * Removes the content unless it is claimed or referred to; returns true if it was removed. A process that claims it meanwhile waits, and
 * stores it again.
 * @throws StorageUnavailable; the row stays then, for the clearing job
 */
export async function removeUnreferenced({ database, files, clock }: FileDeps, sha256: string): Promise<boolean> {
  const remove = async (transaction: Transaction<Tables>): Promise<boolean> => {
    const row = await transaction
      .selectFrom('files')
      .select('sha256')
      .where('sha256', '=', sha256)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    await transaction
      .deleteFrom('file_claims')
      .where('sha256', '=', sha256)
      .where('claimed_until', '<=', clock.now())
      .execute();
    // A statement of its own: it sees the rows that were written while this one waited for the lock.
    const removed = await transaction
      .deleteFrom('files')
      .where('sha256', '=', sha256)
      .where(isUnreferenced)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    // Before the row is gone for good: a content that cannot be removed keeps its row, and is tried again.
    await files.remove(sha256);
    return true;
  };
  // Safe twice: a process that stored the content again meanwhile claims it, or refers to it.
  return inTransaction(database, remove, { isSafeTwice: true });
}

/**
 * Removes contents without claims and references, looking for `limit` at once: the remains of a process that ended, or of a store that was
 * away. One that cannot be removed holds up no other.
 * @throws the first failure, after the others
 */
export async function removeOrphanedFiles(
  deps: FileDeps,
  limit: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  await deps.database.deleteFrom('file_claims').where('claimed_until', '<=', deps.clock.now()).execute();
  await runEachSeparately<string>(
    { limit, isOver },
    {
      due: async (failed, most) => {
        const rows = await deps.database
          .selectFrom('files')
          .select('sha256')
          .where(isUnreferenced)
          .$if(failed.length > 0, (query) => query.where('sha256', 'not in', failed))
          // Random, so that contents that cannot be removed do not come before the others for ever.
          .orderBy((builder) => builder.fn('random'))
          .limit(most)
          .execute();
        return rows.map(({ sha256 }) => sha256);
      },
      work: async (hash) => void (await removeUnreferenced(deps, hash)),
    },
  );
}
