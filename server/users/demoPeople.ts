/** People of the demonstration, one of each kind. The README names them and their password. */
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { issuerNamed } from '../issuers/issuers.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { createAccount, findAccount, type NewAccount } from './users.ts';

export const DEMO_PASSWORD = 'allot-demo-2026';

/** Issuer of the first demo offer; the demo staff belong to it. */
export const DEMO_ISSUER = 'Emberfield Copper Limited';

const NO_GROUPS = { is_investor: false, is_adviser: false, is_issuer_staff: false, is_issuer_admin: false };

export const DEMO_PEOPLE: readonly Omit<NewAccount, 'password'>[] = [
  {
    person: {
      username: 'olivia.hartley@example.com',
      first_name: 'Olivia',
      last_name: 'Hartley',
      tel_mobile: '+61 491 570 006',
    },
    groups: { ...NO_GROUPS, is_investor: true },
  },
  {
    person: {
      username: 'rohan.mehta@example.com',
      first_name: 'Rohan',
      last_name: 'Mehta',
      tel_mobile: '+61 491 570 157',
    },
    groups: { ...NO_GROUPS, is_adviser: true },
  },
  // Also in the investor groups: applies for herself after logging in, and can act as the issuer from there (1-SESS-07).
  {
    person: {
      username: 'grace.nakamura@example.com',
      first_name: 'Grace',
      last_name: 'Nakamura',
      tel_mobile: '+61 491 570 158',
    },
    groups: { ...NO_GROUPS, is_investor: true, is_adviser: true, is_issuer_staff: true },
    issuer: DEMO_ISSUER,
  },
  {
    person: {
      username: 'daniel.osei@example.com',
      first_name: 'Daniel',
      last_name: 'Osei',
      tel_mobile: '+61 491 570 159',
    },
    groups: { ...NO_GROUPS, is_investor: true, is_issuer_staff: true, is_issuer_admin: true },
    issuer: DEMO_ISSUER,
  },
];

/** Creates the demo people in a database without accounts. Sets the issuer of staff in a database from before staff had one. */
export async function seedDemoPeople(deps: Pick<ServerDeps, 'database' | 'ids' | 'clock'>): Promise<void> {
  const present = await deps.database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (present) return giveIssuer(deps.database);
  for (const person of DEMO_PEOPLE) await createAccount(deps, { ...person, password: DEMO_PASSWORD }, deps.clock.now());
}

async function giveIssuer(database: Database): Promise<void> {
  for (const { person, issuer } of DEMO_PEOPLE) {
    const account = issuer === undefined ? null : await findAccount(database, person.username);
    if (!account || issuer === undefined) continue;
    await database
      .updateTable('users')
      .set({ issuer_id: await issuerNamed(database, issuer) })
      .where('id', '=', account.id)
      .where('issuer_id', 'is', null)
      .execute();
  }
}

/**
 * Replaces the public password of demo people from an earlier start, and ends their sessions. Returns how many had it; an account with
 * another password belongs to a person, and stays as it is.
 */
export async function lockDemoPeople({
  database,
  ids,
  clock,
}: Pick<ServerDeps, 'database' | 'ids' | 'clock'>): Promise<number> {
  let locked = 0;
  for (const { person } of DEMO_PEOPLE) {
    const account = await findAccount(database, person.username);
    if (!account || !(await isPassword(account.passwordHash, DEMO_PASSWORD))) continue;
    await database
      .updateTable('users')
      .set({ password_hash: await hashPassword(ids.secret()) })
      .where('id', '=', account.id)
      .execute();
    await database
      .updateTable('sessions')
      .set({ ended_at: clock.now() })
      .where('user_id', '=', account.id)
      .where('ended_at', 'is', null)
      .execute();
    locked += 1;
  }
  return locked;
}
