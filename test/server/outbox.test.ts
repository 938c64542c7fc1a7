import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Email } from '#server/outbox/mailer.ts';
import { waitUntil } from '#server/outbox/mailLimit.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

describe('e-mails', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  it('[2-NEXT-07, 2-NEXT-08, 2-NEXT-11] confirm an application once, with reference and payment instructions and nothing secret', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const { reference } = (await client.submit(data)).json();
    const rounds = await Promise.all([sendDueEmails(server), sendDueEmails(server)]);
    rounds.push(await sendDueEmails(server));

    assert.equal(
      rounds.reduce((sum, count) => sum + count, 0),
      1,
    );
    const [email] = server.sent as [Email];
    assert.deepEqual(
      [email.to, email.subject],
      ['jane.citizen@example.com', `Your application for Emberfield Copper Share Offer (${String(reference)})`],
    );
    assert.match(email.text, /Dear Jane Citizen,[^]*AUD 2,033\.00[^]*Biller code: 555301[^]*Callum Whitford/);
    assert.doesNotMatch(email.text, /123456782|012345678|27\/03\/1984|12345678\b/);
  });

  describe('to an address that nobody has proven', () => {
    const EMAIL = 'stranger@example.com';
    let limited: TestServer;
    before(async () => {
      limited = await startTestServer();
      await addOffer(limited);
      await seedDemoPeople(limited.deps);
    });
    after(() => limited.stop());

    const lodge = async (client: TestClient, email_address: string): Promise<void> => {
      const { data } = await readySubmission(limited, client, 101);
      const answer = await client.submit({
        ...data,
        contact_details: { ...(data['contact_details'] as object), email_address },
      });
      assert.equal(answer.status, 200, answer.body.toString());
    };
    /** Looks into the outbox, as two processes at once do, until nothing is due. */
    const work = async (): Promise<string[]> => {
      limited.sent.length = 0;
      await Promise.all([sendDueEmails(limited), sendDueEmails(limited)]);
      return limited.sent.map(({ to }) => to);
    };
    const at = (hours: number): void => limited.travelTo(new Date(START.getTime() + hours * 3_600_000));

    it('ten leave within a day, from all sessions together; the others later, and none is lost', async () => {
      for (const name of ['stranger', 'Stranger', 'stranger+a', 'stranger+b']) {
        for (let count = 0; count < 3; count += 1) await lodge(await TestClient.open(limited), `${name}@example.com`);
      }
      await lodge(await TestClient.open(limited), 'other@example.com');

      const first = await work();
      assert.deepEqual([first.length, first.filter((to) => /^stranger/i.test(to)).length], [11, 10]);
      at(23.9);
      assert.deepEqual(await work(), []);
      at(24);
      assert.equal((await work()).length, 2);
      const waiting = await limited.database.selectFrom('outbox').select('id').where('status', '<>', 'sent').execute();
      assert.deepEqual(waiting, []);
    });

    it('an account in its own session is not counted, and one of somebody else is', async () => {
      at(100);
      const olivia = await TestClient.open(limited);
      await olivia.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
      for (let count = 0; count < 11; count += 1) await lodge(olivia, 'Olivia.Hartley@example.com');
      assert.equal((await work()).length, 11);
      for (let count = 0; count < 11; count += 1)
        await lodge(await TestClient.open(limited), 'olivia.hartley@example.com');

      assert.equal((await work()).length, 10);
    });

    it('ten leave within a day, though as many processes as the database serves ask at the same moment', async () => {
      at(150);
      for (let count = 0; count < 20; count += 1) await lodge(await TestClient.open(limited), 'crowd@example.com');
      const owed = await limited.database
        .selectFrom('outbox')
        .select(['id', 'application_id'])
        .where('status', '=', 'waiting')
        .where('template', '=', 'confirmation')
        .orderBy('application_id', 'desc')
        .limit(20)
        .execute();
      const mayLeave = async ({ id, application_id }: { id: string; application_id: number }) =>
        (await waitUntil(
          limited.database,
          { outboxId: id, applicationId: application_id, template: 'confirmation', to: 'crowd@example.com' },
          limited.deps.clock.now(),
        )) === null;

      const first = await Promise.all(owed.slice(0, 5).map(mayLeave));
      const others = await Promise.all(owed.slice(5).map(mayLeave));

      assert.equal([...first, ...others].filter(Boolean).length, 10);
    });

    it('the issuer is not counted', async () => {
      at(200);
      const offer = await storedOffer(limited, 101);
      await work();
      for (let count = 0; count < 11; count += 1)
        await lodge(await TestClient.open(limited), offer.contact_person?.email ?? EMAIL);

      assert.equal((await work()).length, 11);
    });
  });

  it('are tried again, later and later, while the mail server refuses', async () => {
    let refusals = 2;
    const failing = await startTestServer({
      mailer: {
        send: async () => {
          refusals -= 1;
          if (refusals >= 0) throw Object.assign(new Error('jane@example.com refused'), { code: 'ECONNECTION' });
        },
      },
    });
    await addOffer(failing);
    const client = await TestClient.open(failing);
    await client.submit((await readySubmission(failing, client, 101)).data);
    const counts = [];
    for (const minutes of [0, 0.5, 1.1, 2, 3.2]) {
      failing.travelTo(new Date(START.getTime() + minutes * 60_000));
      counts.push(await sendDueEmails(failing));
    }

    assert.deepEqual(counts, [1, 0, 1, 0, 1]);
    const row = await failing.database
      .selectFrom('outbox')
      .innerJoin('jobs', (join) => join.on(sql`jobs.key`, '=', sql`outbox.id::text`))
      .select(['outbox.status', 'jobs.status as job', 'jobs.attempts', 'jobs.last_failure'])
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { status: 'sent', job: 'done', attempts: 3, last_failure: null });
    await failing.stop();
  });

  it('are not shown in production', async () => {
    const production = await startTestServer({ config: { isProduction: true } });
    assert.equal((await production.app.inject('/dev/outbox/')).statusCode, 404);
    await production.stop();
  });
});
