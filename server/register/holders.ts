/** Holders of a register, for the people who may apply on their holdings and for the issuer's staff. */
import { groupBy } from 'es-toolkit';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { mayApplyOnHolder, type Actor } from '#domain/application/access.ts';
import { maskNumber } from '#domain/formats/format.ts';
import type { Holder, UserAccess } from '#domain/model/holders.ts';
import type { Security } from '#domain/offer.ts';
import { holdingToCopy } from '#domain/offers/holdings.ts';
import { australianNumber } from '#domain/people/copiedStart.ts';
import { readHoldingId } from '../applications/stored.ts';
import type { ServerDeps } from '../deps.ts';
import type { copiedDetails } from '../wire/holders.ts';
import { accountHash, holdingHash, type HolderNumber } from './holderNumbers.ts';
import { normaliseHolderNumber } from './holdingRow.ts';
import { openHolder, openSubregister } from './rows.ts';
import { wordsOf } from '#domain/formats/words.ts';

type RegisterDeps = Pick<ServerDeps, 'database' | 'keys'>;

/** Maximum of listed holders of an account; an adviser has some hundreds. */
const MOST = 1_000;
/** Maximum of found holders: instead of reading more, people type another letter. */
const MOST_FOUND = 20;
/** Letters that one word of a term needs. */
const SHORTEST_WORD = 2;

/** Returns the account's holders at an issuer, or at all of them: those with open holdings, by name (3-CALL-11). */
export async function listHolders(
  deps: RegisterDeps,
  { issuerId, userId }: { issuerId?: number; userId: number },
): Promise<Holder[]> {
  const rows = await accessOf(deps, userId)
    .innerJoin('holders', 'holders.id', 'holder_access.holder_id')
    .select(['holders.id', 'holder_access.user_access'])
    .where(({ eb, lit }) => (issuerId === undefined ? lit(true) : eb('holders.issuer_id', '=', issuerId)))
    .orderBy('holders.account_name')
    .orderBy('holders.id')
    .limit(MOST)
    .execute();
  return readHolders(deps, new Map(rows.map(({ id, user_access }) => [id, user_access])));
}

/** Returns the issuer's holders that a term names, by name: by the beginnings of their words, or by a whole HIN or SRN (3-CALL-12). */
export async function searchHolders(
  deps: RegisterDeps,
  { issuerId, q }: { issuerId: number; q: string },
): Promise<Holder[]> {
  const words = wordsOf(q);
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return [];
  const hash = accountHash(deps.keys, { issuerId, number: normaliseHolderNumber(q) });
  const beginnings = words.map((word) => `'${word}':*`).join(' & ');
  const { rows } = await sql<{ id: number }>`
    select id from (
      select holders.id, account_name from holders where issuer_id = ${issuerId} and account_hash = ${hash}
      union
      select holders.id, account_name from subregisters join holders on holders.id = holder_id
      where subregisters.issuer_id = ${issuerId} and closed_at is null
        and array_to_tsvector(string_to_array(words, ' ')) @@ ${beginnings}::tsquery
    ) as found order by account_name, id limit ${MOST_FOUND}`.execute(deps.database);
  return readHolders(deps, new Map(rows.map(({ id }) => [id, 'full'])));
}

/** Returns the ids under which applications name the holdings of a HIN or SRN: those of its holder and of its sub-registers. */
export async function findHoldingIds(
  { database, keys }: RegisterDeps,
  { issuerId, number: typed }: HolderNumber,
): Promise<number[]> {
  const number = normaliseHolderNumber(typed);
  const { rows } = await sql<{ id: number }>`
    with found as (select id from holders where account_hash = ${accountHash(keys, { issuerId, number })})
    select id from found union select id from subregisters where holder_id in (select id from found)`.execute(database);
  const codes = await database
    .selectFrom('subregisters')
    .select('security_code')
    .distinct()
    .where('issuer_id', '=', issuerId)
    .execute();
  const hashes = codes.map((row) => holdingHash(keys, { issuerId, number }, row.security_code));
  if (hashes.length === 0) return [];
  const own = await database.selectFrom('subregisters').select('id').where('holding_hash', 'in', hashes).execute();
  return [...new Set([...rows, ...own].map(({ id }) => id))];
}

/** Selects from the access of an account. */
function accessOf({ database }: RegisterDeps, userId: number) {
  return database
    .selectFrom('holder_access')
    .innerJoin('people', (join) =>
      join.onRef('people.email', '=', 'holder_access.username').on('people.kind', '=', 'account'),
    )
    .innerJoin('users', 'users.person_key', 'people.key')
    .where('users.id', '=', userId);
}

/** Returns the account's access to a holder; null if it has none. */
async function findAccess(deps: RegisterDeps, holderId: number, userId: number): Promise<UserAccess | null> {
  const row = await accessOf(deps, userId).select('user_access').where('holder_id', '=', holderId).executeTakeFirst();
  return row?.user_access ?? null;
}

/** Returns holders with their open holdings, in this order; one without an open holding is left out. */
async function readHolders(
  { database, keys }: RegisterDeps,
  access: ReadonlyMap<number, UserAccess>,
): Promise<Holder[]> {
  if (access.size === 0) return [];
  const ids = [...access.keys()];
  const holders = await database
    .selectFrom('holders')
    .innerJoin('issuers', 'issuers.id', 'holders.issuer_id')
    .selectAll('holders')
    .select('issuers.name as issuer_name')
    .where('holders.id', 'in', ids)
    .execute();
  const subregisters = await database
    .selectFrom('subregisters')
    .selectAll()
    .where('holder_id', 'in', ids)
    .where('closed_at', 'is', null)
    .orderBy('security_name')
    .orderBy('id')
    .execute();
  const byId = new Map(holders.map((row) => [row.id, row]));
  const byHolder = groupBy(subregisters, (row) => row.holder_id);
  return [...access].flatMap(([id, user_access]) => {
    const holder = byId.get(id);
    const own = byHolder[id];
    if (holder === undefined || own === undefined) return [];
    const { issuer_name, account_name } = holder;
    const holdings = own.map((row) => ({
      id: row.id,
      name_and_designation: row.name_and_designation,
      external_ref: maskNumber(openSubregister(keys, row).external_ref),
      issuer_name,
      security_name: row.security_name,
      security_code: row.security_code,
      units: row.units,
      as_at: row.as_at,
    }));
    return [{ id, account_name, account_id: maskNumber(openHolder(keys, holder).account_id), user_access, holdings }];
  });
}

/** Returns the id of an open sub-register's or a holder's holder, if the actor may apply on its holdings; null if not. */
async function findUsable(
  deps: RegisterDeps,
  id: number,
  actor: Actor | 'approver',
): Promise<{ holderId: number; issuerId: number } | null> {
  const found = await deps.database
    .selectFrom('subregisters')
    .select(['holder_id as holderId', 'issuer_id as issuerId'])
    .where(({ eb, or }) => or([eb('id', '=', id), eb('holder_id', '=', id)]))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined || actor === 'approver') return found ?? null;
  const userAccess = actor.userId === null ? null : await findAccess(deps, found.holderId, actor.userId);
  return mayApplyOnHolder(actor, { issuerId: found.issuerId, userAccess }) ? found : null;
}

/**
 * Returns the holder of an open holding, or by its own id, with the open holdings; null if it is of another issuer, or not for the caller to
 * apply with. An approver has no access of their own.
 */
export async function findHolder(
  deps: RegisterDeps,
  id: number,
  { by, issuerId }: { by: Actor | 'approver'; issuerId: number },
): Promise<Holder | null> {
  const found = await findUsable(deps, id, by);
  if (found?.issuerId !== issuerId) return null;
  const [holder] = await readHolders(deps, new Map([[found.holderId, 'full']]));
  return holder ?? null;
}

/**
 * Returns the details to copy from an open sub-register or from a holder (2-CALL-16): of a holder with several holdings those of the one in
 * this security, else none. Null for an id that the actor may not apply with.
 */
export async function findCopiedDetails(
  deps: RegisterDeps,
  id: number,
  { actor, security }: { actor: Actor; security: Pick<Security, 'security_code'> | null },
): Promise<Static<typeof copiedDetails> | null> {
  const { database, keys } = deps;
  const found = await findUsable(deps, id, actor);
  if (found === null) return null;
  const holder = await database
    .selectFrom('holders')
    .selectAll()
    .where('id', '=', found.holderId)
    .executeTakeFirstOrThrow();
  const copied = holdingToCopy(await openHoldings(deps, id), security);
  const { tax_details = [], external_ref: _number, ...details } = copied?.details ?? {};
  return {
    ...details,
    id,
    account_name: holder.account_name,
    account_id: maskNumber(openHolder(keys, holder).account_id),
    tax_details: tax_details.map(({ tax_country, tfn }) => ({ tax_country, tfn: tfn && maskNumber(tfn) })),
  };
}

/** Returns the open holdings of this id, a sub-register's or a holder's, with their details in plain text. */
async function openHoldings({ database, keys }: RegisterDeps, id: number) {
  const rows = await database
    .selectFrom('subregisters')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', '=', id), eb('holder_id', '=', id)]))
    .where('closed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ security_code: row.security_code, details: openSubregister(keys, row) }));
}

/** Returns the Australian tax number of an open sub-register; null if it has none, or if the actor may not apply with it. */
export async function findTaxNumber(deps: RegisterDeps, id: number, actor: Actor | 'approver'): Promise<string | null> {
  if ((await findUsable(deps, id, actor)) === null) return null;
  const [holding] = await openHoldings(deps, id);
  return australianNumber(holding?.details.tax_details) || null;
}

/** Returns the whole HIN or SRN of the holding that a submitted application is for, closed ones too; null for a new holding. */
export async function findHolderNumber(deps: RegisterDeps, applicationId: number): Promise<string | null> {
  const { database, keys } = deps;
  const id = await readHoldingId(deps, applicationId);
  if (id === null) return null;
  const subregister = await database.selectFrom('subregisters').selectAll().where('id', '=', id).executeTakeFirst();
  if (subregister) return openSubregister(keys, subregister).external_ref;
  const holder = await database.selectFrom('holders').selectAll().where('id', '=', id).executeTakeFirst();
  return holder ? openHolder(keys, holder).account_id : null;
}
