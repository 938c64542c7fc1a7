import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { runChanges, MOST_PARAMETERS } from '#server/database/together.ts';
import { findOfferBySlug, listOffers } from '#server/offers/offers.ts';
import { countStatements } from './support/countStatements.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient } from './support/testServer.ts';

const session = (id: string) => ({ id, token_hash: id, user_id: null, created_at: START, expires_at: START });
const key = (id: string, name: string) => ({ key: name, session_id: id, request_hash: '', created_at: START });

describe('changes made together', () => {
  it('tell how many rows the counted one changed, hold the keys between them, and are made all or not at all', async () => {
    const { database, stop } = await startTestServer();
    const [one, other] = [randomUUID(), randomUUID()];
    const sessions = database.insertInto('sessions').values([session(one), session(other)]);
    const keys = database.insertInto('idempotency_keys').values(key(one, randomUUID()));

    // The keys stand first, and the sessions that they refer to are written beside them.
    assert.equal(await runChanges(database, [keys], sessions), 2);
    assert.equal(await runChanges(database, []), 0);
    const gone = database.deleteFrom('idempotency_keys').where('session_id', '=', other);
    const ended = database.updateTable('sessions').set({ ended_at: START }).where('id', '=', one);
    assert.equal(await runChanges(database, [ended], gone), 0);
    const { ended_at: at } = await database
      .selectFrom('sessions')
      .select('ended_at')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    assert.deepEqual(at, START);

    const third = randomUUID();
    const refused = runChanges(database, [
      database.insertInto('sessions').values(session(third)),
      database.insertInto('idempotency_keys').values(key(randomUUID(), randomUUID())),
    ]);
    await assert.rejects(refused, /foreign key/);
    assert.equal(
      await database.selectFrom('sessions').select('id').where('id', '=', third).executeTakeFirst(),
      undefined,
    );
    await stop();
  });
});

describe('changes with more parameters than a statement takes', () => {
  /** On PostgreSQL more in one insert than the server takes: 70,000 parameters. */
  const length = process.env['TEST_DATABASE'] === 'postgres' ? 14_000 : MOST_PARAMETERS / 4;
  const rows = Array.from({ length }, () => session(randomUUID()));
  const of = (database: Database) => ({
    sessions: database.insertInto('sessions').values(rows),
    keys: database.insertInto('idempotency_keys').values(rows.map(({ id }) => key(id, randomUUID()))),
  });
  const count = async (database: Database, table: 'sessions' | 'idempotency_keys') =>
    Number(
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('are made by several statements of at most so many, in their order, and count what is counted', async () => {
    const server = await startTestServer();
    const statements = countStatements(server);
    const { database } = server.deps;
    const { sessions, keys } = of(database);
    const own = database.insertInto('sessions').values(session(randomUUID()));

    assert.equal(await runChanges(database, [sessions, keys], own), 1);
    assert.equal(
      statements(),
      Math.ceil((rows.length * 5) / MOST_PARAMETERS) + Math.ceil((rows.length * 4) / MOST_PARAMETERS),
    );
    assert.equal(await count(database, 'sessions'), rows.length + 1);
    assert.equal(await count(database, 'idempotency_keys'), rows.length);
    await server.stop();
  });

  it('are made all or not at all', async () => {
    const { database, stop } = await startTestServer();
    const { sessions, keys } = of(database);
    const refused = database.insertInto('idempotency_keys').values(key(randomUUID(), randomUUID()));

    await assert.rejects(runChanges(database, [sessions, keys, refused]), /foreign key/);
    assert.equal(await count(database, 'sessions'), 0);
    assert.equal(await count(database, 'idempotency_keys'), 0);
    await stop();
  });
});

describe(
  'a statement that changes rows and comes again and again',
  { skip: process.env['TEST_DATABASE'] !== 'postgres' },
  () => {
    it('is planned once a connection of the server’s own, and never by a pooler', async () => {
      const { database, isPooled, stop } = await startTestServer();
      await database.connection().execute(async (connection) => {
        const planned = async () => {
          const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
            connection,
          );
          return rows.filter(({ statement }) => statement.includes('"sessions"')).length;
        };
        const write = () => connection.insertInto('sessions').values(session(randomUUID())).execute();
        const read = () => connection.selectFrom('sessions').select('id').limit(1).execute();
        await Promise.resolve().then(write).then(write).then(read).then(read).then(read);
        assert.equal(await planned(), 0);
        await write().then(write);
        assert.equal(await planned(), isPooled ? 0 : 1);
      });
      await stop();
    });
  },
);

describe('a submission', () => {
  it('is one statement beside what it reads, however many people it names', async () => {
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    const count = countStatements(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const { data } = await readySubmission(server, client, 101);
    const begun = count();

    assert.equal((await client.submit(data)).status, 200);
    // The session, the offer, the documents, what waits for approval; the budget of new applications, read and claimed; everything that is
    // written. Its number came with the one before.
    assert.equal(count() - begun, 7);

    const lead = await client.submit({ offer: 101, action: 'splash', contact_details: { first_name: 'Nina' } }, null);
    const before = count();
    const { data: ofLead } = await readySubmission(server, client, 101);
    const uploads = count() - before;
    assert.equal((await client.submit({ ...ofLead, splash_application_id: lead.json()['id'] })).status, 200);
    // Besides: the lead, whose it is, both again under its lock, and which rows stand for its people and its accounts.
    assert.equal(count() - before - uploads, 13);
    await server.stop();
  });
});

describe('an offer', () => {
  const rename = (database: Database, name: string) =>
    database
      .updateTable('offers')
      .set(({ eb, ref }) => ({
        content: eb.fn('jsonb_set', [ref('content'), eb.val('{name}'), eb.cast(eb.val(JSON.stringify(name)), 'jsonb')]),
      }))
      .where('id', '=', 101)
      .execute();

  it('is read once for each change of its row, whoever made it', async () => {
    const server = await startTestServer();
    await addOffer(server);
    const { clock } = server.deps;
    const count = countStatements(server);
    const { database } = server.deps;
    const slug = 'emberfield-copper';
    await findOfferBySlug(database, clock, slug);
    const before = count();

    const known = await findOfferBySlug(database, clock, slug);
    assert.equal(count() - before, 1);
    assert.equal((await listOffers(database, clock))[0], known?.offer);
    assert.throws(() => Object.assign(known?.offer.documents[0] ?? {}, { title: 'Another' }), TypeError);

    await rename(server.database, 'Renamed');
    assert.equal((await findOfferBySlug(database, clock, slug))?.offer.name, 'Renamed');
    await addOffer(server, { name: 'Imported again' });
    assert.equal((await listOffers(database, clock))[0]?.name, 'Imported again');
    await server.stop();
  });
});
