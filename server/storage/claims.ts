/**
 * Contents are shared by their hash, so they come and go by who refers to them. Whoever is about to refer to one claims it first, and
 * gives the claim back in the transaction that refers to it; only what nobody claims or refers to is removed, with its row locked. So
 * no row is ever without its content, and no content without its row in `files`, however these steps fall between each other, and
 * wherever a process ends in the middle.
 */
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { eachApart } from '../clearing/apart.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { StorageUnavailable, type ReceivedFile } from './fileStore.ts';

export type FileDeps = Pick<ServerDeps, 'database' | 'files' | 'clock' | 'ids'>;

/** No content takes this long to be stored: whoever claimed it has ended. */
const CLAIM_MS = 20 * 60_000;

interface Claim {
  token: string;
  sha256: string;
}

/**
 * Keeps the contents and refers to them: `refer` writes the rows that do, and its transaction gives the claims back.
 * @throws StorageUnavailable, or what `refer` throws; nothing is referred to then, and what nobody else wants goes
 */
export async function keepFiles<Result>(
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
    // What this does not reach, the clearing job does once the claims are over.
    await giveUp(deps, claims).catch(() => undefined);
    throw error;
  }
}

/** In the order of the hashes, so that two who claim several wait for each other in turn. */
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
        // A row that is being removed is waited for; it comes anew then.
        .onConflict((conflict) => conflict.column('sha256').doUpdateSet((row) => ({ size: row.ref('excluded.size') }))),
    )
    .insertInto('file_claims')
    .values(claims.map((each) => ({ ...each, claimed_until })))
    .execute();
  return claims;
}

/** Gives the claims back; gives how many were still there. */
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

/** Nobody claims the content or refers to it. */
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
 * Removes the content unless somebody claims it or refers to it; tells whether it did. Whoever claims it meanwhile waits, and stores it
 * again.
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
    // A statement of its own: it sees what was written while the lock was waited for.
    const removed = await transaction
      .deleteFrom('files')
      .where('sha256', '=', sha256)
      .where(isUnreferenced)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    // Before the row is gone for good: a content that cannot be removed keeps it, and is tried again.
    await files.remove(sha256);
    return true;
  };
  // Whoever stored it again meanwhile claims it, or refers to it.
  return inTransaction(database, remove, { isSafeTwice: true });
}

/**
 * Removes contents that nobody claims or refers to, `limit` looked for at once: what an ended process, or a store that was away, left. One
 * that cannot be removed holds up no other.
 * @throws the first failure, after the others
 */
export async function clearFiles(deps: FileDeps, limit: number, isOver: () => boolean = () => false): Promise<void> {
  await deps.database.deleteFrom('file_claims').where('claimed_until', '<=', deps.clock.now()).execute();
  await eachApart<string>(
    { limit, isOver },
    {
      due: async (failed, most) => {
        const rows = await deps.database
          .selectFrom('files')
          .select('sha256')
          .where(isUnreferenced)
          .$if(failed.length > 0, (query) => query.where('sha256', 'not in', failed))
          // Those that cannot be removed do not stand before the others for ever.
          .orderBy((builder) => builder.fn('random'))
          .limit(most)
          .execute();
        return rows.map(({ sha256 }) => sha256);
      },
      work: async (hash) => void (await removeUnreferenced(deps, hash)),
    },
  );
}
