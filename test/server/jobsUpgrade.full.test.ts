/** What an earlier release left waiting, or still writes beside this one: nothing is lost, nothing is sent by both. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrate } from '#server/database/database.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(START.getTime() + minutes * MINUTE);

describe('a database of the release before jobs', () => {
  it('has a job for each message that waits, with its time, its tries and its failure, and none for the others', async () => {
    const { database, remove } = await openTestDatabase();
    await sql.raw('drop schema public cascade; create schema public').execute(database);
    await migrate(database, '0009-issuer-mail');
    const [session, person] = [randomUUID(), randomUUID()];
    const messages = ['waiting', 'waiting', 'sent', 'given_up'].map((status) => ({ id: randomUUID(), status }));
    await sql`insert into issuers (name) values ('Demo')`.execute(database);
    await sql`insert into offers values (101, 'demo', 'Demo', 'open', null, '{}', 'demo', now(), 1)`.execute(database);
    await sql`insert into sessions (id, token_hash, created_at, expires_at) values (${session}, 't', now(), now())`.execute(
      database,
    );
    await sql`insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
      values ('R-1', 101, 'submitted', ${session}, now(), now())`.execute(database);
    await sql`insert into people (key, id, application_id, kind, details) values (${person}, ${person}, 1, 'person', '{}')`.execute(
      database,
    );
    for (const [index, { id, status }] of messages.entries())
      await sql`insert into outbox (id, application_id, person_key, template, created_at, status, attempts, next_attempt_at, last_failure)
        values (${id}, 1, ${person}, ${`t${index}`}, ${START}, ${status}, ${index}, ${at(index)}, ${index === 1 ? 'EENVELOPE' : null})`.execute(
        database,
      );

    await migrate(database);

    const jobs = await database.selectFrom('jobs').selectAll().orderBy('due_at').execute();
    assert.deepEqual(
      jobs.map(({ kind, key, due_at, attempts, last_failure, status }) => [
        kind,
        key,
        due_at,
        attempts,
        last_failure,
        status,
      ]),
      [
        ['message', messages[0]?.id, at(0), 0, null, 'waiting'],
        ['message', messages[1]?.id, at(1), 1, 'EENVELOPE', 'waiting'],
      ],
    );
    await remove();
  });
});

describe('an earlier release beside this one', () => {
  /** A message as it writes them, and what it does with those that it finds. */
  async function withEarlier() {
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const { database } = server;
    const take = async (minutes: number): Promise<number> => {
      const { rows } = await sql`update outbox set next_attempt_at = ${at(minutes + 5)}, attempts = attempts + 1
        where status = 'waiting' and next_attempt_at <= ${at(minutes)} returning id`.execute(database);
      return rows.length;
    };
    const writeAsEarlier = async (): Promise<void> => {
      await database.deleteFrom('jobs').execute();
      await sql`update outbox set next_attempt_at = ${START}`.execute(database);
    };
    return { server, take, writeAsEarlier };
  }
  const jobsOf = ({ database }: TestServer) => database.selectFrom('jobs').select(['status', 'attempts']).execute();

  it('never takes what this one owes', async () => {
    const { server, take } = await withEarlier();
    assert.equal(await take(0), 0);
    assert.equal(await sendDueEmails(server), 1);
    assert.equal(server.sent.length, 1);
    await server.stop();
  });

  it('has its messages sent by this one once it has gone, through the next clearing', async () => {
    const { server, take, writeAsEarlier } = await withEarlier();
    await writeAsEarlier();
    assert.equal(await sendDueEmails(server), 0);

    await clearOnce(server.deps);
    await clearOnce(server.deps);
    assert.equal(await sendDueEmails(server), 1);

    assert.equal(server.sent.length, 1);
    assert.equal(await take(60), 0);
    await clearOnce(server.deps);
    assert.deepEqual(await jobsOf(server), [{ status: 'done', attempts: 1 }]);
    await server.stop();
  });

  it('keeps what it has in hand as long as it may have it, and is waited for without a try', async () => {
    const { server, take, writeAsEarlier } = await withEarlier();
    await writeAsEarlier();
    await clearOnce(server.deps);
    assert.equal(await take(0), 1);

    assert.equal(await sendDueEmails(server), 1);
    assert.deepEqual([server.sent.length, await jobsOf(server)], [0, [{ status: 'waiting', attempts: 0 }]]);
    server.travelTo(at(4.9));
    assert.equal(await sendDueEmails(server), 0);
    server.travelTo(at(5));
    assert.equal(await sendDueEmails(server), 1);
    assert.equal(server.sent.length, 1);
    await server.stop();
  });

  it('has sent what it says it has sent', async () => {
    const { server, writeAsEarlier } = await withEarlier();
    await writeAsEarlier();
    await clearOnce(server.deps);
    await sql`update outbox set status = 'sent', sent_at = ${START}`.execute(server.database);

    assert.equal(await sendDueEmails(server), 1);
    assert.deepEqual([server.sent.length, await jobsOf(server)], [0, [{ status: 'done', attempts: 1 }]]);
    await server.stop();
  });
});
