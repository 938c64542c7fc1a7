/** Valid applications of every kind of owner, each with one answer broken: the service's verdict is that of the rules. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { checkSubmission } from '#domain/submission.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { countRows, readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const EVERY = 3;

/** What breaks a rule of a text, by the rule's name. Some take it all the same: the rules say which. */
const BREAKS: readonly [rule: string, value: unknown][] = [
  ['required', ''],
  ['length', 'x'.repeat(2_500)],
  ['characters', 'a\tb\u202e<b>'],
  ['format', '31/02/2001'],
  ['choice', 'toString'],
  ['kind', true],
];

/** Nobody has a holding yet that a claim to one could be checked against: the service takes new ones alone. */
const OWN_RULE = 'contact_details.holdingProfileType';

/** Paths of every text in the answers; documents are another test's matter. */
function textsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null || 'filename' in value) return [];
  const entries = Array.isArray(value) ? value.map((entry, index) => [index, entry] as const) : Object.entries(value);
  return entries.flatMap(([key, entry]) => textsIn(entry, [...path, key]));
}

function changed<Value>(value: Value, [key, ...rest]: readonly (string | number)[], to: unknown): Value {
  if (key === undefined) return to as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, to);
  return copy as Value;
}

describe('one broken answer', () => {
  let server: TestServer;
  let posted = 0;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { id: 801, href: '/offers/tax-step/' });
    await addOffer(server, { id: 802, href: '/offers/inline/', issuer_holdings_two_enabled: true });
  });
  after(() => server.stop());

  for (const [variant, offerId] of [
    ['with a tax step', 801],
    ['who declare in their blocks', 802],
  ] as const) {
    for (const [turn, owner] of INVESTOR_KINDS.entries()) {
      it(`[2-CALL-05, 2-CALL-06] of an application by ${owner}, ${variant}: refused as the rules say, or taken as they say`, async () => {
        const client = await TestClient.open(server);
        const offer = await storedOffer(server, offerId);
        const { application } = await readySubmission(server, client, offerId, (stored) =>
          anApplicationBy(owner, stored),
        );
        const { landingpage: _settled, ...answers } = application;
        const cases = textsIn(answers)
          .filter((path) => path.join('.') !== OWN_RULE)
          .flatMap((path) => BREAKS.map(([rule, value]) => ({ path, rule, value })));
        let taken = 0;
        const before = (await countRows(server))['applications'] ?? 0;
        for (const { path, rule, value } of cases.filter((_, index) => (index + turn) % EVERY === 0)) {
          const name = `${path.join('.')}: ${rule}`;
          const data = toWire(changed<Application>(application, path, value), { offer: offerId });
          const { application: sent, excess = [] } = fromWire(data);
          const judged = checkSubmission({
            offer,
            application: identify(sent, randomUUID),
            user: null,
            mode: NEW_APPLICATION,
            ...daysAt(server.deps.clock.now().getTime(), OFFER_ZONE),
          });

          const answer = await client.submit(data);

          assert.ok(answer.status === 200 || answer.status === 400, `${name}: ${answer.status}`);
          const isAcceptable = judged.isAcceptable && excess.length === 0;
          assert.equal(answer.status === 200, isAcceptable, `${name}: ${answer.body.toString().slice(0, 400)}`);
          if (answer.status === 200) taken += 1;
          else if (excess.length > 0)
            assert.deepEqual(
              answer.json()['errors'],
              Object.fromEntries(excess.map(({ step, path: at, message }) => [step, { [at]: message }])),
              name,
            );
          else if (Object.keys(judged.errors).length > 0)
            assert.deepEqual(answer.json()['errors'], judged.errors, name);
          posted += 1;
        }
        assert.equal((await countRows(server))['applications'], before + taken);
      });
    }
  }

  it('were enough of them', () => {
    assert.ok(posted > 2_000, String(posted));
  });
});
