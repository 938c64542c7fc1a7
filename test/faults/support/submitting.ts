/** Clients that submit one application after the other while something is done to the service, and the count afterwards. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { openMigratedDatabase } from '#server/database/database.ts';
import { importOffer } from '#server/offers/importing.ts';
import { withServedDocuments } from '#server/offers/offerFiles.ts';
import { findOfferById } from '#server/offers/offers.ts';
import { FolderStore } from '#server/storage/folderStore.ts';
import { systemIds } from '#server/system.ts';
import { openTestDatabase } from '#test/server/support/testDatabase.ts';
import { PDF, START, writeOfferFile } from '#test/server/support/testServer.ts';
import { quickFolder } from '../../../scripts/lib/quickFolder.mjs';
import { anIndividualApplication } from '#test/support/applications.ts';

/** Of the demo offer. */
const PICTURE = '/offers/emberfield-copper/files/images/hero.svg';

/**
 * In memory where that is a file system with room: what a killed process has written, the kernel still holds on disk and in memory
 * alike, and a restart syncs two thousand files. That commits are synced is durability.full.test.ts's matter.
 */
function dataFolder(): string {
  return fs.mkdtempSync(path.join(quickFolder(), 'allot-faults-'));
}

export interface Stage {
  offer: Offer;
  dataDirectory: string;
  /** Null on the embedded database. */
  databaseUrl: string | null;
  /** What the service is started with. */
  environment: Record<string, string>;
  remove(): void;
}

/** A database with one open offer, changed as asked, for a service to be started on. */
export async function prepareStage(changes: Partial<Offer> = {}): Promise<Stage> {
  const { database, dataDirectory: prepared, databaseUrl } = await openTestDatabase();
  const files = new FolderStore(prepared);
  await files.open(START);
  const deps = { database, files, clock: { now: () => START }, ids: systemIds };
  await importOffer(deps, writeOfferFile({ closes_at: null, ...changes }));
  const { id } = await database.selectFrom('offers').select('id').executeTakeFirstOrThrow();
  const stored = await findOfferById(database, deps.clock, id);
  assert.ok(stored);
  const offer = withServedDocuments(stored.offer, stored.files);
  await database.destroy();
  const dataDirectory = dataFolder();
  fs.cpSync(prepared, dataDirectory, { recursive: true });
  return {
    offer,
    dataDirectory,
    databaseUrl,
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl ?? '' },
    remove: () => fs.rmSync(dataDirectory, { recursive: true, force: true }),
  };
}

export interface Submission {
  key: string;
  data: string;
  /** The id that was acknowledged, if an answer arrived. */
  id: number | null;
}

/** A client with a session that outlives the service. */
export class Client {
  readonly submissions: Submission[] = [];
  /** How often it was told to come back for what it reads. */
  reading503 = 0;
  #headers: Record<string, string> = {};
  #data = '';
  #download = '';

  async open(address: string, offer: Offer): Promise<void> {
    const answer = await fetch(`${address}/api/csrf/`);
    const { csrf_token } = (await answer.json()) as { csrf_token: string };
    this.#headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': csrf_token };
    const form = new FormData();
    form.append('doc_file', new File([PDF], 'licence.pdf'));
    const upload = await fetch(`${address}/api/application_docs/`, {
      method: 'POST',
      body: form,
      headers: this.#headers,
    });
    const document = (await upload.json()) as UploadedDocument;
    this.#download = document.download ?? '';
    this.#data = JSON.stringify(
      toWire(withKnownDocuments(anIndividualApplication(offer), new Map([['doc-1', document]])), { offer: offer.id }),
    );
  }

  /** What this client may read, by its address, as the process at `address` gives it out: its document, a picture, its last record. */
  async read(address: string): Promise<Map<string, Buffer>> {
    const id = this.submissions.findLast((each) => each.id !== null)?.id;
    const record = `/api/applications/${id}/record`;
    const read = new Map<string, Buffer>();
    for (const place of [this.#download, PICTURE, `${record}.json`, `${record}.pdf`]) {
      const answer = await this.#get(`${address}${place}`);
      assert.equal(answer.status, 200, `${place}: ${answer.status}`);
      read.set(place, Buffer.from(await answer.arrayBuffer()));
    }
    assert.deepEqual(read.get(this.#download), PDF);
    return read;
  }

  /** As a browser does that is told to come back: a store or a database may be too busy for the moment. */
  async #get(address: string): Promise<Response> {
    for (;;) {
      const answer = await fetch(address, { headers: this.#headers });
      if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer;
      this.reading503 += 1;
      await answer.arrayBuffer();
      await pause(50);
    }
  }

  /** Adds one more application, which is not sent yet. */
  begin(): Submission {
    const submission: Submission = { key: randomUUID(), data: this.#data, id: null };
    this.submissions.push(submission);
    return submission;
  }

  /** Sends it once, and tells whether it was acknowledged. Nothing but 200, 503 with Retry-After, or no answer is right. */
  async send(address: string, submission: Submission): Promise<boolean> {
    const form = new FormData();
    form.append('application_data', submission.data);
    const answer = await fetch(`${address}/offer/api/application-create-update/`, {
      method: 'POST',
      body: form,
      headers: { ...this.#headers, 'idempotency-key': submission.key },
    }).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? null;
    const status = text === null ? 0 : (answer?.status ?? 0);
    if (status === 0 || (status === 503 && answer?.headers.get('retry-after'))) return false;
    assert.equal(status, 200, text ?? '');
    const { id } = JSON.parse(text ?? '') as { id: number };
    assert.ok(submission.id === null || submission.id === id, 'a repeat got another id');
    submission.id = id;
    return true;
  }

  /** Repeats it with its key until it is acknowledged. */
  async sendUntilAcknowledged(address: string, submission: Submission): Promise<void> {
    while (!(await this.send(address, submission))) await pause(50);
  }

  async sendAllAgain(address: string): Promise<void> {
    for (const submission of this.submissions) await this.sendUntilAcknowledged(address, submission);
  }
}

export function countAcknowledged(clients: readonly Client[]): number {
  return clients.reduce((count, { submissions }) => count + submissions.filter(({ id }) => id !== null).length, 0);
}

/** Each submission is one application with one e-mail and one record, and there is no other of any. The service must have ended. */
export async function assertNothingLostOrDoubled(
  { databaseUrl, dataDirectory }: Stage,
  clients: readonly Client[],
): Promise<void> {
  const { database } = await openMigratedDatabase({ databaseUrl, dataDirectory });
  const applications = await database.selectFrom('applications').select('id').execute();
  const owed = await database.selectFrom('outbox').select('application_id').execute();
  const records = await database.selectFrom('records').select('application_id').execute();
  const files = await database.selectFrom('record_files').select('application_id').where('kind', '=', 'json').execute();
  await database.destroy();
  const ids = clients.flatMap(({ submissions }) => submissions.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(new Set(applications.map(({ id }) => id)), new Set(ids));
  assert.equal(applications.length, ids.length);
  for (const rows of [owed, records, files])
    assert.deepEqual(
      rows.map((row) => row.application_id).sort((a, b) => a - b),
      applications.map(({ id }) => id).sort((a, b) => a - b),
    );
}
