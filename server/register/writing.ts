/** Writes a batch of holdings into the register, in the transaction of their import. */
import { sql, type Transaction } from 'kysely';
import type { UserAccess } from '#domain/model/holders.ts';
import type { Tables } from '../database/tables.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { accountHash, holdingHash } from './holderNumbers.ts';
import type { Holding } from './holdingRow.ts';
import { sealHolder, sealSubregister } from './rows.ts';
import { wordsOf } from '#domain/formats/words.ts';

export interface PlacedHolding extends Holding {
  /** Place in the file, such as `line 7`. */
  place: string;
  issuerId: number;
}

export interface Import {
  database: Transaction<Tables>;
  keys: StoreKeys;
  /** Marks the rows that this import has written. */
  id: string;
  now: Date;
  /** Called with each problem that only the rows together show. */
  onProblem: (place: string, problem: string) => void;
}

/** Most rows that one statement writes: each has up to 14 parameters. */
export const BATCH = 400;

/** Writes up to `BATCH` holdings; returns how many holders and sub-registers this import names for the first time. */
export async function writeHoldings(
  run: Import,
  holdings: readonly PlacedHolding[],
): Promise<{ holders: number; holdings: number }> {
  if (holdings.length === 0) return { holders: 0, holdings: 0 };
  const rows = holdings.map((holding) => ({
    ...holding,
    hash: accountHash(run.keys, { issuerId: holding.issuerId, number: holding.account_id }),
  }));
  const { ids, begun } = await writeHolders(run, rows);
  await writeAccess(run, rows, { ids, begun });
  return { holders: begun.length, holdings: await writeSubregisters(run, rows, ids) };
}

interface HashedHolding extends PlacedHolding {
  /** Hash of the holder. */
  hash: string;
}

/** Returns the id of each holder by hash, and the ids of those that no earlier batch of this import has named. */
async function writeHolders(
  { database, keys, id: import_id, onProblem }: Import,
  rows: readonly HashedHolding[],
): Promise<{ ids: ReadonlyMap<string, number>; begun: number[] }> {
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  const begun = await database
    .insertInto('holders')
    .values(
      [...byHash.values()].map(({ hash, issuerId, account_name, account_id }) => ({
        issuer_id: issuerId,
        account_hash: hash,
        account_name,
        import_id,
        ...sealHolder(keys, hash, { account_id }),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('account_hash')
        .doUpdateSet(({ ref }) => ({
          account_name: ref('excluded.account_name'),
          details: ref('excluded.details'),
          sealed_under: ref('excluded.sealed_under'),
          import_id: ref('excluded.import_id'),
        }))
        .where('holders.import_id', '<>', import_id),
    )
    .returning('id')
    .execute();
  const stored = await database
    .selectFrom('holders')
    .select(['id', 'account_hash', 'account_name'])
    .where('account_hash', 'in', [...byHash.keys()])
    .execute();
  const names = new Map(stored.map((row) => [row.account_hash, row.account_name]));
  for (const { hash, place, account_name: name } of rows)
    if (names.get(hash) !== name)
      onProblem(place, 'account_name differs from that of another line with the same account_id');
  return { ids: new Map(stored.map((row) => [row.account_hash, row.id])), begun: begun.map(({ id }) => id) };
}

/** Replaces who may use the holders that the import has begun; later rows of a holder add to it, and `full` wins. */
async function writeAccess(
  { database }: Import,
  rows: readonly HashedHolding[],
  { ids, begun }: { ids: ReadonlyMap<string, number>; begun: number[] },
): Promise<void> {
  if (begun.length > 0) await database.deleteFrom('holder_access').where('holder_id', 'in', begun).execute();
  const byKey = new Map<string, { holder_id: number; username: string; user_access: UserAccess }>();
  for (const { hash, access } of rows)
    for (const [username, user_access] of access) {
      const holder_id = ids.get(hash) ?? 0;
      const key = `${holder_id} ${username}`;
      if (user_access === 'full' || !byKey.has(key)) byKey.set(key, { holder_id, username, user_access });
    }
  const values = [...byKey.values()];
  for (let start = 0; start < values.length; start += BATCH)
    await database
      .insertInto('holder_access')
      .values(values.slice(start, start + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(['holder_id', 'username'])
          .doUpdateSet({ user_access: 'full' })
          .where(sql<boolean>`excluded.user_access = 'full'`),
      )
      .execute();
}

/** Writes the sub-registers; returns their number. One that this import has written already is a problem. */
async function writeSubregisters(
  { database, keys, id: import_id, now, onProblem }: Import,
  rows: readonly HashedHolding[],
  holders: ReadonlyMap<string, number>,
): Promise<number> {
  const twice = 'is a holding that an earlier line has: the same holder number and security';
  const byHash = new Map<string, HashedHolding>();
  for (const row of rows) {
    const key = holdingHash(keys, { issuerId: row.issuerId, number: row.external_ref }, row.security_code);
    if (byHash.has(key)) onProblem(row.place, twice);
    else byHash.set(key, row);
  }
  const written = await database
    .insertInto('subregisters')
    .values(
      [...byHash].map(([holding_hash, { hash, issuerId, external_ref, copied, ...row }]) => ({
        holder_id: holders.get(hash) ?? 0,
        issuer_id: issuerId,
        name_and_designation: row.name_and_designation,
        holding_hash,
        security_code: row.security_code,
        security_name: row.security_name,
        units: row.units,
        as_at: row.as_at,
        closed_at: row.is_open ? null : now,
        words: wordsOf(`${row.account_name} ${row.name_and_designation}`).join(' '),
        import_id,
        imported_at: now,
        ...sealSubregister(keys, holding_hash, { external_ref, ...copied }),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('holding_hash')
        .doUpdateSet(({ ref }) => ({
          holder_id: ref('excluded.holder_id'),
          name_and_designation: ref('excluded.name_and_designation'),
          security_name: ref('excluded.security_name'),
          units: ref('excluded.units'),
          as_at: ref('excluded.as_at'),
          closed_at: sql<Date | null>`case when excluded.closed_at is null then null else coalesce(subregisters.closed_at, excluded.closed_at) end`,
          details: ref('excluded.details'),
          sealed_under: ref('excluded.sealed_under'),
          words: ref('excluded.words'),
          import_id: ref('excluded.import_id'),
          imported_at: ref('excluded.imported_at'),
        }))
        .where('subregisters.import_id', '<>', import_id),
    )
    .returning('holding_hash')
    .execute();
  const isWritten = new Set(written.map((row) => row.holding_hash));
  for (const [key, { place }] of byHash) if (!isWritten.has(key)) onProblem(place, twice);
  return written.length;
}

/** Closes the open holdings of the import's securities that it does not name; returns their number. */
export async function closeOtherHoldings({
  database,
  id,
  now,
}: Pick<Import, 'database' | 'id' | 'now'>): Promise<number> {
  const { numAffectedRows } = await sql`
    update subregisters set closed_at = ${now}
    where closed_at is null and import_id <> ${id} and (issuer_id, security_code) in (
      select issuer_id, security_code from subregisters where import_id = ${id}
    )`.execute(database);
  return Number(numAffectedRows ?? 0);
}
