/**
 * Three processes on one database and one bucket, with a folder of its own each, killed at random under submissions: nothing is lost,
 * doubled or left unsent, and whatever one has taken in the others give out.
 */
import assert from 'node:assert/strict';
import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { it, type TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import type { Offer } from '#domain/offer.ts';
import { openDatabase } from '#server/database/database.ts';
import { kill, startRealService, stop, type RealService } from '#test/server/support/realService.ts';
import { s3Settings, sharedS3 } from '#test/server/support/s3.ts';
import { temporaryFolder } from '#test/server/support/testDatabase.ts';
import { until } from '#test/server/support/until.ts';
import { assertNothingLostOrDoubled, Client, prepareStage, type Stage } from './support/submitting.ts';
const KILLS = 100;
const PROCESSES = 3;
const CLIENTS = 6;
/** Between two applications of a client, in milliseconds: each owes a message, and they leave one after the other. */
const PACE = 100;
/** Whom the applications of the test write to; as the offer's contact person they get more than ten e-mails a day. */
const RECEIVER = 'jane.citizen@example.com';

/** What the processes share besides the database: the bucket, behind a proxy, and the keys. */
async function sharedSettings(): Promise<Record<string, string>> {
  const { endpoint, bucket, region, accessKey, secretKey, prefix } = s3Settings(await sharedS3());
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_PREFIX: prefix,
    FIELD_KEYS: `1:${randomBytes(32).toString('base64')}`,
  };
}

/** A mail server that takes its time, and how often it has taken each message, by its Message-ID. */
async function startMailServer(): Promise<{ url: string; taken: Map<string, number>; close: () => Promise<void> }> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) => {
      const take = async (message: string): Promise<void> => {
        const id = /^Message-ID: (\S+)/im.exec(message)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        // Between the message and the answer is where a kill costs a second one.
        await pause(randomInt(0, 30));
        callback();
      };
      // Cut in the middle of a message: that one was not taken.
      text(stream).then(take, (error: Error) => callback(error));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Lets one process send what is left; of those that were killed, the leases count as over. */
async function sendTheRest(stage: Stage, environment: Record<string, string>): Promise<string[]> {
  const { database } = await openDatabase({ databaseUrl: stage.databaseUrl, dataDirectory: stage.dataDirectory });
  await database
    .updateTable('jobs')
    .set({ leased_until: new Date(0) })
    .where('lease', 'is not', null)
    .execute();
  const service = await startRealService(environment);
  const countLeft = async (): Promise<number> => {
    const left = await database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'message')
      .where('status', '=', 'waiting')
      .execute();
    return left.length;
  };
  // Thousands may be left: each turn waits until there are fewer.
  for (let left = await countLeft(); left > 0;) {
    const before = left;
    await until(async () => (left = await countLeft()) < before);
  }
  await stop(service);
  const rows = await database.selectFrom('outbox').select(['id', 'status']).execute();
  await database.destroy();
  assert.deepEqual(
    rows.filter(({ status }) => status !== 'sent'),
    [],
  );
  return rows.map(({ id }) => id);
}

async function killAmongThree(context: TestContext): Promise<void> {
  const demo = JSON.parse(fs.readFileSync('offers/emberfield-copper/offer.json', 'utf8')) as Offer;
  const contact_person = { ...demo.contact_person, email: RECEIVER } as NonNullable<Offer['contact_person']>;
  const stage = await prepareStage({ contact_person });
  context.after(stage.remove);
  const mail = await startMailServer();
  context.after(mail.close);
  const environment = {
    ...stage.environment,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@allot.example',
    ...(await sharedSettings()),
  };
  const folders = [stage.dataDirectory, ...Array.from({ length: PROCESSES - 1 }, () => temporaryFolder('process'))];
  const start = (index: number) => startRealService({ ...environment, DATA_DIR: folders[index] ?? '' });
  // The first one takes into the bucket what its folder holds.
  const first = await start(0);
  assert.notEqual(first.address, '', first.output());
  const others = Array.from({ length: PROCESSES - 1 }, (_, index) => start(index + 1));
  const services: Promise<RealService>[] = [Promise.resolve(first), ...others];
  /** Where each process was heard last; a client that meets a dead one tries another. */
  const addresses = await Promise.all(services.map(async (service) => (await service).address));
  const clients = Array.from({ length: CLIENTS }, () => new Client());
  for (const client of clients) await client.open(first.address, stage.offer);
  const anyAddress = (): string => addresses[randomInt(PROCESSES)] ?? '';

  let isOver = false;
  const work = clients.map(async (client) => {
    while (!isOver) {
      const submission = client.begin();
      while (!isOver && !(await client.send(anyAddress(), submission))) await pause(50);
      await pause(randomInt(PACE));
    }
  });
  for (let round = 0; round < KILLS; round += 1) {
    const index = randomInt(PROCESSES);
    const service = await services[index];
    await pause(randomInt(100, 600));
    if (service) await kill(service);
    services[index] = start(index).then((next) => {
      assert.notEqual(next.address, '', next.output());
      addresses[index] = next.address;
      return next;
    });
  }
  const alive = await Promise.all(services);
  isOver = true;
  await Promise.all(work);
  await Promise.all(clients.map((client, index) => client.sendAllAgain(addresses[index % PROCESSES] ?? '')));
  for (const client of clients) {
    const readings = await Promise.all(alive.map(({ address }) => client.read(address))).catch((error: unknown) => {
      for (const service of alive) context.diagnostic(service.output());
      throw error;
    });
    for (const reading of readings) assert.deepEqual(reading, readings[0]);
  }
  await Promise.all(alive.map(stop));

  const owed = await sendTheRest(stage, environment);
  await assertNothingLostOrDoubled(stage, clients);
  const counts = owed.map((id) => mail.taken.get(`<${id}@allot.example>`) ?? 0);
  const twice = counts.filter((count) => count === 2).length;
  assert.deepEqual([Math.min(...counts) >= 1, Math.max(...counts) <= 2, mail.taken.size], [true, true, owed.length]);
  // A process has one message in hand, which a kill may catch between the answer and the note.
  assert.ok(twice <= KILLS, `${twice} messages went twice`);
  const again = clients.reduce((count, { reading503 }) => count + reading503, 0);
  context.diagnostic(
    `${KILLS} kills of ${PROCESSES} processes, ${owed.length} messages: all sent, ${twice} twice; ${again} readings told to come back`,
  );
}

it(
  `Three processes lose and double nothing in ${KILLS} kills, and send every message`,
  { timeout: KILLS * 40_000 + 240_000 },
  killAmongThree,
);
