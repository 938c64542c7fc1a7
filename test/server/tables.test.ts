/** server/database/tables.ts and the migrations say the same: neither can change without the other. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { findDrift, readTableTypes, type ColumnTypes, type StoredColumn } from './support/tableTypes.ts';
import { openEmbeddedDatabase, openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

/** Those of Kysely and of the embedded database's probe apart. A check of one column that lists words gives them; what else is checked has no type. */
async function storedColumns({ database }: TestDatabase): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn & { definition: string | null }>`
    select table_name || '.' || column_name as column, data_type, is_nullable = 'YES' as is_nullable,
      column_default is not null or coalesce(identity_generation = 'BY DEFAULT', false) as has_default,
      is_generated = 'ALWAYS' or coalesce(identity_generation = 'ALWAYS', false) as is_generated,
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = (quote_ident(table_name))::regclass and contype = 'c' and conkey = array[ordinal_position::smallint]
          and pg_get_constraintdef(oid) like '%ARRAY[%' limit 1) as definition
    from information_schema.columns where table_schema = 'public' 
      and table_name not like 'kysely%' and table_name <> '_sync_probe'`.execute(database);
  return rows.map(({ definition, ...column }) => ({ ...column, words: wordsIn(definition) }));
}

/** e.g. `CHECK ((kind = ANY (ARRAY['json'::text, 'pdf'::text])))` */
function wordsIn(definition: string | null): string[] | null {
  return definition === null ? null : [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word).sort();
}

describe('the tables as they are typed', () => {
  let base: TestDatabase;
  let types: ColumnTypes;
  before(async () => {
    base = await openTestDatabase();
    types = readTableTypes();
  });
  after(() => base.remove());

  it('are those that the migrations make, in the embedded database as well: every column, its type, null, default and words', async () => {
    const embedded = await openEmbeddedDatabase();
    for (const made of [base, embedded]) {
      const columns = await storedColumns(made);

      assert.ok(columns.length > 100 && types.size === columns.length, `${columns.length} ${types.size}`);
      assert.deepEqual(findDrift(types, columns), []);
    }
    await embedded.remove();
  });

  it('are told apart from a database that a migration has changed alone', async () => {
    await sql`alter table offers add column colour text`.execute(base.database);
    await sql`alter table issuers alter column name drop not null`.execute(base.database);
    await sql`alter table devices drop column last_used_at`.execute(base.database);
    await sql`alter table documents alter column size type bigint`.execute(base.database);
    await sql`alter table applications alter column revision drop default`.execute(base.database);
    await sql`alter table events alter column id drop identity`.execute(base.database);
    await sql`alter table record_files drop constraint record_files_kind_check`.execute(base.database);
    await sql`create table remarks (id integer)`.execute(base.database);

    assert.deepEqual(findDrift(types, await storedColumns(base)), [
      'applications.revision has no default',
      'devices.last_used_at is not in the database',
      'documents.size is bigint, and read as number',
      'documents.size is bigint, and written as number',
      'events.id is not generated',
      'issuers.name can be null',
      'offers.colour is not in tables.ts',
      'record_files.kind takes any text',
      'remarks.id is not in tables.ts',
    ]);
  });

  it('are told apart from the database when they change alone', async () => {
    const fresh = await openTestDatabase();
    const changes: [from: string, to: string][] = [
      ['closes_at: Date | null;', 'closes_at: Date;'],
      ['  size: number;', '  size: string;'],
      ["'waiting' | 'sent' | 'given_up'", "'waiting' | 'sent'"],
      ['attempts: Generated<number>;', 'attempts: Generated<number>;\n  priority: number;'],
      ['content: Json<Offer>;', 'content: Offer;'],
      ['  reference: string;', '  reference: Generated<string>;'],
      ['upload_key: string | null;', ''],
    ];
    const text = changes.reduce(
      (changed, [from, to]) => {
        assert.ok(changed.includes(from), from);
        return changed.replace(from, to);
      },
      fs.readFileSync('server/database/tables.ts', 'utf8'),
    );

    assert.deepEqual(findDrift(readTableTypes(text), await storedColumns(fresh)), [
      'applications.reference has no default',
      'documents.size is integer, and read as text',
      'documents.size is integer, and written as text',
      'documents.upload_key is not in tables.ts',
      'jobs.priority is not in the database',
      'offers.closes_at can be null',
      'offers.content is jsonb, and written as json',
      'outbox.status takes given_up, sent, waiting',
    ]);
    await fresh.remove();
  });
});
