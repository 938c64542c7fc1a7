/** Lists far beyond their limits, which once held the service up for seconds: refused by their length, before anything walks them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { LARGEST_APPLICATION, MOST_ERRORS } from '#domain/model/limits.ts';
import { fromWire } from '#domain/wire.ts';
import { piecesDone } from '#server/applications/work/work.ts';
import { countRows } from '#test/server/support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from '#test/server/support/testServer.ts';
import { countingService, type CountedAnswer, type CountingService } from './support/counted.ts';
import { ATTACKS, attackData, type Attack } from './support/largeLists.ts';

const COMMANDS = ['save_as_draft', 'autosave', 'splash', undefined] as const;
/** Of looking for the session, making it, and looking for what was answered under a key. */
const MOST_STATEMENTS = 6;
/** Bytes; one error has some 60. */
const LARGEST_ANSWER = 200 + MOST_ERRORS * 150;
/** Steps of a call whatever is in it, and those for each row: whether its texts came through is looked at once. */
const STEPS = { call: 5_000, row: 7 };

let server: TestServer;
let service: CountingService;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  await addOffer(server);
  service = await countingService(server);
  client = await TestClient.open(server);
});
after(async () => {
  await service.app.close();
  await server.stop();
});

function send(attack: Attack, action: (typeof COMMANDS)[number]): Promise<CountedAnswer> {
  const application_data = JSON.stringify({ ...attackData(attack), offer: 101, action, file_key: randomUUID() });
  assert.ok(application_data.length <= LARGEST_APPLICATION, `${application_data.length} bytes`);
  const headers = { 'idempotency-key': randomUUID() };
  return service.call(client, {
    method: 'POST',
    url: '/offer/api/application-create-update/',
    fields: { application_data },
    headers,
  });
}

describe('a list far beyond its limit', () => {
  for (const attack of ATTACKS)
    it(`(${attack.what}) is refused by every command with 400 and its field, in a small answer, and stores and judges nothing`, async () => {
      const before = await countRows(server);
      for (const action of COMMANDS) {
        const { status, json, cost } = await send(attack, action);
        assert.equal(status, 400);
        assert.deepEqual(json()['errors'], { [attack.step]: attack.errors });
        assert.ok(cost.bytes <= LARGEST_ANSWER, `${cost.bytes} bytes`);
        assert.ok(cost.statements <= MOST_STATEMENTS, `${cost.statements} statements`);
        assert.equal(cost.validations, 0);
        assert.ok(cost.steps <= STEPS.call + STEPS.row * attack.rows, `${cost.steps} steps`);
      }
      assert.deepEqual(await countRows(server), before);
    });

  it('is refused without a look at any of its rows', () => {
    const untouchable = new Proxy(
      {},
      {
        get: () => assert.fail('a field of a row was read'),
        has: () => assert.fail('a field of a row was looked for'),
        ownKeys: () => assert.fail('the fields of a row were listed'),
        getPrototypeOf: () => assert.fail('the kind of a row was looked at'),
      },
    );
    const directors = Array.from({ length: 101 }, () => untouchable);
    const { excess } = fromWire({ directors: { directors } });
    assert.deepEqual(
      excess?.map(({ step, path }) => `${step}.${path}`),
      ['directors.directors'],
    );
    assert.throws(() => fromWire({ directors: { directors: directors.slice(1) } }), /of a row/);
  });

  it('is read beside where its text has more than 64 KB', async () => {
    const large = ATTACKS.filter((attack) => JSON.stringify(attackData(attack)).length > 65_536);
    const beside = piecesDone.beside;
    for (const attack of large) await send(attack, 'autosave');
    assert.ok(large.length > 0);
    assert.equal(piecesDone.beside, beside + large.length);
  });
});

describe('an answer about what is beyond limits', () => {
  it('names at most 100 of it', async () => {
    const long = { legalFirstName: 'x'.repeat(101), legalLastName: 'x'.repeat(101) };
    const directors = Array.from({ length: 100 }, () => long);
    const answer = await send(
      { what: '', step: 'directors', rows: 100, values: () => ({ directors }), errors: {} },
      'save_as_draft',
    );
    const errors = answer.json()['errors'] as Record<string, Record<string, string>>;
    assert.equal(Object.keys(errors['directors'] ?? {}).length, 100);
    assert.ok(answer.cost.bytes <= LARGEST_ANSWER, `${answer.cost.bytes} bytes`);
  });
});
