/** Text messages: what the gateway is told, what is made of its answers, and what becomes of the message. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readConfig, type Config } from '#server/config.ts';
import { notify } from '#server/commands/notify.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { HoldOver, type TimeLimit } from '#server/jobs/timeLimit.ts';
import { otpBindingLine } from '#server/sms/otpBindingLine.ts';
import { clickSendGateway } from '#server/sms/clickSend.ts';
import { developmentSms, NumberRefused } from '#server/sms/gateway.ts';
import { SMS_COMPOSERS } from '#server/sms/composers.ts';
import type { SmsComposers } from '#server/sms/messages.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { leadOf } from './support/leads.ts';
import { clickSendAnswer, CLICKSEND_UNAUTHORIZED } from './support/outsideAnswers.ts';
import { FAULTS, says, startOutsideService, type OutsideService } from './support/outsideService.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const ID = '3b1d2c7e-52a1-4f6c-9d4e-0a7b6c5d4e3f';
const SMS = { id: ID, to: '+61412345678', text: 'Your code is 493721\n@allot.example #493721' };
const SECRETS = [
  '412345678',
  '493721',
  'someone',
  'key-of-gateway',
  Buffer.from('someone:key-of-gateway').toString('base64'),
];

const settingsOf = (url: string): NonNullable<Config['sms']> => ({
  url,
  user: 'someone',
  token: 'key-of-gateway',
  from: null,
});

describe('the gateway', () => {
  let outside: OutsideService;
  before(async () => void (outside = await startOutsideService()));
  after(() => outside.stop());

  const send = async (
    settings = settingsOf(`${outside.url}/v3`),
    timeoutMs = 60_000,
    hold: TimeLimit = { signal: new AbortController().signal, isOver: () => false },
  ): Promise<void> => clickSendGateway(settings, { timeoutMs, maxSize: 5_000 }).send(SMS, hold);
  /** The code of the failure, which says nothing of the message. */
  const failureOf = async (sending: Promise<void>): Promise<string> => {
    const error = await sending.then(
      () => assert.fail('it was taken'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof Error && 'code' in error);
    for (const secret of SECRETS)
      assert.ok(!`${error.message} ${error.stack} ${String(error.cause)}`.includes(secret), secret);
    return String(error.code);
  };

  it('is asked as it documents: one message as JSON, under the account, with the id of ours as its reference', async () => {
    let request: IncomingMessage | undefined;
    let body: unknown;
    outside.answer = (received, response) => {
      request = received;
      void json(received).then((read) => {
        body = read;
        response.writeHead(200).end(JSON.stringify(clickSendAnswer({ id: ID })));
      });
    };

    await send();
    assert.deepEqual(
      [request?.method, request?.url, request?.headers['content-type'], request?.headers.authorization],
      ['POST', '/v3/sms/send', 'application/json', 'Basic c29tZW9uZTprZXktb2YtZ2F0ZXdheQ=='],
    );
    const message = { source: 'allot', to: SMS.to, body: SMS.text, custom_string: ID };
    assert.deepEqual(body, { messages: [message] });

    await send({ ...settingsOf(`${outside.url}/v3/`), from: 'Allot' });
    assert.deepEqual([request?.url, body], ['/v3/sms/send', { messages: [{ ...message, from: 'Allot' }] }]);
  });

  for (const [name, answer, fault] of FAULTS) {
    it(`that ${name} has not taken the message`, async () => {
      outside.answer = answer;
      // A short time where the gateway keeps silent, which it does however long it is given.
      const code = await failureOf(send(undefined, fault === 'timeout' ? 250 : undefined));
      assert.ok(code === fault || (fault === 'refused' && code.startsWith('http_')), code);
    });
  }

  for (const [name, answer, code] of [
    ['does not know the account', says(CLICKSEND_UNAUTHORIZED, 401), 'http_401'],
    ['wants fewer calls', says('', 429), 'http_429'],
    ['is broken', says('', 500), 'http_500'],
    ['is out of credit', says(clickSendAnswer({ id: ID, status: 'INSUFFICIENT_CREDIT' })), 'INSUFFICIENT_CREDIT'],
    [
      'knows no such sender',
      says(clickSendAnswer({ id: ID, status: 'INVALID_RETURN_ADDRESS' })),
      'INVALID_RETURN_ADDRESS',
    ],
    ['says no status that could be a word', says(clickSendAnswer({ id: ID, status: `no: ${SMS.to}` })), 'unreadable'],
    ['speaks of another message', says(clickSendAnswer({ id: 'another' })), 'unreadable'],
    ['lists no message', says({ ...clickSendAnswer({ id: ID }), data: { messages: [] } }), 'unreadable'],
    ['says why it took none', says({ response_code: 'BAD_REQUEST', data: null }), 'BAD_REQUEST'],
    ['answers a list', says([1, 2]), 'unreadable'],
    ['refuses the number for good', says(clickSendAnswer({ id: ID, status: 'INVALID_RECIPIENT' })), 'number_refused'],
  ] as const) {
    it(`that ${name} has not taken it, with ${code}`, async () => {
      outside.answer = answer;
      assert.equal(await failureOf(send()), code);
    });
  }

  it('is away when nobody listens there', async () => {
    const gone = await startOutsideService();
    await gone.stop();
    assert.equal(await failureOf(send(settingsOf(gone.url))), 'unreachable');
  });

  it('is left when the hold is over, and not asked at all after that', async () => {
    const hold = new AbortController();
    outside.answer = (request, response) => {
      hold.abort(new HoldOver());
      says(clickSendAnswer({ id: ID }))(request, response);
    };
    assert.equal(await failureOf(send(undefined, undefined, { signal: hold.signal, isOver: () => false })), 'timeout');
    outside.asked.length = 0;
    // The process was held up; its timers have not run yet.
    const over = { signal: new AbortController().signal, isOver: () => true };
    assert.equal(await failureOf(send(undefined, undefined, over)), 'timeout');
    assert.equal(outside.asked.length, 0);
  });
});

describe('a text message of the outbox', () => {
  let server: TestServer;
  let application: number;
  let said: { to: string; text: string } | null = SMS;
  const asked: { applicationId: number; occasion: string }[] = [];
  const logged: string[] = [];
  const smsComposers: SmsComposers = {
    ...SMS_COMPOSERS,
    draft_code: async (_facts, { applicationId, occasion }) => {
      asked.push({ applicationId, occasion });
      return said;
    },
  };
  before(async () => {
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged.push(chunk.toString());
        done();
      },
    });
    server = await startTestServer({ smsComposers, logLevel: 'warn', logStream });
    await addOffer(server);
    application = await leadOf(server, await TestClient.open(server), 'Ann');
  });
  beforeEach(() => {
    said = { to: SMS.to, text: SMS.text };
    asked.length = server.texted.length = logged.length = 0;
    server.travelTo(START);
    server.deps.sms = { send: async (sms) => void server.texted.push(sms) };
  });
  after(() => server.stop());

  const owe = (occasion: string): Promise<void> =>
    inTransaction(server.database, (transaction) =>
      notify(transaction, server.deps, {
        applicationId: application,
        messages: [{ channel: 'sms', template: 'draft_code', occasion }],
      }),
    );
  const rowOf = (occasion: string): Promise<{ id: string; status: string }> =>
    server.database
      .selectFrom('outbox')
      .select(['id', 'status'])
      .where('occasion', '=', occasion)
      .executeTakeFirstOrThrow();

  it('is sent once, to the number and in the words that hold when it is sent, and never as an e-mail', async () => {
    await owe('first');
    await owe('first');
    const { id } = await rowOf('first');

    await Promise.all([sendDueSms(server), sendDueSms(server), sendDueEmails(server)]);
    await sendDueSms(server);

    assert.deepEqual(server.texted, [{ id, to: SMS.to, text: SMS.text }]);
    assert.deepEqual(asked, [{ applicationId: application, occasion: 'first' }]);
    assert.deepEqual([(await rowOf('first')).status, server.sent], ['sent', []]);
  });

  it('is dropped when nobody is to get it any more', async () => {
    said = null;
    await owe('over');

    assert.equal(await sendDueSms(server), 1);

    assert.deepEqual([(await rowOf('over')).status, server.texted], ['given_up', []]);
  });

  it('is dropped when the gateway refuses the number for good, without a word in the log', async () => {
    server.deps.sms = { send: () => Promise.reject(new NumberRefused()) };
    await owe('refused');

    assert.equal(await sendDueSms(server), 1);

    assert.deepEqual([(await rowOf('refused')).status, logged], ['given_up', []]);
  });

  it('is tried again for five minutes under the same id while the gateway fails, then given up aloud; the log says only why', async (context) => {
    const outside = await startOutsideService();
    context.after(outside.stop);
    outside.answer = says({ response_msg: `Failed: ${SMS.to} ${SMS.text}` }, 500);
    const gateway = clickSendGateway(settingsOf(outside.url));
    const ids = new Set<string>();
    server.deps.sms = {
      send: (sms, hold) => {
        ids.add(sms.id);
        return gateway.send(sms, hold);
      },
    };
    await owe('failing');
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const before = server.deps.clock.now().getTime();
      assert.equal(await sendDueSms(server), 1);
      const job = await server.database
        .selectFrom('jobs')
        .select(['due_at', 'status'])
        .where('key', '=', (await rowOf('failing')).id)
        .executeTakeFirstOrThrow();
      if (job.status === 'given_up') break;
      pauses.push((job.due_at.getTime() - before) / 1000);
      server.travelTo(job.due_at);
    }

    assert.deepEqual([pauses, ids.size, outside.asked.length], [[10, 20, 40, 80, 120], 1, 6]);
    const lines = logged.join('');
    assert.match(lines, /"code":"http_500".*a job was given up/);
    for (const secret of SECRETS) assert.ok(!lines.includes(secret), `${secret} is in the log`);
  });

  it('stands in the development outbox beside the e-mails, with its number and its words as text', async () => {
    said = { to: SMS.to, text: 'Your <b>code</b> is 493721' };
    server.deps.sms = developmentSms;
    await owe('shown');
    await sendDueSms(server);

    const page = (await (await TestClient.open(server)).call('GET', '/dev/outbox/')).body.toString();

    assert.match(page, /<h2>Text message<\/h2><p>To \+61412345678, [^<]*, sent<\/p>/);
    assert.match(page, /<pre tabindex="0" class="sms">Your &#60;b&#62;code&#60;\/b&#62; is 493721<\/pre>/);
    for (const secret of SECRETS) assert.ok(!logged.join('').includes(secret));
  });

  it('holds neither a number nor a code where it is stored', async () => {
    await owe('stored');
    await sendDueSms(server);

    const rows = [
      await server.database.selectFrom('outbox').selectAll().execute(),
      await server.database.selectFrom('jobs').selectAll().execute(),
    ];

    for (const secret of SECRETS) assert.ok(!JSON.stringify(rows).includes(secret), secret);
  });
});

describe('the settings of text messages', () => {
  const ACCOUNT = { SMS_USER: 'someone', SMS_TOKEN: 'key' };

  it('send nothing where there is no account, to Australia and New Zealand where there is', () => {
    const { sms, smsLimits } = readConfig({});
    assert.deepEqual([sms, [...smsLimits.callingCodes]], [null, ['61', '64']]);
    assert.deepEqual(readConfig(ACCOUNT).sms, {
      url: 'https://rest.clicksend.com/v3',
      user: 'someone',
      token: 'key',
      from: null,
    });
    assert.deepEqual([...readConfig({ SMS_COUNTRIES: 'nz, GB' }).smsLimits.callingCodes], ['64', '44']);
  });

  for (const [name, settings, problem] of [
    ['half an account', { SMS_USER: 'someone' }, /SMS_TOKEN must be set, too/],
    ['a line that is not encrypted', { ...ACCOUNT, SMS_URL: 'http://gateway.example/v3' }, /SMS_URL must look like/],
    ['a user that would end in the header', { ...ACCOUNT, SMS_USER: 'a:b' }, /SMS_USER must look like/],
    ['a sender of too many letters', { ...ACCOUNT, SMS_FROM: 'Emberfield Copper' }, /SMS_FROM must look like/],
    ['a country that there is not', { SMS_COUNTRIES: 'AU,XX' }, /SMS_COUNTRIES must be codes of countries/],
    ['no message a day', { SMS_PER_DAY: '0' }, /SMS_PER_DAY must be a whole number/],
  ] as const) {
    it(`refuse ${name}`, () => {
      assert.throws(() => readConfig(settings), problem);
    });
  }
});

describe('the line that binds a code to our page', () => {
  for (const [host, line] of [
    ['allot.example', '@allot.example #493721'],
    ['Invest.Allot.example:8443', '@invest.allot.example #493721'],
    ['localhost:4000', '@localhost #493721'],
  ] as const) {
    it(`is ${line} at ${host}`, () => assert.equal(otpBindingLine(host, '493721'), line));
  }
});
