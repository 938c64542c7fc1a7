/** The real service under somebody who guesses: at the code of a saved draft, and who asks for one again and again. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { it, type TestContext } from 'node:test';
import { toWire } from '#domain/wire.ts';
import { readConfig } from '#server/config.ts';
import { openMigratedDatabase, type Database } from '#server/database/database.ts';
import { deriveCode } from '#server/drafts/secrets.ts';
import { tokenOf } from '#server/drafts/links.ts';
import { openStoreKeys, type StoreKeys } from '#server/numbers/storeKeys.ts';
import { FIELD_KEYS } from '#test/server/support/fieldKeys.ts';
import { startRealService, stop } from '#test/server/support/realService.ts';
import { prepareStage } from './support/submitting.ts';

const FULL = Boolean(process.env['FULL']);
const GUESSES = FULL ? 100_000 : 1_000;
const REQUESTS = FULL ? 10_000 : 300;
const CONNECTIONS = 64;
/** Codes that are asked for until the link has ended. */
const CODES = 5;
const TRIES_OF_A_LINK = 20;
const MINUTE = 60_000;
/** Codes of a draft, one a minute. */
const MOST_AN_HOUR = 5;

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

async function newestCode(database: Database, keys: StoreKeys, applicationId: number): Promise<string> {
  const row = await database
    .selectFrom('draft_codes')
    .select(['id', 'seed'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return deriveCode({ keys }, row);
}

it(
  `PostgreSQL: ${GUESSES} guesses over ${CONNECTIONS} connections open no draft, nor does the right code after them; ${REQUESTS} requests bring one code a minute`,
  { timeout: FULL ? 3_600_000 : 240_000 },
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
    const most = Math.min(MOST_AN_HOUR, 1 + Math.floor((Date.now() - began) / MINUTE));
    assert.ok(sent >= 1 && sent <= most, `${sent} codes were sent, of at most ${most}`);
    const owedTexts = await database.selectFrom('outbox').select('id').where('channel', '=', 'sms').execute();
    assert.equal(owedTexts.length, sent);

    let evaluated = 0;
    for (let round = 0; round < CODES; round += 1) {
      if (round > 0) {
        // As if the minute between two codes were over.
        await database.deleteFrom('sms_sends').execute();
        const { status } = await at(0).post(saved.draft_url, { action: 'send_sms_code' });
        assert.equal(status, evaluated < TRIES_OF_A_LINK ? 200 : 400, `code ${round + 1}`);
      }
      const right = await newestCode(database, keys, saved.id);
      const guesses = await inParallel(Math.ceil(GUESSES / CODES), (connection) => {
        const guess = (Number(right) + randomInt(1, 1_000_000)) % 1_000_000;
        const otp_token = String(guess).padStart(6, '0');
        return at(connection).post(saved.draft_url, { action: 'sms_login', otp_token });
      });
      assert.ok(guesses.every(({ status, body }) => status === 200 && isRefused(body)));
      const { tries } = await database
        .selectFrom('draft_codes')
        .select((builder) => builder.fn.sum<string>('tries').as('tries'))
        .where('application_id', '=', saved.id)
        .executeTakeFirstOrThrow();
      evaluated = Number(tries);
      assert.ok(evaluated <= Math.min(TRIES_OF_A_LINK, 5 * (round + 1)), `${evaluated} guesses were evaluated`);
      const late = await at(1).post(saved.draft_url, { action: 'sms_login', otp_token: right });
      assert.ok(isRefused(late.body), 'the right code opened after the guesses');
    }

    assert.equal(evaluated, TRIES_OF_A_LINK);
    assert.notEqual(await token(), link, 'a new link takes the place of the one that was guessed at');
    const holds = await database.selectFrom('draft_holds').select('session_id').execute();
    assert.equal(holds.length, 1, 'who saved it holds it, and nobody else');
    await stop(service);
    context.diagnostic(`${GUESSES} guesses, ${evaluated} evaluated; ${REQUESTS} requests, ${sent} codes sent`);
  },
);

function isRefused(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'verified' in body && body.verified === false;
}

async function save(owner: Guesser, data: object): Promise<SavedDraft> {
  const answer = await owner.post('/offer/api/application-create-update/', { application_data: JSON.stringify(data) });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body as SavedDraft;
}
