/** The whole service over a database of its own, called without a port. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Offer } from '#domain/offer.ts';
import { buildApp } from '#server/buildApp.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { ServerDeps } from '#server/deps.ts';
import { Activity } from '#server/http/activity.ts';
import { PdfJudge } from '#server/documents/pdf/judge.ts';
import { noScanner } from '#server/documents/virusScan.ts';
import { createLookups } from '#server/lookups/lookups.ts';
import { importOffer } from '#server/offers/importing.ts';
import { openStoreKeys, type StoreKeys } from '#server/numbers/storeKeys.ts';
import type { Email } from '#server/outbox/mailer.ts';
import type { Sms } from '#server/sms/gateway.ts';
import { SMS_COMPOSERS } from '#server/sms/composers.ts';
import { systemIds } from '#server/system.ts';
import { closedAfterTest } from './closedAfterTest.ts';
import { assertDescribed } from './describedAnswers.ts';
import { openTestFiles, type TestFiles } from './files.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from './testDatabase.ts';

/** The test's own time; uploads, sessions and offers follow it. */
export const START = new Date('2026-11-21T02:00:00Z');

export interface TestServer extends TestDatabase, Omit<TestFiles, 'files'> {
  /** Of its rows. */
  keys: StoreKeys;
  app: FastifyInstance;
  deps: ServerDeps;
  sent: Email[];
  texted: Sms[];
  /** Sets the clock. */
  travelTo(time: Date): void;
  stop(): Promise<void>;
}

/** Budgets that no test uses up that does not set its own. */
export const UNBOUNDED = {
  BUDGET_TEXTS: '1000000/1000000',
  BUDGET_FIRST_EMAILS: '1000000/1000000/1000000',
  BUDGET_NEW_DRAFTS: '1000000/1000000/1000000',
  BUDGET_STORED_KB: '100000000/100000000',
  BUDGET_LOOKUPS: '1000000/1000000',
};

/** One for all services of this process, since its processes take a second to start; they end with this one. */
const pdfJudge = new PdfJudge();

export async function startTestServer(
  overrides: Partial<Omit<ServerDeps, 'config'>> & { config?: Partial<Config> } = {},
): Promise<TestServer> {
  const testDatabase = await openTestDatabase();
  const sent: Email[] = [];
  const texted: Sms[] = [];
  let time = START;
  const environment = {
    UPLOADS_PER_MINUTE: '1000000',
    SUBMISSIONS_PER_MINUTE: '1000000',
    LOGINS_PER_MINUTE: '1000000',
    SHEETS_PER_MINUTE: '1000000',
    LOOKUPS_PER_MINUTE: '1000000',
    ...UNBOUNDED,
    DATA_DIR: testDatabase.dataDirectory,
    PUBLIC_DIR: path.join(testDatabase.dataDirectory, 'no-page'),
  };
  const { databaseUrl } = testDatabase;
  const config = { ...readConfig(environment), databaseUrl, ...overrides.config };
  const keys = overrides.keys ?? (await openStoreKeys(testDatabase.database, config));
  const { files, ...looks } = await openTestFiles(testDatabase.dataDirectory);
  const deps: ServerDeps = {
    files,
    database: testDatabase.database,
    clock: { now: () => time },
    ids: systemIds,
    mailer: { send: async (email) => void sent.push(email) },
    sms: { send: async (sms) => void texted.push(sms) },
    smsComposers: SMS_COMPOSERS,
    scanner: noScanner,
    pdfJudge,
    lookups: createLookups(readConfig({})),
    activity: new Activity(),
    logLevel: 'silent',
    ...overrides,
    keys,
    config,
  };
  const app = await buildApp(deps);
  await app.ready();
  const stop = closedAfterTest(async () => {
    await app.close();
    files.close();
    await testDatabase.remove();
  });
  return { ...testDatabase, ...looks, keys, app, deps, sent, texted, travelTo: (next) => (time = next), stop };
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A PDF that nobody else has: equal contents are stored once. */
export function ownPdf(): Buffer<ArrayBuffer> {
  return Buffer.concat([PDF, Buffer.from(`% ${randomUUID()}\n`)]);
}

/** Writes the demo offer's file, changed as asked, into a folder of its own with its pictures and documents. */
export function writeOfferFile(changes: Record<string, unknown> = {}): string {
  const folder = temporaryFolder('offer');
  const demo = JSON.parse(fs.readFileSync('offers/emberfield-copper/offer.json', 'utf8')) as Record<string, unknown>;
  const offer = {
    ...demo,
    documents: [{ filename: 'Prospectus.pdf', title: 'Prospectus' }, { filename: 'Rules & fees.pdf' }],
    ...changes,
  };
  fs.mkdirSync(path.join(folder, 'documents'));
  fs.mkdirSync(path.join(folder, 'images'));
  for (const name of ['Prospectus.pdf', 'Rules & fees.pdf'])
    fs.writeFileSync(path.join(folder, 'documents', name), PDF);
  for (const name of ['hero.svg', 'mark.svg'])
    fs.writeFileSync(path.join(folder, 'images', name), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.writeFileSync(path.join(folder, 'offer.json'), JSON.stringify(offer));
  return path.join(folder, 'offer.json');
}

/** Puts the demo offer, changed as asked, into the database. */
export async function addOffer(
  { deps }: TestServer,
  changes: Partial<Offer> = {},
): Promise<{ id: number; href: string }> {
  return importOffer(deps, writeOfferFile(changes));
}

export interface Answer {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
  json: () => Record<string, unknown>;
}

export interface SentForm {
  payload: Buffer;
  headers: Record<string, string>;
}

export async function encodeForm(fields: Record<string, string | File>): Promise<SentForm> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

function cookiesOf({ headers }: Pick<Answer, 'headers'>): string[] {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
}

const isOfBrowser = (cookie: string): boolean => /^(__Host-)?allot_browser=/.test(cookie);

/** One browser: keeps its cookie and sends its token. */
export class TestClient {
  cookie = '';
  token = '';
  /** The cookie that goes with every session of one browser, kept as soon as an answer sets it. */
  browserCookie = '';
  /** Its address, as a proxy says it; only a service that trusts one believes it. */
  address: string | null = null;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  static async open({ app }: Pick<TestServer, 'app'>): Promise<TestClient> {
    const client = new TestClient(app);
    const answer = await client.call('GET', '/api/csrf/');
    client.cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    client.token = String(answer.json()['csrf_token']);
    return client;
  }

  /** Every answer has to be as docs/openapi.json describes it. */
  async call(
    method: Method,
    url: string,
    { headers = {}, payload }: { headers?: Record<string, string>; payload?: Buffer | string } = {},
  ): Promise<Answer> {
    const cookie = [this.cookie, this.browserCookie].filter(Boolean).join('; ');
    const own = {
      ...(cookie && { cookie }),
      ...(this.token && { 'x-csrf-token': this.token }),
      ...(this.address !== null && { 'x-forwarded-for': this.address }),
    };
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...own, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const received = { status: response.statusCode, headers: response.headers, body: response.rawPayload };
    assertDescribed(method, url, received);
    this.browserCookie = cookiesOf(received).find(isOfBrowser) ?? this.browserCookie;
    return { ...received, json: () => response.json() };
  }

  async post(
    url: string,
    fields: Record<string, string | File>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = await encodeForm(fields);
    return this.call('POST', url, { payload: form.payload, headers: { ...form.headers, ...headers } });
  }

  /** Takes over the cookie that an answer sets. */
  follow(answer: Answer): void {
    const cookie = cookiesOf(answer).find((set) => !isOfBrowser(set));
    if (cookie) this.cookie = cookie;
  }

  /** Logs in and follows the new session. @param file names the open file that goes on: `file_key`, and `application_id` of a saved draft */
  async logIn(username: string, password: string, file: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.post('/login/', { username, password, ...file });
    this.follow(answer);
    this.token = String((await this.call('GET', '/api/csrf/')).json()['csrf_token']);
    return answer;
  }

  async upload(
    content: Buffer | string = PDF,
    name = 'passport.pdf',
    { address = '/api/application_docs/', fileKey }: { address?: string; fileKey?: string } = {},
  ): Promise<Answer> {
    return this.post(address, {
      doc_file: new File([typeof content === 'string' ? content : new Uint8Array(content)], name, {
        type: 'application/pdf',
      }),
      filename: name,
      public: 'false',
      ...(fileKey !== undefined && { file_key: fileKey }),
    });
  }

  /** Sends `application_data`; a fresh key unless one is given. */
  async submit(data: unknown, key: string | null = randomUUID()): Promise<Answer> {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    return this.post(
      '/offer/api/application-create-update/',
      { application_data: text },
      key === null ? {} : { 'idempotency-key': key },
    );
  }
}
