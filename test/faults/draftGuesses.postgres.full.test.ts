/** The real service under somebody who guesses: at the code of a saved draft, and who asks for one again and again. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { it, type TestContext } from 'node:test';
import { toWire } from '#domain/wire.ts';
import { readConfig } from '#server/config.ts';
import { openMigratedDatabase, type Database } from '#server/database/database.ts';
import { deriveCode } from '#server/drafts/secrets.ts';
import { tokenOf } from '#server/drafts/links.ts';
import { openStoreKeys } from '#server/numbers/storeKeys.ts';
import { FIELD_KEYS } from '#test/server/support/fieldKeys.ts';
import { startRealService, stop } from '#test/server/support/realService.ts';
import { prepareStage } from './support/submitting.ts';

const GUESSES = 100_000;
const REQUESTS = 10_000;
const CONNECTIONS = 64;
/** Wrong codes of all strangers together that are compared in a day. */
const GUESSES_A_DAY = 20;
const MINUTE = 60_000;
/** Codes that strangers get in a day, one a minute. */
const CODES_A_DAY = 5;

/** One browser, seen from an address that it makes up anew with each call. */
class Guesser {
  #cookie = '';
  #token = '';

  constructor(readonly address: string) {}

  async open(path: string): Promise<void> {
    this.#follow(await this.#get(path));
    const answer = await this.#get('/api/csrf/');
    this.#follow(answer);
    this.#token = ((await answer.json()) as { csrf_token: string }).csrf_token;
  }

  async post(path: string, fields: Record<string, string>): Promise<{ status: number; body: unknown }> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await fetch(`${this.address}${path}`, {
      method: 'POST',
      body,
      headers: { ...this.#headers(), 'idempotency-key': randomUUID() },
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }

  #get(path: string): Promise<Response> {
    return fetch(`${this.address}${path}`, { redirect: 'manual', headers: this.#headers() });
  }

  #follow(answer: Response): void {
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
  }

  #headers(): Record<string, string> {
    const parts = [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)];
    return { cookie: this.#cookie, 'x-csrf-token': this.#token, 'x-forwarded-for': parts.join('.') };
  }
}

interface SavedDraft {
  id: number;
  draft_url: string;
}

/** `count` calls over the connections, as many at once as there are; `next` makes one. */
async function inParallel<Answer>(count: number, next: (connection: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      while (left > 0) {
        left -= 1;
        answers.push(await next(connection));
      }
    }),
  );
  return answers;
}

interface StoredCode {
  id: string;
  seed: string;
}

/** The codes that are good, one for each session. */
async function goodCodes(database: Database, applicationId: number): Promise<StoredCode[]> {
  return database
    .selectFrom('draft_codes')
    .select(['id', 'seed'])
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .execute();
}

it(
  `PostgreSQL: ${GUESSES} guesses over ${CONNECTIONS} sessions open no draft, and end neither its link nor its owner’s hold; ${REQUESTS} requests bring one code a minute`,
  { timeout: 3_600_000 },
  async (context: TestContext) => {
    const stage = await prepareStage();
    context.after(stage.remove);
    const environment = { ...stage.environment, FIELD_KEYS, LOGINS_PER_MINUTE: '1000000' };
    const service = await startRealService(environment);
    assert.notEqual(service.address, '', service.output());
    const { database } = await openMigratedDatabase(stage);
    context.after(() => database.destroy());
    const keys = await openStoreKeys(database, readConfig(environment));

    const owner = new Guesser(service.address);
    await owner.open('/api/csrf/');
    const contact_details = { first_name: 'Ann', email_address: 'ann@example.com', tel_mobile: '+61491570156' };
    const data = { ...toWire({ contact_details }, { offer: stage.offer.id }), action: 'save_as_draft' };
    const saved = await save(owner, data);

    const token = async (): Promise<string> => {
      const row = await database
        .selectFrom('draft_links')
        .select('seed')
        .where('application_id', '=', saved.id)
        .where('voided_at', 'is', null)
        .executeTakeFirstOrThrow();
      return tokenOf({ keys }, row);
    };
    const link = await token();
    const guessers = Array.from({ length: CONNECTIONS }, () => new Guesser(service.address));
    for (const guesser of guessers) await guesser.open(`/d/${link}`);
    const at = (connection: number): Guesser => guessers[connection] ?? owner;

    const began = Date.now();
    const asked = await inParallel(REQUESTS, (connection) =>
      at(connection).post(saved.draft_url, { action: 'send_sms_code' }),
    );
    const sent = asked.filter(({ status }) => status === 200).length;
    const most = Math.min(CODES_A_DAY, 1 + Math.floor((Date.now() - began) / MINUTE));
    assert.ok(sent >= 1 && sent <= most, `${sent} codes were sent, of at most ${most}`);
    const owedTexts = await database.selectFrom('outbox').select('id').where('channel', '=', 'sms').execute();
    assert.equal(owedTexts.length, sent);

    // As if each of the sessions had a code by now, though strangers get five a day.
    for (const guesser of guessers) {
      await database.deleteFrom('sms_sends').execute();
      assert.equal((await guesser.post(saved.draft_url, { action: 'send_sms_code' })).status, 200);
    }
    const rights = new Set((await goodCodes(database, saved.id)).map((row) => deriveCode({ keys }, row)));
    assert.ok(rights.size > CONNECTIONS / 2, 'each session has a code of its own');
    const guesses = await inParallel(GUESSES, (connection) => {
      let guess = '';
      do guess = String(randomInt(1_000_000)).padStart(6, '0');
      while (rights.has(guess));
      return at(connection).post(saved.draft_url, { action: 'sms_login', otp_token: guess });
    });
    assert.ok(guesses.every(isRefused));
    const tries = await database
      .selectFrom('draft_codes')
      .select('tries')
      .where('application_id', '=', saved.id)
      .execute();
    const evaluated = tries.reduce((sum, row) => sum + row.tries, 0);
    assert.equal(evaluated, GUESSES_A_DAY);
    for (const right of rights) {
      const late = await at(1).post(saved.draft_url, { action: 'sms_login', otp_token: right });
      assert.equal(late.status, 429, 'a stranger waits, with the right code, too');
    }

    assert.equal(await token(), link, 'the link is as it was');
    const holds = await database.selectFrom('draft_holds').select('session_id').execute();
    assert.equal(holds.length, 1, 'who saved it holds it, and nobody else');
    const told = await database.selectFrom('outbox').select('id').where('template', '=', 'guesses_used').execute();
    assert.equal(told.length, 1, 'its owner is told once');
    const before = await goodCodes(database, saved.id);
    await database.deleteFrom('sms_sends').execute();
    assert.equal((await owner.post(saved.draft_url, { action: 'send_sms_code' })).status, 200);
    const own = (await goodCodes(database, saved.id)).find(({ id }) => before.every((row) => row.id !== id));
    const code = own ? deriveCode({ keys }, own) : '';
    const verified = await owner.post(saved.draft_url, { action: 'verify_mobile', verification_code: code });
    assert.deepEqual(verified, { status: 200, body: { verified: true } });
    await stop(service);
    context.diagnostic(`${GUESSES} guesses, ${evaluated} evaluated; ${REQUESTS} requests, ${sent} codes sent`);
  },
);

function isRefused({ status, body }: { status: number; body: unknown }): boolean {
  if (status === 429) return true;
  return status === 200 && typeof body === 'object' && body !== null && 'verified' in body && body.verified === false;
}

async function save(owner: Guesser, data: object): Promise<SavedDraft> {
  const answer = await owner.post('/offer/api/application-create-update/', { application_data: JSON.stringify(data) });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body as SavedDraft;
}
