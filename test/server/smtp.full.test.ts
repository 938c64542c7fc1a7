import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { startTimeLimit, HoldOver } from '#server/jobs/timeLimit.ts';
import { runJob, claimDueJob } from '#server/jobs/runJob.ts';
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
  let refusal = { responseCode: 451, message: 'Try again later' };
  let smtp: SMTPServer;
  let port: number;

  function openSmtp(wanted: number): Promise<void> {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, callback) => {
        refusals -= 1;
        callback(refusals >= 0 ? Object.assign(new Error(), refusal) : null);
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
      mailer: smtpMailer({
        url: `smtp://127.0.0.1:${port}`,
        from: 'Allot <no-reply@allot.example>',
        requiresTls: false,
      }),
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
      { id: '', status: 'waiting', attempts: 1, last_failure: 'EENVELOPE 451' },
    );
    await sendAfter(1.1);
    await sendAfter(3.2);
    await sendAfter(30);

    assert.equal(received.length, 1);
    assert.deepEqual({ ...(await newestRow()), id: '' }, { id: '', status: 'sent', attempts: 3, last_failure: null });
  });

  it('tell in the code of a failure what the server has answered, and in the log no more than that', async () => {
    await lodge();
    refusals = 1;
    refusal = { responseCode: 550, message: '5.1.1 <jane.citizen@example.com> is nobody here' };
    const lines: object[] = [];
    const hear = (facts: object): void => void lines.push(facts);
    const job = await claimDueJob(server.deps, ['message']);
    assert.ok(job);

    await runJob({ ...server.deps, logger: { warn: hear, error: hear } }, job, () => false);

    assert.equal((await newestRow()).last_failure, 'EENVELOPE 550');
    assert.match(JSON.stringify(lines), /"name":"MailRefused","code":"EENVELOPE 550"/);
    assert.doesNotMatch(JSON.stringify(lines), /jane|nobody/);
    await sendAfter(10);
    assert.equal(received.length, 1);
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

describe('a mail server that falls silent or hangs up', () => {
  const LIMITS = { connect: 150, handOver: 150, answer: 300 };
  const EMAIL = { id: 'one', to: 'jane@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  type Stage = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'dot';
  const STAGES: Stage[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot'];

  /** Answers as a mail server does up to a stage; there it does what it is told. Notes what arrived after DATA. */
  async function openServer(stage: Stage | null, then: (socket: net.Socket) => void = () => undefined) {
    const state = { message: '', sockets: new Set<net.Socket>() };
    const answers: Record<string, string> = {
      greeting: '220 ready',
      EHLO: '250 hello',
      MAIL: '250 ok',
      RCPT: '250 ok',
      DATA: '354 go on',
      dot: '250 taken',
    };
    const server = net.createServer((socket) => {
      state.sockets.add(socket);
      socket.on('error', () => undefined);
      let isMessage = false;
      const meet = (met: string): void => {
        if (met === stage) return then(socket);
        isMessage = met === 'DATA';
        socket.write(`${answers[met] ?? '250 ok'}\r\n`);
      };
      meet('greeting');
      socket.on('data', (data) => {
        const words = data.toString();
        if (isMessage) {
          state.message += words;
          if (state.message.endsWith('\r\n.\r\n')) meet('dot');
        } else {
          for (const line of words.trim().split('\r\n')) meet(line.slice(0, 4));
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = async (): Promise<void> => {
      state.sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    };
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, state, close };
  }

  for (const stage of STAGES) {
    it(`at ${stage} is left within the limits, silent or gone, and the connection is cut`, async () => {
      for (const then of [() => undefined, (socket: net.Socket) => socket.destroy()]) {
        const server = await openServer(stage, then);
        // Longer than this test may take: it is left by its own limits.
        const hold = startTimeLimit(600_000);

        await assert.rejects(
          smtpMailer({ url: server.url, from: 'no-reply@allot.example', requiresTls: false }, LIMITS).send(EMAIL, hold),
          (error) => {
            assert.ok(error instanceof Error && 'code' in error, 'a failure has a code');
            return true;
          },
        );

        await pause(50);
        assert.ok([...server.state.sockets].every((socket) => socket.destroyed || socket.readableEnded));
        assert.equal(server.state.message.endsWith('\r\n.\r\n'), stage === 'dot');
        hold.letGo();
        await server.close();
      }
    });
  }

  it('that offers no encrypted line where one is demanded is told nothing', async () => {
    let isTold = false;
    const server = await openServer('MAIL', () => (isTold = true));
    const hold = startTimeLimit(600_000);
    const mailer = smtpMailer({ url: server.url, from: 'no-reply@allot.example', requiresTls: true });

    await assert.rejects(mailer.send(EMAIL, hold));

    assert.equal(isTold, false);
    hold.letGo();
    await server.close();
  });

  it('that trickles its answers is left once the time to hand over is gone', async () => {
    const server = await openServer('MAIL', (socket) => {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const hold = startTimeLimit(600_000);
    await assert.rejects(
      smtpMailer({ url: server.url, from: 'no-reply@allot.example', requiresTls: false }, LIMITS).send(EMAIL, hold),
      {
        code: 'timeout',
      },
    );
    hold.letGo();
    await server.close();
  });

  it('has longer to answer to a whole message than to take it, since whoever gives up sends it twice', async () => {
    const server = await openServer('dot', (socket) => void setTimeout(() => socket.write('250 taken\r\n'), 500));
    const hold = startTimeLimit(10_000);
    await smtpMailer(
      { url: server.url, from: 'no-reply@allot.example', requiresTls: false },
      { connect: 100, handOver: 100, answer: 2_000 },
    ).send(EMAIL, hold);
    hold.letGo();
    await server.close();
  });

  it('gets no end of a message, nor a byte more, from whoever has lost the lease meanwhile', async () => {
    let isOver = false;
    const server = await openServer('DATA', (socket) => {
      // The process was held up here; its timers have not run yet.
      isOver = true;
      socket.write('354 go on\r\n');
    });
    const hold = { signal: new AbortController().signal, isOver: () => isOver };
    await assert.rejects(
      smtpMailer({ url: server.url, from: 'no-reply@allot.example', requiresTls: false }, LIMITS).send(EMAIL, hold),
      /took too long/,
    );
    await pause(100);
    assert.doesNotMatch(server.state.message, /\r\n\.\r\n/);
    await server.close();

    for (const stage of STAGES) {
      const cut = await openServer(stage);
      const controller = new AbortController();
      const sending = smtpMailer({ url: cut.url, from: 'no-reply@allot.example', requiresTls: false }).send(EMAIL, {
        signal: controller.signal,
        isOver: () => controller.signal.aborted,
      });
      setTimeout(() => controller.abort(new HoldOver()), 100);
      await assert.rejects(sending, { code: 'timeout' }, stage);
      await cut.close();
    }
  });
});
