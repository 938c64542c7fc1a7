/** Numbers of people leave nothing behind: not in what is stored, nor in what the service says. */
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { readStored } from '#server/applications/stored.ts';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { withInlineTax } from '#test/support/declarations.ts';
import { anApplicationBy, aPersonOf, INVESTOR_KINDS, type InvestorKind } from '#test/support/entityApplications.ts';
import { asText, mutate, mutations } from './support/mutations.ts';
import { findNumbers, freshNumbers, numbersOf, scanDatabase, withNumbers } from './support/numbers.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission, type ReadySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const FUZZED = 2_000;
const VARIANTS = [
  [101, 'with a tax step'],
  [102, 'with tax declarations inside the blocks'],
] as const;

/** A number that is copied into a name is a name. */
const ownMutations = mutations.filter(({ kind }) => kind !== 'copy');

/** In the inline variant the address of an individual is another one. */
function anApplicant(kind: InvestorKind, offer: Offer): Application {
  const application = anApplicationBy(kind, offer);
  if (kind !== 'individual') return application;
  const investor_details = { investor_type: 'individual' as const, investors: [aPersonOf(offer)] };
  return withInlineTax({ ...application, investor_details }, offer);
}

describe('numbers of people', () => {
  const numbers = freshNumbers();
  const used = new Set<string>();
  const said: { place: string; bytes: Buffer }[] = [];
  const logs: Buffer[] = [];
  const ready: ReadySubmission[] = [];
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logs.push(Buffer.from(chunk));
        done();
      },
    });
    server = await startTestServer({ logLevel: 'warn', logStream });
    await addOffer(server);
    await addOffer(server, { id: 102, href: '/offers/inline/', issuer_holdings_two_enabled: true });
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const hear = (place: string, { headers, body }: Answer): void =>
    void said.push({ place, bytes: Buffer.concat([Buffer.from(JSON.stringify(headers)), body]) });

  for (const [offer, variant] of VARIANTS)
    for (const kind of INVESTOR_KINDS)
      it(`are stored and read back for ${kind} ${variant}`, async () => {
        const submission = await readySubmission(server, client, offer, (terms) =>
          withNumbers(anApplicant(kind, terms), numbers),
        );
        const own = numbersOf(submission.application);
        assert.ok(own.length > 2, 'the scan proves nothing without numbers');
        own.forEach((number) => used.add(number));
        ready.push(submission);

        const answer = await client.submit(submission.data);

        hear(`${kind} ${variant}`, answer);
        assert.equal(answer.status, 200, answer.body.toString());
        const stored = await readStored(server, Number(answer.json()['id']));
        const kept = numbersOf(stored?.application ?? {});
        assert.ok(kept.length > 2);
        assert.deepEqual(
          kept.filter((number) => !own.includes(number)),
          [],
        );
      });

  it(`are in no answer to ${FUZZED} calls with anything wrong in them`, { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(ready.length - 1),
        fc.array(ownMutations, { minLength: 1, maxLength: 3 }),
        async (index, changes) => {
          const root: Record<string, unknown> = structuredClone(ready[index]?.data ?? {});
          for (const change of changes) mutate(root, change);
          const answer = await client.submit(asText(root));
          assert.ok(answer.status < 500, answer.body.toString());
          hear('a fuzzed call', answer);
        },
      ),
      { numRuns: FUZZED, includeErrorInReport: true },
    );
  });

  it('are in no answer, e-mail or line of the log', async () => {
    await sendDueEmails(server);
    hear('the outbox', await client.call('GET', '/dev/outbox/'));

    assert.ok(server.sent.length > 0);
    const all = [
      ...said,
      { place: 'e-mails', bytes: Buffer.from(JSON.stringify(server.sent)) },
      { place: 'log', bytes: Buffer.concat(logs) },
    ];
    assert.deepEqual(
      all.flatMap(({ place, bytes }) => findNumbers(used, bytes, place)),
      [],
    );
  });

  it('are in no byte of the database', async () => {
    assert.deepEqual(await scanDatabase(used, server), []);
  });

  it('would be found if one stood there', async () => {
    const [number = ''] = used;
    await server.database
      .insertInto('server_keys')
      .values({ name: 'planted', value: `x ${number}` })
      .execute();

    assert.notDeepEqual(await scanDatabase(used, server), []);
  });
});
