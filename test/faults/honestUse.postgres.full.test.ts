/** Budgets and limits with their defaults, under as much use as honest people make of the service. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { toWire } from '#domain/wire.ts';
import type { Caller } from '#server/budgets/caller.ts';
import { claimBudget } from '#server/budgets/claim.ts';
import { readBudgetUse } from '#server/budgets/use.ts';
import { readConfig } from '#server/config.ts';
import { callerNetworks } from '#server/http/callerNetwork.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { newestCode, sendWell } from '#test/server/support/drafts.ts';
import { readySubmission } from '#test/server/support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from '#test/server/support/testServer.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** People who really come; the others have come before, as far as counts can tell. */
const COMING = Infinity;
/** An adviser of the demo people. */
const ROHAN = 'rohan.mehta@example.com';
const OFFICE = '203.0.113.7';

describe('with the defaults nobody honest is refused', () => {
  let server: TestServer;
  before(async () => {
    const { budgets, smsLimits, submissionsPerMinute, uploadsPerMinute, loginsPerMinute } = readConfig({});
    const config = { budgets, smsLimits, submissionsPerMinute, uploadsPerMinute, loginsPerMinute, trustedProxies: 1 };
    server = await startTestServer({ config });
    await addOffer(server);
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  const mobileOf = (turn: number): string => `+61491${String(500_000 + turn)}`;

  /** Somebody saves, verifies their mobile with a code, and submits with a document; every answer is 200. */
  async function apply(turn: number, address: string): Promise<void> {
    const client = await TestClient.open(server);
    client.address = address;
    const { application } = await readySubmission(server, client, 101);
    const contact_details = {
      ...application.contact_details,
      email_address: `applicant${turn}@example.com`,
      tel_mobile: mobileOf(turn),
    };
    const data = toWire({ ...application, contact_details }, { offer: 101 });
    const names = { file_key: randomUUID() };
    const { id, revision, draft_url } = (
      await sendWell({ ...data, ...names, action: 'save_as_draft' }, { by: client })
    ).json();
    const asked = await client.post(String(draft_url), { action: 'send_sms_code' });
    assert.equal(asked.status, 200, asked.body.toString());
    const verification_code = await newestCode(server, Number(id));
    const given = await client.post(String(draft_url), { action: 'verify_mobile', verification_code });
    assert.equal(given.status, 200, given.body.toString());
    const submitted = await sendWell(
      { ...data, ...names, application_id: Number(id) },
      { by: client, ifMatch: Number(revision) },
    );
    assert.equal(submitted.json()['status'], 'submitted');
  }

  /** Counts those who have come before today: what each of them has claimed, all of them in these networks. */
  async function countEarlier(people: number, addresses: readonly string[]): Promise<void> {
    if (people === 0) return;
    const { database, deps } = server;
    const now = deps.clock.now();
    const networks = addresses.flatMap(callerNetworks);
    const caller: Caller = { sessionId: null, networks, standing: null, warn: () => undefined };
    const used = { new_drafts: 1, first_emails: 1, texts: 1, stored_kb: 2_000 } as const;
    for (const [budget, each] of Object.entries(used)) {
      const claim = { budget: budget as keyof typeof used, amount: each * people, caller, now };
      assert.ok((await claimBudget(database, deps, claim)).allowed, budget);
    }
  }

  /** They come one after the other over a day that begins `days` after the start. */
  async function comeInADay(people: number, addressOf: (turn: number) => string, days: number): Promise<void> {
    const first = START.getTime() + days * DAY;
    server.travelTo(new Date(first));
    const coming = Math.min(people, COMING);
    await countEarlier(people - coming, addressOf(0) === OFFICE ? [OFFICE] : []);
    for (let turn = 0; turn < coming; turn += 1) {
      server.travelTo(new Date(first + ((turn + 1) * (DAY - HOUR)) / people));
      await apply(days * 10_000 + turn, addressOf(people - 1 - turn));
    }
    const uses = await readBudgetUse(server.database, server.deps, server.deps.clock.now());
    assert.deepEqual(
      [uses.new_drafts.used, uses.first_emails.used, uses.texts.used],
      [people, people, people],
      'each is counted once',
    );
  }

  it('500 applicants behind one IPv4 address in a day, who save, get a code and submit', { timeout: 3_600_000 }, () =>
    comeInADay(500, () => OFFICE, 0),
  );

  it('1,000 submissions on a last day, each with a code', { timeout: 3_600_000 }, () =>
    comeInADay(1_000, (turn) => `10.0.${turn >> 8}.${turn & 255}`, 3),
  );

  it(
    'an adviser’s office with 60 requests for approval and 60 reminders in an hour',
    { timeout: 600_000 },
    async () => {
      const began = START.getTime() + 6 * DAY;
      server.travelTo(new Date(began));
      const adviser = await TestClient.open(server);
      adviser.address = OFFICE;
      assert.equal((await adviser.logIn(ROHAN, DEMO_PASSWORD)).status, 204);
      // Others of the network have used all that is theirs.
      await countEarlier(600, [OFFICE]);
      const { application } = await readySubmission(server, adviser, 101);
      for (let turn = 0; turn < 60; turn += 1) {
        server.travelTo(new Date(began + (turn * HOUR) / 60));
        const email_address = `client${turn}@example.com`;
        const contact_details = {
          ...application.contact_details,
          applicant_role: 'advisor' as const,
          adviser_has_authority: false,
          adviser_first_name: 'Rohan',
          adviser_last_name: 'Mehta',
          adviser_email: ROHAN,
          adviser_mobile: '+61491570157',
          dealer_group_afsl: '123456',
          email_address,
          tel_mobile: mobileOf(90_000 + turn),
        };
        const asked = await sendWell(toWire({ ...application, contact_details }, { offer: 101 }), { by: adviser });
        assert.equal(asked.json()['status'], 'pending_approval');
        const reminded = await adviser.post('/offers/emberfield-copper/resend-link/', { email_address });
        assert.equal(reminded.status, 204, reminded.body.toString());
        // Somebody is at work: a log-in ends after half an hour without a key.
        await adviser.call('GET', '/api/csrf/', { headers: { 'x-person-active': '1' } });
      }
    },
  );
});
