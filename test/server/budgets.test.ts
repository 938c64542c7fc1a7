/** Budgets of what costs money or fills disks. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Caller } from '#server/budgets/caller.ts';
import { claimBudget, claimBudgets, type BudgetClaim, type ClaimOutcome } from '#server/budgets/claim.ts';
import type { BudgetName } from '#server/budgets/definitions.ts';
import { forgetUses, readBudgetUse } from '#server/budgets/use.ts';
import { readConfig } from '#server/config.ts';
import { callerNetworks } from '#server/http/callerNetwork.ts';
import { START, startTestServer, type TestServer } from './support/testServer.ts';

const HOUR = 60 * 60_000;

describe('a budget', () => {
  let server: TestServer;
  let deps: TestServer['deps'];
  let warnings: Record<string, unknown>[];
  before(async () => {
    server = await startTestServer();
    // The defaults.
    deps = { ...server.deps, config: { ...server.deps.config, budgets: readConfig({}).budgets } };
  });
  beforeEach(async () => {
    warnings = [];
    await server.database.deleteFrom('budget_uses').execute();
  });
  after(() => server.stop());

  const caller = (sessionId: string, address = '203.0.113.7', standing: Caller['standing'] = null): Caller => ({
    sessionId,
    networks: callerNetworks(address),
    standing,
    warn: (facts) => warnings.push({ ...facts }),
  });
  const claimOf = (budget: BudgetName, by: Caller, { amount = 1, at = 0 } = {}): BudgetClaim => ({
    budget,
    amount,
    caller: by,
    now: new Date(START.getTime() + at),
  });
  const claim = (...parts: Parameters<typeof claimOf>): Promise<ClaimOutcome> =>
    claimBudget(server.database, deps, claimOf(...parts));
  /** So many claims, twenty at once; gives how many were allowed. */
  const many = async (count: number, next: (turn: number) => Promise<ClaimOutcome>): Promise<number> => {
    let allowed = 0;
    for (let first = 0; first < count; first += 20) {
      const size = Math.min(20, count - first);
      const outcomes = await Promise.all(Array.from({ length: size }, (_, turn) => next(first + turn)));
      allowed += outcomes.filter((outcome) => outcome.allowed).length;
    }
    return allowed;
  };
  const until = (budget: BudgetName, at: number): ClaimOutcome => ({
    allowed: false,
    budget,
    until: new Date(START.getTime() + at),
  });

  it('has the defaults of the design, and half of the text messages for numbers that were never verified', () => {
    assert.deepEqual(readConfig({}).budgets, {
      texts: { session: 5, network: 600, all: 1_000 },
      first_emails: { session: 5, network: 600, all: 5_000 },
      new_drafts: { session: 10, network: 1_000, all: 20_000 },
      stored_kb: { session: 100_000, network: 10_000_000, all: null },
      charged_lookups: { session: 200, network: 5_000, all: 20_000 },
    });
    const { smsLimits } = readConfig({});
    assert.deepEqual([smsLimits.perDay, smsLimits.perDayAndCode], [2_000, 1_600]);
  });

  it('is set by numbers divided by strokes; anything else keeps the service from starting', () => {
    const set = readConfig({ BUDGET_TEXTS: '3/40', SMS_PER_DAY: '99', BUDGET_NEW_DRAFTS: '1/2/3' }).budgets;
    assert.deepEqual(
      [set.texts, set.new_drafts],
      [
        { session: 3, network: 40, all: 49 },
        { session: 1, network: 2, all: 3 },
      ],
    );
    for (const wrong of ['3', '3/40/5', '0/40', '3/x', '3/4.5', '3/-4'])
      assert.throws(() => readConfig({ BUDGET_TEXTS: wrong }), /BUDGET_TEXTS must be whole numbers/, wrong);
  });

  it('lets a session have its limit, of claims at once too, and goes on when an hour of 24 is over', async () => {
    const one = caller('one');
    assert.equal(await many(40, () => claim('texts', one)), 5);
    // The hour that began at 2:00 counts until 24 hours after its end.
    assert.deepEqual(await claim('texts', one, { at: 10 }), until('texts', 25 * HOUR));
    assert.deepEqual(await claim('texts', one, { at: 25 * HOUR - 1 }), until('texts', 25 * HOUR));
    assert.deepEqual(await claim('texts', one, { at: 25 * HOUR }), { allowed: true });
    assert.deepEqual(await claim('texts', caller('other')), { allowed: true });
  });

  it('counts in no scope what another one refuses', async () => {
    const one = caller('one');
    await many(40, () => claim('texts', one));
    const { texts } = await readBudgetUse(server.database, deps, START);
    assert.deepEqual(texts, { used: 5, most: 1_000 });
  });

  it('lets a network have its limit over all sessions, and everybody that of all', async () => {
    assert.deepEqual(await claim('texts', caller('first'), { amount: 5 }), { allowed: true });
    assert.equal(await many(150, (turn) => claim('texts', caller(`s${turn}`), { amount: 5 })), 119);
    assert.deepEqual(await claim('texts', caller('new')), until('texts', 25 * HOUR));
    assert.equal(await many(150, (turn) => claim('texts', caller(`t${turn}`, '203.0.113.8'), { amount: 5 })), 80);
    assert.deepEqual(await claim('texts', caller('new', '203.0.113.9')), until('texts', 25 * HOUR));
  });

  it('lets an IPv6 /56 use four times, and a /48 sixteen times as much as a /64', async () => {
    const uses = async (addresses: (turn: number) => string): Promise<number> => {
      let used = 0;
      for (let turn = 0; turn < 40; turn += 1)
        for (;;) {
          const by = caller(`${addresses(turn)} ${used}`, addresses(turn));
          if (!(await claim('charged_lookups', by, { amount: 200 })).allowed) break;
          used += 200;
        }
      return used;
    };
    deps = {
      ...deps,
      config: {
        ...deps.config,
        budgets: { ...deps.config.budgets, charged_lookups: { session: 200, network: 400, all: 1_000_000 } },
      },
    };
    assert.equal(await uses((turn) => `2001:db8:0:${turn.toString(16)}::1`), 1_600, 'one /56');
    assert.equal(await uses((turn) => `2001:db8:1:${turn.toString(16)}00::1`), 6_400, 'one /48');
    deps = { ...deps, config: { ...deps.config, budgets: readConfig({}).budgets } };
  });

  it('counts who has standing by that alone: neither network nor all stop them, nor do they use these up', async () => {
    await many(130, (turn) => claim('first_emails', caller(`s${turn}`), { amount: 5 }));
    assert.equal((await claim('first_emails', caller('new'))).allowed, false);

    const adviser = caller('new', '203.0.113.7', { account: 17 });
    assert.equal(await many(61, () => claim('first_emails', adviser, { amount: 10 })), 60);
    const opened = caller('new', '203.0.113.7', { application: 5 });
    assert.equal(await many(7, () => claim('first_emails', opened)), 5);
    assert.equal((await readBudgetUse(server.database, deps, START)).first_emails.used, 600);
  });

  it('claims several together or none', async () => {
    const one = caller('one');
    await claim('first_emails', one, { amount: 5 });
    const both = [claimOf('new_drafts', one), claimOf('first_emails', one)];
    assert.deepEqual(await claimBudgets(server.database, deps, both), until('first_emails', 25 * HOUR));
    const { new_drafts } = await readBudgetUse(server.database, deps, START);
    assert.equal(new_drafts.used, 0);
  });

  it('raises one alarm a day at half', async () => {
    await many(99, (turn) => claim('texts', caller(`s${turn}`), { amount: 5 }));
    assert.deepEqual(warnings, []);
    await many(20, (turn) => claim('texts', caller(`t${turn}`)));
    assert.deepEqual(
      warnings.map(({ budget, most }) => ({ budget, most })),
      [{ budget: 'texts', most: 1_000 }],
    );
  });

  it('leaves nothing behind once no hour counts', async () => {
    await many(20, (turn) => claim('texts', caller(`s${turn}`)));
    await forgetUses(server.database, new Date(START.getTime() + 24 * HOUR), 1_000);
    assert.notEqual((await server.database.selectFrom('budget_uses').selectAll().execute()).length, 0);
    await forgetUses(server.database, new Date(START.getTime() + 26 * HOUR), 1_000);
    assert.deepEqual(await server.database.selectFrom('budget_uses').selectAll().execute(), []);
  });

  it('keeps neither session nor network readable', async () => {
    await claim('texts', caller('a-session', '203.0.113.7'));
    const rows = JSON.stringify(await server.database.selectFrom('budget_uses').selectAll().execute());
    assert.doesNotMatch(rows, /a-session|203\.0/);
  });
});
