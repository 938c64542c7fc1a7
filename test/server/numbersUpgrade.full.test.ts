/** A database that was filled before numbers were encrypted: the next start leaves none of them in any byte. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { migrate, openPreparedDatabase, type OpenedDatabase } from '#server/database/database.ts';
import { openStoreKeys } from '#server/numbers/storeKeys.ts';
import { prepareNumbers } from '#server/numbers/preparing.ts';
import { readStored } from '#server/applications/stored.ts';
import { sealRows } from '#server/numbers/sealing.ts';
import { embeddedTemplate } from './support/embeddedTemplate.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';
import { endlessNumbers, numbersOf, scanDatabase } from './support/numbers.ts';
import { startRealService, stop } from './support/realService.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from './support/testDatabase.ts';

const APPLICATIONS = 1_000;
const SHA256 = 'a'.repeat(64);

interface Filled {
  stored: TestDatabase;
  numbers: string[];
}

/** Applications as the release before wrote them, in part changed and removed since; the planner has looked at their columns. */
async function fillPlain(): Promise<Filled> {
  const stored = await openTestDatabase();
  const { database } = stored;
  await sql.raw('drop schema public cascade; create schema public').execute(database);
  await migrate(database, '0005-identities');
  const session = randomUUID();
  await sql`insert into offers values (101, 'demo', 'Demo', 'open', null, '{}', 'demo', now())`.execute(database);
  await sql`insert into sessions (id, token_hash, created_at, expires_at) values (${session}, 't', now(), now())`.execute(
    database,
  );
  const fresh = endlessNumbers();
  const numbers: string[] = [];
  const next = (): string => {
    const number = fresh.next().value;
    numbers.push(number);
    return number;
  };
  for (let id = 1; id <= APPLICATIONS; id += 1) await insertApplication(stored, { id, session, next });
  await sql`update bank_accounts set details = details || ${JSON.stringify({ accountNumber: next() })}::jsonb where application_id = 1`.execute(
    database,
  );
  await sql`delete from people where application_id = 2 and kind = 'tax_declaration'`.execute(database);
  await sql`analyze`.execute(database);
  return { stored, numbers };
}

async function insertApplication(
  { database }: OpenedDatabase,
  { id, session, next }: { id: number; session: string; next: () => string },
): Promise<void> {
  const [person, block] = [randomUUID(), randomUUID()];
  await sql`insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
    values (${`R-${id}`}, 101, 'submitted', ${session}, now(), now())`.execute(database);
  await sql`insert into application_steps values
    (${id}, 'investor_details', '{"investor_type":"individual","investors":[{}]}'),
    (${id}, 'tax_details', '{"tax_type":"I","investors":[{}]}'), (${id}, 'bank_details', '{}')`.execute(database);
  const details = { legalFirstName: 'Ana', idNumber: next(), idCardNumber: next() };
  const taxed = { tfn: next(), tins: [{ id: randomUUID(), tin: next() }] };
  await sql`insert into people (key, id, application_id, kind, details) values
    (${person}, ${person}, ${id}, 'person', ${JSON.stringify(details)}::jsonb),
    (${block}, ${person}, ${id}, 'tax_declaration', ${JSON.stringify(taxed)}::jsonb)`.execute(database);
  await sql`insert into people_places values
    (${id}, ${person}, 'investor_details', 'investors.0', 'investor', '["legalFirstName","idNumber","idCardNumber"]', '{}'),
    (${id}, ${block}, 'tax_details', 'investors.0', 'taxpayer', '["tfn","tins"]', '{}')`.execute(database);
  await sql`insert into bank_accounts values
    (${randomUUID()}, ${id}, 'bank_details', '', 'distributions', ${JSON.stringify({ accountNumber: next() })}::jsonb)`.execute(
    database,
  );
  await sql`insert into idempotency_keys values (${randomUUID()}, ${session}, ${SHA256}, ${id}, '{}', now())`.execute(
    database,
  );
}

function settingsOf({ databaseUrl, dataDirectory }: TestDatabase) {
  return { databaseUrl, dataDirectory, fieldKeys: null };
}

describe('a database that was filled before numbers were encrypted', () => {
  it('starts, holds no plain number in any byte, and reads as it was', { timeout: 3_600_000 }, async () => {
    const { stored, numbers } = await fillPlain();
    assert.notDeepEqual(await scanDatabase(numbers, stored), [], 'or the scan proves nothing');
    await migrate(stored.database);

    const { keys, encrypted } = await prepareNumbers(stored, settingsOf(stored));

    assert.deepEqual(await scanDatabase(numbers, stored), []);
    assert.equal(encrypted, APPLICATIONS * 6 - 1);
    const { application } = (await readStored({ ...stored, keys }, 3)) ?? {};
    assert.deepEqual(numbersOf(application ?? {}).sort(), numbers.slice(10, 15).sort());
    const hashes = await stored.database.selectFrom('idempotency_keys').select('request_hash').execute();
    assert.ok(hashes.every(({ request_hash: hash }) => /^hmac\.[0-9a-f]{64}$/.test(hash)));
    const again = await prepareNumbers(stored, settingsOf(stored));
    assert.equal(again.encrypted, 0);
  });

  it('is made whole by the next start where one was killed half-way', { timeout: 3_600_000 }, async () => {
    const { stored, numbers } = await fillPlain();
    const { database } = stored;
    await migrate(database);
    const keys = await openStoreKeys(database, settingsOf(stored));
    let asked = 0;
    await sealRows({ database, keys, which: 'plain', isStopped: () => (asked += 1) > 1 });
    const left = await sql<{
      n: number;
    }>`select count(*)::integer as n from bank_accounts where sealed_under is null`.execute(database);
    assert.ok((left.rows[0]?.n ?? 0) > 0, 'it was stopped before its end');
    assert.notDeepEqual(await scanDatabase(numbers, stored), []);

    await prepareNumbers(stored, settingsOf(stored));

    assert.deepEqual(await scanDatabase(numbers, stored), []);
  });

  it('is rewritten by the next start where one was killed after the last row', { timeout: 3_600_000 }, async () => {
    const { stored, numbers } = await fillPlain();
    await migrate(stored.database);
    const keys = await openStoreKeys(stored.database, settingsOf(stored));
    await sealRows({ database: stored.database, keys, which: 'plain' });

    const { encrypted } = await prepareNumbers(stored, settingsOf(stored));

    assert.equal(encrypted, 0);
    assert.deepEqual(await scanDatabase(numbers, stored), []);
  });

  it(
    'is encrypted once by several processes that start at once',
    { skip: process.env['TEST_DATABASE'] !== 'postgres' },
    async () => {
      const { stored, numbers } = await fillPlain();
      const settings = settingsOf(stored);

      const started = await Promise.all(
        [1, 2, 3].map(() => openPreparedDatabase(settings, (opened) => prepareNumbers(opened, settings))),
      );

      for (const { opened } of started) await opened.database.destroy();
      assert.equal(
        started.reduce((sum, { prepared }) => sum + prepared.encrypted, 0),
        APPLICATIONS * 6 - 1,
      );
      assert.deepEqual(await scanDatabase(numbers, stored), []);
    },
  );
});

describe('the service', () => {
  it('refuses to start in production without keys, and says how they are made', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL };
    assert.throws(() => readConfig(production), /FIELD_KEYS must be set in production.*openssl rand -base64 32/s);
    assert.throws(
      () => readConfig({ ...production, FIELD_KEYS: '1:secret' }),
      (error) => {
        assert.ok(error instanceof Error);
        assert.match(error.message, /FIELD_KEYS must be numbered keys/);
        assert.doesNotMatch(error.message, /1:secret/);
        return true;
      },
    );
    assert.equal(readConfig({ ...production, FIELD_KEYS }).fieldKeys?.newest, 1);

    const service = await startRealService({ ...production, FIELD_KEYS: '', DATA_DIR: temporaryFolder('none') });

    assert.equal(await service.ended, 1);
    assert.match(service.output(), /FIELD_KEYS must be set in production/);
  });

  it('makes a key at its first start, keeps it at the next, and refuses to start once it is lost', async () => {
    const dataDirectory = temporaryFolder('own');
    fs.cpSync(await embeddedTemplate(), dataDirectory, { recursive: true }); // to make one from nothing takes half a minute
    const file = `${dataDirectory}/keys`;
    const start = () => startRealService({ DATA_DIR: dataDirectory, SEED_DEMO_PEOPLE: 'false' });
    const first = await start();
    assert.notEqual(first.address, '', first.output());
    const text = fs.readFileSync(file, 'utf8');
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    assert.doesNotMatch(first.output(), new RegExp(text.slice(2, 20).replaceAll('+', '\\+')));
    await stop(first);
    const second = await start();
    assert.notEqual(second.address, '', second.output());
    assert.equal(fs.readFileSync(file, 'utf8'), text);
    await stop(second);
    fs.rmSync(file);

    const third = await start();

    assert.equal(await third.ended, 1);
    assert.match(third.output(), /keys of this database are missing/);
    assert.equal(fs.existsSync(file), false);
  });
});
