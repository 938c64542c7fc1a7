/** Accounts: their groups for the rules, and their look-up by name. Their personal fields are stored in `people`. */
import { fullName } from '#domain/people/names.ts';
import { actingFlags, type ActingContext, type RoleGroups, type User } from '#domain/session.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Ids } from '../deps.ts';
import { issuerNamed } from '../issuers/issuers.ts';
import { openAccount, sealAccount } from '../numbers/rows.ts';
import { hashPassword } from './passwords.ts';

export interface Account {
  id: number;
  passwordHash: string;
  groups: RoleGroups;
}

export interface NewAccount {
  person: { username: string; first_name: string; last_name: string; tel_mobile: string };
  password: string;
  groups: RoleGroups;
  /** Name of the issuer that a member of staff belongs to. */
  issuer?: string;
}

/** Longer than any e-mail address may be. */
const LONGEST_USERNAME = 254;
/** PostgreSQL stores neither NUL nor half of a surrogate pair, so nobody has such a name. */
// eslint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Returns a username as it is stored and compared; null for one that nobody can have. */
export function normaliseUsername(typed: string): string | null {
  const username = typed.trim().normalize('NFC').toLowerCase();
  return username === '' || username.length > LONGEST_USERNAME || UNSTORABLE.test(username) ? null : username;
}

/** Returns the account of a normalised username; null when there is none. */
export async function findAccount(database: Database, username: string): Promise<Account | null> {
  const row = await database
    .selectFrom('users')
    .innerJoin('people', 'people.key', 'users.person_key')
    .selectAll('users')
    .where('people.kind', '=', 'account')
    .where('people.email', '=', username)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash, groups: row } : null;
}

/** Returns the groups that an account may act in; null when there is no such account. */
export async function findGroups(database: Database, id: number): Promise<RoleGroups | null> {
  return (
    (await database
      .selectFrom('users')
      .select(['is_investor', 'is_adviser', 'is_issuer_staff', 'is_issuer_admin'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

/**
 * Returns the user behind a session (1-SESS-02), for the client and for the rules; null when nobody is signed in. Flags come from the
 * account and the session alone.
 */
export async function findUser(
  database: Database,
  session: { userId: number | null; actingAs: ActingContext | null },
): Promise<Required<User> | null> {
  const { userId, actingAs } = session;
  if (userId === null || actingAs === null) return null;
  const row = await database
    .selectFrom('users')
    .innerJoin('people', 'people.key', 'users.person_key')
    .leftJoin('issuers', 'issuers.id', 'users.issuer_id')
    .selectAll('users')
    .select(['people.details', 'issuers.name as issuer'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const person = openAccount(row);
  const text = (name: string): string => (typeof person[name] === 'string' ? person[name] : '');
  return {
    id: row.id,
    username: text('username'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    tel_mobile: text('tel_mobile'),
    ...actingFlags(row, actingAs),
    issuers: row.is_issuer_staff && row.issuer !== null ? [row.issuer] : [],
  };
}

/** Returns the name of an account by the columns of its row of `people`; '' if it has none. */
export function accountName(row: { given_names: string | null; family_name: string | null }): string {
  return fullName(row.given_names ?? undefined, row.family_name ?? undefined);
}

/** Creates an account. @throws the database's error when the username is taken */
export async function createAccount(
  { database, ids }: { database: Database; ids: Ids },
  account: NewAccount,
  now: Date,
): Promise<number> {
  const username = normaliseUsername(account.person.username);
  if (username === null) throw new Error('Nobody can have this username.');
  const password_hash = await hashPassword(account.password);
  const details = sealAccount({ ...account.person, username });
  const issuer_id = account.issuer === undefined ? null : await issuerNamed(database, account.issuer);
  return inTransaction(database, async (transaction) => {
    const person_key = ids.uuid();
    await transaction
      .insertInto('people')
      .values({ key: person_key, id: person_key, application_id: null, kind: 'account', details, sealed_under: null })
      .execute();
    const row = await transaction
      .insertInto('users')
      .values({ person_key, password_hash, created_at: now, issuer_id, ...account.groups })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}
