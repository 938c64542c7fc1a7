/** Whatever arrives as an application: refused or stored as the rules settle it, never a failure of the server's own. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { NEW_APPLICATION } from '#domain/session.ts';
import { checkSubmission } from '#domain/submission.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { applications, PROTOTYPE_WORDS } from '#test/support/arbitraries.ts';
import { countRows, readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const RUNS = process.env['FULL'] ? 10_000 : 200;
const MAX_DEPTH = 24;

/** Stand-ins for keys that JSON.stringify would not write. */
const POISON = {
  POISONED_PROTO: '__proto__',
  POISONED_CONSTRUCTOR: 'constructor',
  POISONED_PROTOTYPE: 'prototype',
} as const;
type Poison = keyof typeof POISON;
type Json = Record<string, unknown>;

type Mutation =
  | { kind: 'replace'; at: number; by: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'copy'; at: number; from: number }
  | { kind: 'wrap'; at: number; levels: number }
  | { kind: 'poison'; at: number; key: Poison };

const oddValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    0.1,
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    'NaN',
    '\u0000',
    '\ud800',
    '\u202e',
    '🙂',
    "'; drop table people; --",
    '<script>',
    '{}',
    [],
    [[]],
    [null],
    {},
    { id: 1 },
    'x'.repeat(5000),
    ...PROTOTYPE_WORDS,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly small changes, so that many payloads remain valid; deep and poisoned ones are rarer, as they are refused at once. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), by: oddValues }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('copy' as const), at: fc.nat(), from: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrap' as const),
      at: fc.nat(),
      levels: fc.constantFrom(1, MAX_DEPTH + 1, 500),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('poison' as const),
      at: fc.nat(),
      key: fc.constantFrom(...(Object.keys(POISON) as Poison[])),
    }),
  },
);

type Holder = Record<string, unknown>;
interface Place {
  holder: Holder;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function placeAt(root: Json, index: number): Place {
  const places = placesIn(root);
  return places[index % places.length] ?? { holder: root, key: 'offer' };
}

function mutate(root: Json, mutation: Mutation): void {
  const { holder, key } = placeAt(root, mutation.at);
  if (mutation.kind === 'replace') holder[key] = structuredClone(mutation.by);
  else if (mutation.kind === 'remove') delete holder[key];
  else if (mutation.kind === 'poison') holder[mutation.key] = { isAdmin: true };
  else if (mutation.kind === 'wrap')
    for (let level = 0; level < mutation.levels; level += 1) holder[key] = [holder[key]];
  else {
    const source = placeAt(root, mutation.from);
    holder[key] = structuredClone(source.holder[source.key]);
  }
}

/** Copying a step into itself can make a payload deep without any wrapping; both must be refused. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0; depth += 1)
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  return depth - 1;
}

function asText(root: Json): string {
  return Object.entries(POISON).reduce(
    (text, [standIn, key]) => text.replaceAll(`"${standIn}":`, `"${key}":`),
    JSON.stringify(root),
  );
}

describe('payloads', () => {
  let server: TestServer;
  let client: TestClient;
  let valid: Json;
  let accepted = 0;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    client = await TestClient.open(server);
    valid = (await readySubmission(server, client, 101)).data;
  });
  after(() => server.stop());

  async function submit(text: string): Promise<Answer> {
    const answer = await client.submit(text);
    assert.ok(
      answer.status === 200 || answer.status === 400 || answer.status === 413,
      `${answer.status} ${answer.body.toString()}`,
    );
    assert.doesNotMatch(answer.body.toString(), /node_modules|at \w+ \(|select \*|insert into|\.ts\b/);
    if (answer.status === 200) {
      accepted += 1;
      await assertSound(Number(answer.json()['id']));
    }
    return answer;
  }

  /** What is stored stands up to the rules, and they have nothing left to settle. */
  async function assertSound(id: number): Promise<void> {
    const stored = await readStored(server, id);
    assert.ok(stored);
    const offer = await storedOffer(server, stored.offerId);
    const judged = checkSubmission({
      offer,
      application: stored.application,
      user: null,
      mode: NEW_APPLICATION,
      today: '2026-11-21',
    });
    assert.deepEqual([judged.errors, judged.isAcceptable], [{}, true]);
    assert.deepEqual(JSON.parse(JSON.stringify(judged.application)), stored.application);
  }

  for (const word of PROTOTYPE_WORDS) {
    it(`[2-INV-29] refuses ${JSON.stringify(word)} for every choice, and never fails`, async () => {
      const root = structuredClone(valid);
      const details = root['investor_details'] as Json;
      for (const [step, field] of [
        ['investor_details', 'investor_type'],
        ['payment_options', 'paymentMethod'],
        ['tax_details', 'tax_type'],
        ['contact_details', 'holdingProfileType'],
      ] as const) {
        const changed = { ...root, [step]: { ...(root[step] as Json | undefined), [field]: word } };
        assert.equal((await submit(JSON.stringify(changed))).status, 400, field);
      }
      await submit(JSON.stringify({ ...root, action: word }));
      await submit(
        JSON.stringify({ ...root, investor_details: { ...details, [word === '__proto__' ? 'x' : word]: word } }),
      );
    });
  }

  it(
    `of ${RUNS / 2} mutated applications none fails, and none that breaks a rule is stored`,
    { timeout: RUNS * 1000 },
    async () => {
      const before = await countRows(server);
      accepted = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(mutations, { minLength: 1, maxLength: 3 }), async (changes) => {
          const root = structuredClone(valid);
          for (const change of changes) mutate(root, change);
          const text = asText(root);
          const answer = await submit(text);
          const isRefusable =
            Object.values(POISON).some((key) => text.includes(`"${key}":`)) || depthOf(root) > MAX_DEPTH;
          if (isRefusable) assert.equal(answer.status, 400, text.slice(0, 2000));
        }),
        { numRuns: RUNS / 2, includeErrorInReport: true },
      );
      const after = await countRows(server);
      assert.equal(after['applications'], (before['applications'] ?? 0) + accepted);
      assert.equal(after['events'], (before['events'] ?? 0) + accepted);
      assert.ok(accepted > RUNS / 50, `only ${accepted} were still valid`);
      assert.equal(({} as Json)['isAdmin'], undefined);
    },
  );

  it(
    `of ${RUNS / 4} random applications none fails, and none that breaks a rule is stored`,
    { timeout: RUNS * 1000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          applications,
          async (application) =>
            void (await submit(JSON.stringify({ ...valid, ...toWire(application, { offer: 101 }) }))),
        ),
        { numRuns: RUNS / 4, includeErrorInReport: true },
      );
    },
  );

  it(`of ${RUNS / 4} random texts none fails, and none is stored`, { timeout: RUNS * 1000 }, async () => {
    const before = await countRows(server);
    const names = fc.constantFrom('offer', 'action', ...Object.keys(valid));
    const texts = fc.oneof(
      fc.dictionary(names, fc.jsonValue({ maxDepth: 5 })).map((values) => JSON.stringify({ offer: 101, ...values })),
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .tuple(fc.nat(5000), fc.constantFrom('', 'x', '"', '}', ','))
        .map(([length, end]) => JSON.stringify(valid).slice(0, -2).slice(0, length) + end),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => assert.notEqual((await submit(text)).status, 200)),
      { numRuns: RUNS / 4, includeErrorInReport: true },
    );
    assert.deepEqual(await countRows(server), before);
  });
});
