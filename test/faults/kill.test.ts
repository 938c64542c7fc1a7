/** The real server, killed in the middle of submissions, again and again: nothing acknowledged is lost, nothing is doubled. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'node:test';
import type { UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { migrate, openDatabase } from '#server/database/database.ts';
import { importOffer } from '#server/offers/importing.ts';
import { openTestDatabase, temporaryFolder } from '#test/server/support/testDatabase.ts';
import { PDF, START, writeOfferFile } from '#test/server/support/testServer.ts';
import { anIndividualApplication } from '#test/support/applications.ts';

const ROUNDS = process.env['FULL'] ? 200 : 20;
const CLIENTS = 8;

/** Bytes that the data needs at most, with room to spare. */
const ROOM = 1_000_000_000;

/**
 * In memory where that is a file system with room: what a killed process has written, the kernel still holds on disk and in memory
 * alike, and a restart syncs two thousand files. That commits are synced is durability.test.ts's matter.
 */
function dataFolder(): string {
  const memory = '/dev/shm';
  const hasRoom = fs.existsSync(memory) && fs.statfsSync(memory).bavail * fs.statfsSync(memory).bsize > ROOM;
  return hasRoom ? fs.mkdtempSync(path.join(memory, 'allot-kill-')) : temporaryFolder('kill');
}

interface RunningServer {
  process: ChildProcess;
  address: string;
}

async function start(dataDirectory: string, databaseUrl: string | null): Promise<RunningServer> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl ?? '', OFFERS_DIR: path.join(dataDirectory, 'none'), UPLOADS_PER_MINUTE: '1000000', SUBMISSIONS_PER_MINUTE: '1000000' };
  // The database's code runs for a second only: optimising it costs more than it gives.
  const child = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Listening at (\S+)\/$/.exec(line)?.[1];
    if (address) return { process: child, address };
  }
  throw new Error('The server did not start.');
}

async function kill(server: RunningServer): Promise<void> {
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await ended;
}

interface Submission {
  key: string;
  data: string;
  /** The id that was acknowledged, if an answer arrived. */
  id: number | null;
}

/** A client with a session that outlives the server. */
class Client {
  readonly submissions: Submission[] = [];
  #headers: Record<string, string> = {};
  #data = '';

  async open(address: string, offer: Offer): Promise<void> {
    const answer = await fetch(`${address}/api/csrf/`);
    const { csrf_token } = (await answer.json()) as { csrf_token: string };
    this.#headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': csrf_token };
    const form = new FormData();
    form.append('doc_file', new File([PDF], 'licence.pdf'));
    const upload = await fetch(`${address}/api/application_docs/`, { method: 'POST', body: form, headers: this.#headers });
    const document = (await upload.json()) as UploadedDocument;
    this.#data = JSON.stringify(toWire(withKnownDocuments(anIndividualApplication(offer), new Map([['doc-1', document]])), { offer: offer.id }));
  }

  async send(address: string, submission: Submission): Promise<void> {
    const form = new FormData();
    form.append('application_data', submission.data);
    const answer = await fetch(`${address}/offer/api/application-create-update/`, { method: 'POST', body: form, headers: { ...this.#headers, 'idempotency-key': submission.key } });
    assert.equal(answer.status, 200, await answer.clone().text());
    const { id } = (await answer.json()) as { id: number };
    assert.ok(submission.id === null || submission.id === id, 'a retry got another id');
    submission.id = id;
  }

  /** Submits one application after the other until the server is gone. */
  async submitUntilCut(address: string, isCut: () => boolean): Promise<void> {
    while (!isCut()) {
      const submission: Submission = { key: randomUUID(), data: this.#data, id: null };
      this.submissions.push(submission);
      await this.send(address, submission).catch((error: unknown) => {
        if (error instanceof assert.AssertionError) throw error;
      });
    }
  }

  async sendAllAgain(address: string): Promise<void> {
    for (const submission of this.submissions) await this.send(address, submission);
  }
}

function countAcknowledged(clients: readonly Client[]): number {
  return clients.reduce((count, { submissions }) => count + submissions.filter(({ id }) => id !== null).length, 0);
}

it(`loses and doubles nothing in ${ROUNDS} kills with ${CLIENTS} clients submitting`, { timeout: ROUNDS * 20_000 }, async (context) => {
  const prepared = await openTestDatabase();
  await importOffer(prepared.database, writeOfferFile({ closes_at: null }), START);
  const offer = (await prepared.database.selectFrom('offers').select('content').executeTakeFirstOrThrow()).content;
  const dataDirectory = dataFolder();
  context.after(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
  await prepared.database.destroy();
  if (prepared.databaseUrl === null) fs.cpSync(prepared.dataDirectory, dataDirectory, { recursive: true });
  let server = await start(dataDirectory, prepared.databaseUrl);
  const clients = Array.from({ length: CLIENTS }, () => new Client());
  for (const client of clients) await client.open(server.address, offer);

  for (let round = 0; round < ROUNDS; round += 1) {
    let isCut = false;
    const answered = countAcknowledged(clients) + randomInt(1, CLIENTS * 2);
    const work = clients.map((client) => client.submitUntilCut(server.address, () => isCut));
    // By progress, not by time: on a slow machine, too, a kill meets calls in every stage, with some behind it.
    while (countAcknowledged(clients) < answered) await pause(1);
    await pause(randomInt(0, 20));
    isCut = true;
    await kill(server);
    await Promise.all(work);
    server = await start(dataDirectory, prepared.databaseUrl);
  }

  const submissions = clients.flatMap((client) => client.submissions);
  const acknowledged = countAcknowledged(clients);
  // Every one again, acknowledged or not: each has one id for ever.
  await Promise.all(clients.map((client) => client.sendAllAgain(server.address)));
  server.process.kill('SIGTERM');
  await new Promise((resolve) => server.process.once('exit', resolve));

  const { database } = await openDatabase({ databaseUrl: prepared.databaseUrl, dataDirectory });
  await migrate(database);
  const applications = await database.selectFrom('applications').select('id').execute();
  const owed = await database.selectFrom('outbox').select('application_id').execute();
  const ids = submissions.map(({ id }) => id);
  assert.ok(acknowledged >= ROUNDS, `only ${acknowledged} were acknowledged`);
  context.diagnostic(`${ROUNDS} kills, ${submissions.length} submissions, ${acknowledged} of them acknowledged before their kill`);
  assert.equal(new Set(ids).size, submissions.length);
  assert.deepEqual(new Set(applications.map(({ id }) => id)), new Set(ids));
  assert.equal(applications.length, submissions.length);
  assert.deepEqual(owed.map((row) => row.application_id).sort((a, b) => a - b), applications.map(({ id }) => id).sort((a, b) => a - b));
  await database.destroy();
});
