/** The real service under a flood of its costliest legal call, and two applicants who come through it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { it, type TestContext } from 'node:test';
import { toWire } from '#domain/wire.ts';
import { FIELD_KEYS } from '#test/server/support/fieldKeys.ts';
import { startRealService, stop } from '#test/server/support/realService.ts';
import { openMigratedDatabase, type Database } from '#server/database/database.ts';
import { readConfig } from '#server/config.ts';
import { deriveCode } from '#server/drafts/secrets.ts';
import { openStoreKeys, type StoreKeys } from '#server/numbers/storeKeys.ts';
import { encodeForm, type SentForm } from '#test/server/support/testServer.ts';
import { prepareStage } from './support/submitting.ts';

const SECONDS = 60;
/** Requests of the flood a second. */
const RATE = 200;
const SESSIONS = 20;
const NETWORKS = 5;
/** Directors of each application of the flood: as many as a list may hold. */
const ROWS = 100;
/** Tries of a request whose connection was cut. */
const MOST_TRIES = 5;
const SAVE = '/offer/api/application-create-update/';

interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** One browser behind the proxy that the service trusts. */
class Browser {
  /** Connections that were cut. */
  resets = 0;
  readonly #cookies = new Map<string, string>();
  #token = '';
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

  constructor(
    readonly service: string,
    readonly address: string,
  ) {}

  async open(): Promise<this> {
    const answer = await this.call('GET', '/api/csrf/');
    this.#token = (JSON.parse(answer.text) as { csrf_token: string }).csrf_token;
    return this;
  }

  async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Received> {
    return this.send(path, await encodeForm(fields), headers);
  }

  send(path: string, form: SentForm, headers: Record<string, string> = {}): Promise<Received> {
    return this.call('POST', path, { ...form.headers, 'idempotency-key': randomUUID(), ...headers }, form.payload);
  }

  async call(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Received> {
    const own = { ...headers, 'content-length': String(body?.length ?? 0) };
    const attempt = (tries: number): Promise<Received> =>
      new Promise((resolve, reject) => {
        const request = this.begin(method, path, own, resolve);
        request.on('error', (error) => {
          this.resets += 1;
          // A connection that was cut: a browser sends the request again, under its key.
          if (tries < MOST_TRIES) resolve(attempt(tries + 1));
          else reject(error);
        });
        request.end(body);
      });
    return attempt(1);
  }

  /** A request whose body is the caller's to send. */
  begin(
    method: string,
    path: string,
    headers: Record<string, string>,
    answered: (received: Received) => void,
  ): http.ClientRequest {
    const cookie = [...this.#cookies].map((each) => each.join('=')).join('; ');
    const own = { cookie, 'x-csrf-token': this.#token, 'x-forwarded-for': this.address };
    const options = { method, agent: this.#agent, headers: { ...own, ...headers } };
    return http.request(`${this.service}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        for (const set of response.headers['set-cookie'] ?? []) this.#keep(set);
        const text = Buffer.concat(chunks).toString();
        answered({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
  }

  #keep(set: string): void {
    const [pair = ''] = set.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  close(): void {
    this.#agent.destroy();
  }
}

function contactOf(name: string, turn: number): Record<string, string> {
  const tel_mobile = `+614915${String(70_100 + turn).padStart(5, '0')}`;
  return { first_name: name, email_address: `${name.toLowerCase()}@example.com`, tel_mobile };
}

/** The largest draft of one list, and what saves it again. */
class Flooder {
  readonly statuses = new Map<number, number>();
  #id = 0;
  #revision = 0;
  readonly #data: object;
  #form: SentForm | null = null;

  constructor(
    readonly browser: Browser,
    offer: number,
    turn: number,
  ) {
    const directors = Array.from({ length: ROWS }, (_, row) => ({
      id: randomUUID(),
      legalFirstName: `Maximiliana ${row}`,
      middleName: 'Alexandrina Wilhelmina',
      lastName: 'Featherstonehaugh-Cholmondeley',
    }));
    const contact_details = contactOf(`Mallory${turn}`, turn);
    this.#data = { ...toWire({ contact_details, directors: { directors } }, { offer }), action: 'save_as_draft' };
  }

  async begin(): Promise<void> {
    const answer = await this.browser.post(SAVE, { application_data: JSON.stringify(this.#data) });
    assert.equal(answer.status, 200, answer.text);
    this.#note(answer);
    // Made once: what floods is to be cheaper than what is flooded.
    this.#form = await encodeForm({ application_data: JSON.stringify({ ...this.#data, application_id: this.#id }) });
  }

  /** Saves the draft once more, whether the one before was answered or not. */
  async flood(): Promise<void> {
    assert.ok(this.#form);
    const answer = await this.browser.send(SAVE, this.#form, { 'if-match': `"${this.#revision}"` });
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) assert.ok(Number(answer.headers['retry-after'] ?? 1) > 0);
    if (answer.status === 200) this.#note(answer);
  }

  #note({ text }: Received): void {
    const { id, revision } = JSON.parse(text) as { id: number; revision: number };
    this.#id = id;
    this.#revision = Math.max(this.#revision, revision);
  }
}

interface Applying {
  service: string;
  address: string;
  offer: number;
  name: string;
  turn: number;
  database: Database;
  keys: StoreKeys;
}

/** An applicant who saves, gets a code, gives it, and goes on saving until `isOver`. */
async function apply(
  { service, address, offer, name, turn, database, keys }: Applying,
  isOver: () => boolean,
): Promise<void> {
  const browser = await new Browser(service, address).open();
  const data = { ...toWire({ contact_details: contactOf(name, turn) }, { offer }), action: 'save_as_draft' };
  const save = async (
    ids: object,
    headers: Record<string, string>,
  ): Promise<{ id: number; revision: number; draft_url: string }> => {
    const answer = await browser.post(SAVE, { application_data: JSON.stringify({ ...data, ...ids }) }, headers);
    assert.equal(answer.status, 200, `${name}: ${answer.text}`);
    return JSON.parse(answer.text) as never;
  };
  let saved = await save({}, {});
  const { id, draft_url } = saved;
  const asked = await browser.post(draft_url, { action: 'send_sms_code' });
  assert.equal(asked.status, 200, `${name}: ${asked.text}`);
  const code = await database
    .selectFrom('draft_codes')
    .select(['id', 'seed'])
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  const fields = { action: 'verify_mobile', verification_code: deriveCode({ keys }, code) };
  const given = await browser.post(draft_url, fields);
  assert.deepEqual([given.status, JSON.parse(given.text)], [200, { verified: true }]);
  while (!isOver()) {
    saved = await save({ application_id: id }, { 'if-match': `"${saved.revision}"` });
    await browser.call('GET', '/api/offers/');
    // As somebody does who reads and types between two saves, a quick one.
    await pause(1_500);
  }
  browser.close();
}

it(
  `PostgreSQL: ${RATE} of the costliest calls a second for ${SECONDS} s from ${SESSIONS} sessions in ${NETWORKS} networks: some are carried out, the others get 429, and two applicants finish`,
  { timeout: 300_000 },
  async (context: TestContext) => {
    const stage = await prepareStage();
    context.after(stage.remove);
    const environment = {
      ...stage.environment,
      FIELD_KEYS,
      TRUSTED_PROXIES: '1',
      // The default, or in the small size so few that most of the flood is above it.
      SUBMISSIONS_PER_MINUTE: '',
      LOGINS_PER_MINUTE: '',
    };
    const service = await startRealService(environment);
    assert.notEqual(service.address, '', service.output());
    const { database } = await openMigratedDatabase(stage);
    context.after(() => database.destroy());
    const keys = await openStoreKeys(database, readConfig(environment));
    const offer = stage.offer.id;

    const flooders = await Promise.all(
      Array.from({ length: SESSIONS }, async (_, turn) => {
        const browser = new Browser(service.address, `198.51.100.${turn % NETWORKS}`);
        return new Flooder(await browser.open(), offer, turn);
      }),
    );
    for (const flooder of flooders) await flooder.begin();

    let isOver = false;
    const common = { service: service.address, offer, database, keys };
    const applicants = Promise.all([
      apply({ ...common, address: '203.0.113.1', name: 'Ann', turn: 50 }, () => isOver),
      apply({ ...common, address: '198.51.100.0', name: 'Ben', turn: 51 }, () => isOver),
    ]);
    const requests: Promise<void>[] = [];
    const began = performance.now();
    for (let sent = 0; sent < RATE * SECONDS; sent += 1) {
      const ahead = (sent * 1_000) / RATE - (performance.now() - began);
      if (ahead > 5) await pause(ahead);
      const request = flooders[sent % SESSIONS]?.flood() ?? Promise.resolve();
      request.catch(() => undefined);
      requests.push(request);
    }
    isOver = true;
    await applicants;
    await Promise.all(requests);

    const statuses = new Map<number, number>();
    for (const flooder of flooders)
      for (const [status, count] of flooder.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
    const refused = statuses.get(429) ?? 0;
    // A save that another one overtook was carried out as far as one can be.
    const carriedOut = (statuses.get(200) ?? 0) + (statuses.get(412) ?? 0);
    const figures = {
      statuses: Object.fromEntries(statuses),
      resets: flooders.reduce((sum, { browser }) => sum + browser.resets, 0),
    };
    context.diagnostic(JSON.stringify(figures));
    assert.equal(refused + carriedOut, RATE * SECONDS, JSON.stringify(figures));
    assert.ok(carriedOut > 0 && refused > 0, JSON.stringify(figures));

    // Of a refused call nothing of the body is read: it is answered while none of it was sent.
    const [flooder] = flooders;
    assert.ok(flooder);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => {
        const { browser } = flooder;
        return new Promise<Received>((resolve) => {
          const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '200000' };
          const request = browser.begin('POST', SAVE, { ...headers, 'idempotency-key': randomUUID() }, (received) => {
            resolve(received);
            request.destroy();
          });
          request.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
          request.flushHeaders();
          setTimeout(() => request.destroy(), 10_000).unref();
        });
      }),
    );
    const early = answers.filter(({ status }) => status === 429).length;
    assert.ok(early >= 30 - 16, `${early} of 30 calls without a body were refused`);
    flooders.forEach(({ browser }) => browser.close());
    await stop(service);
  },
);
