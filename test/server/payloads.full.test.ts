/** Whatever arrives as an application: refused or stored as the rules settle it, never a failure of the server's own. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { NEW_APPLICATION } from '#domain/session.ts';
import { checkSubmission } from '#domain/submission.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { applications, PROTOTYPE_WORDS } from '#test/support/arbitraries.ts';
import { asText, MAX_DEPTH, mutate, mutations, POISON, type Json } from './support/mutations.ts';
import { countRows, readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const RUNS = 10_000;
/** Copying a step into itself can make a payload deep without any wrapping; both must be refused. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0; depth += 1)
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  return depth - 1;
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
