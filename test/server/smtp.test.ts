import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from '#server/outbox/mailer.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

interface Received {
  from: string;
  to: string[];
  message: string;
}

describe('e-mails by SMTP', () => {
  const received: Received[] = [];
  let refusals = 0;
  let smtp: SMTPServer;
  let port: number;

  function openSmtp(wanted: number): Promise<void> {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, callback) => {
        refusals -= 1;
        callback(refusals >= 0 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
      },
      onData: (stream, { envelope }, callback) => {
        void text(stream).then((message) => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            message,
          });
          callback();
        });
      },
    });
    return new Promise((resolve) => smtp.listen(wanted, '127.0.0.1', resolve));
  }

  const closeSmtp = (): Promise<void> => new Promise((resolve) => smtp.close(resolve));

  let server: TestServer;
  before(async () => {
    await openSmtp(0);
    ({ port } = smtp.server.address() as AddressInfo);
    server = await startTestServer({
      mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Allot <no-reply@allot.example>'),
    });
    await addOffer(server);
  });
  after(async () => {
    await closeSmtp();
    await server.stop();
  });
  beforeEach(() => {
    received.length = 0;
    server.travelTo(START);
  });

  /** Lodges an application and gives its reference. */
  async function lodge(): Promise<string> {
    const client = await TestClient.open(server);
    return String((await client.submit((await readySubmission(server, client, 101)).data)).json()['reference']);
  }

  async function sendAfter(minutes: number): Promise<number> {
    server.travelTo(new Date(START.getTime() + minutes * 60_000));
    return sendDueEmails(server);
  }

  async function newestRow() {
    return server.database
      .selectFrom('outbox')
      .innerJoin('jobs', (join) => join.on(sql`jobs.key`, '=', sql`outbox.id::text`))
      .select(['outbox.id', 'outbox.status', 'jobs.attempts', 'jobs.last_failure'])
      .orderBy('application_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  }

  it('[2-NEXT-07, 2-NEXT-11] arrive once, with the number under which they are owed', async () => {
    const reference = await lodge();

    await sendAfter(0);
    await sendAfter(10);

    const [mail] = received;
    assert.equal(received.length, 1);
    assert.deepEqual([mail?.from, mail?.to], ['no-reply@allot.example', ['jane.citizen@example.com']]);
    assert.ok(mail?.message.includes(reference));
    assert.match(mail?.message ?? '', /multipart\/alternative[^]*text\/plain[^]*text\/html/);
    assert.ok(mail?.message.includes(`Message-ID: <${(await newestRow()).id}@allot.example>`));
  });

  it('survive a server that refuses them: they are sent again until it takes them', async () => {
    await lodge();
    refusals = 2;

    await sendAfter(0);
    assert.deepEqual(
      { ...(await newestRow()), id: '' },
      { id: '', status: 'waiting', attempts: 1, last_failure: 'EENVELOPE' },
    );
    await sendAfter(1.1);
    await sendAfter(3.2);
    await sendAfter(30);

    assert.equal(received.length, 1);
    assert.deepEqual({ ...(await newestRow()), id: '' }, { id: '', status: 'sent', attempts: 3, last_failure: null });
  });

  it('survive a server that is not there', async () => {
    await lodge();
    await closeSmtp();

    await sendAfter(0);
    assert.equal((await newestRow()).status, 'waiting');
    await openSmtp(port);
    await sendAfter(1.1);

    assert.equal(received.length, 1);
    assert.equal((await newestRow()).status, 'sent');
  });
});
