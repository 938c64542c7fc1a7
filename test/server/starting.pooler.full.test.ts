/** A start behind a pooler. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openDatabase, openPreparedDatabase } from '#server/database/database.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

const nameOf = ({ databaseUrl }: TestDatabase): string => new URL(databaseUrl ?? '').pathname.slice(1);

describe('a start behind a pooler', () => {
  it('gives single statements the limits of calls, once, and leaves the sessions of others alone', async () => {
    const base = await openTestDatabase();
    const settings = async () =>
      (
        await sql<{ setting: string }>`select unnest(setconfig) as setting from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())`.execute(base.database)
      ).rows;
    const open = async () => {
      const { opened } = await openPreparedDatabase(base, async () => undefined);
      assert.equal(opened.isPooled, true);
      await opened.database.destroy();
    };
    assert.deepEqual(await settings(), []);

    await open();
    assert.deepEqual(await settings(), [{ setting: 'statement_timeout=10000ms' }, { setting: 'lock_timeout=8000ms' }]);
    await sql`alter role current_user in database ${sql.id(nameOf(base))} set lock_timeout = '1s'`.execute(
      base.database,
    );
    await open();
    assert.deepEqual(await settings(), [{ setting: 'statement_timeout=10000ms' }, { setting: 'lock_timeout=8000ms' }]);

    const direct = await openDatabase({ ...base, databaseUrl: base.directUrl });
    assert.equal(direct.isPooled, false);
    await direct.database.destroy();
    await base.remove();
  });
});
