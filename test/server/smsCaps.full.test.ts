/** How many text messages may leave, whoever asks how often and from how many places at once. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { clearOnce } from '#server/clearingJob.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { claimSend, type SendClaim } from '#server/sms/caps.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { leadOf } from './support/leads.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NUMBER = '+61412345678';

interface Claim {
  draft: number;
  number: string;
  at: number;
  isKnown: boolean;
  isVerified: boolean;
}

describe('text messages', () => {
  let server: TestServer;
  let drafts: number[];
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    drafts = [];
    for (const name of ['Ann', 'Ben', 'Cho']) drafts.push(await leadOf(server, await TestClient.open(server), name));
  });
  beforeEach(() => server.database.deleteFrom('sms_sends').execute());
  after(() => server.stop());

  const limited = (perDay: number, perDayAndCode: number): TestServer['deps'] => {
    const smsLimits = { ...server.deps.config.smsLimits, perDay, perDayAndCode };
    return { ...server.deps, config: { ...server.deps.config, smsLimits } };
  };
  const claim = (
    { draft = 0, number = NUMBER, at = 0, isKnown = true, isVerified = isKnown }: Partial<Claim>,
    deps = server.deps,
  ): Promise<SendClaim> => {
    const applicationId = drafts[draft] ?? 0;
    const claimed = { applicationId, number, isKnown, isVerified, now: new Date(START.getTime() + at) };
    return inTransaction(server.database, (transaction) => claimSend(transaction, claimed, deps));
  };
  const until = (reason: string, at: number): object => ({
    allowed: false,
    reason,
    until: new Date(START.getTime() + at),
  });
  const countSends = async (): Promise<number> =>
    (await server.database.selectFrom('sms_sends').selectAll().execute()).length;

  it('leave once in 60 seconds, five times an hour and ten times a day for a draft, whatever its number is changed to', async () => {
    const numberOf = (turn: number): string => `+614123456${String(turn).padStart(2, '0')}`;
    assert.deepEqual(await claim({ number: numberOf(0) }), { allowed: true });
    assert.deepEqual(await claim({ number: numberOf(1), at: MINUTE - 1 }), until('draft', MINUTE));
    for (let turn = 1; turn < 5; turn += 1)
      assert.deepEqual(await claim({ number: numberOf(turn), at: turn * MINUTE }), { allowed: true });
    assert.deepEqual(await claim({ number: numberOf(5), at: HOUR - 1 }), until('draft', HOUR));
    for (let turn = 5; turn < 10; turn += 1)
      assert.deepEqual(await claim({ number: numberOf(turn), at: turn * HOUR }), { allowed: true });
    assert.deepEqual(await claim({ number: numberOf(10), at: DAY - 1 }), until('draft', DAY));
    assert.deepEqual(await claim({ number: numberOf(10), at: DAY }), { allowed: true });
  });

  it('leave as seldom to a number, from whichever drafts', async () => {
    assert.deepEqual(await claim({ draft: 0 }), { allowed: true });
    assert.deepEqual(await claim({ draft: 1, at: MINUTE - 1 }), until('number', MINUTE));
    for (let turn = 1; turn < 5; turn += 1)
      assert.deepEqual(await claim({ draft: turn % 3, at: turn * 2 * MINUTE }), { allowed: true });
    assert.deepEqual(await claim({ draft: 2, at: HOUR - 1 }), until('number', HOUR));
    for (let turn = 5; turn < 10; turn += 1)
      assert.deepEqual(await claim({ draft: turn % 3, at: turn * HOUR }), { allowed: true });
    assert.deepEqual(await claim({ draft: 1, at: DAY - 1 }), until('number', DAY));
  });

  it('[3-OTP-02] leave five times a day for strangers, and five times besides for sessions that are known', async () => {
    const stranger = { isKnown: false };
    for (let turn = 0; turn < 5; turn += 1)
      assert.deepEqual(await claim({ ...stranger, at: turn * 2 * HOUR }), { allowed: true });
    assert.deepEqual(await claim({ ...stranger, at: 10 * HOUR }), until('draft', DAY));
    for (let turn = 5; turn < 10; turn += 1)
      assert.deepEqual(await claim({ at: turn * 2 * HOUR }), { allowed: true }, 'within the minute of no stranger');
    assert.deepEqual(await claim({ at: 20 * HOUR }), until('draft', DAY), 'ten in all');
  });

  it('[3-OTP-02] leave at once for a session that is known, whatever strangers asked for within the minute', async () => {
    assert.deepEqual(await claim({ isKnown: false }), { allowed: true });
    assert.deepEqual(await claim({ isKnown: false, at: 1 }), until('draft', MINUTE));
    assert.deepEqual(await claim({ at: 1 }), { allowed: true });
  });

  it('[3-OTP-02] leave for a number that was verified, however often it is named in drafts of strangers, who are known there', async () => {
    const named = { isKnown: true, isVerified: false };
    for (let turn = 0; turn < 5; turn += 1)
      assert.deepEqual(await claim({ ...named, draft: 1 + (turn % 2), at: turn * 2 * HOUR }), { allowed: true });
    assert.deepEqual(await claim({ ...named, draft: 1, at: 10 * HOUR }), until('number', DAY));
    assert.deepEqual(await claim({ draft: 0, at: 10 * HOUR }), { allowed: true });
  });

  it('are told of by the cap that holds longest', async () => {
    for (let turn = 0; turn < 5; turn += 1) await claim({ at: turn * 10 * MINUTE });

    assert.deepEqual(await claim({ at: 40 * MINUTE + 1 }), until('draft', HOUR));
  });

  it('leave as often as the settings say in a day, to one calling code and to all', async () => {
    const deps = limited(3, 2);
    assert.deepEqual(await claim({ draft: 0, number: '+61411111111' }, deps), { allowed: true });
    assert.deepEqual(await claim({ draft: 1, number: '+61422222222', at: 1 }, deps), { allowed: true });
    assert.deepEqual(await claim({ draft: 2, number: '+61433333333', at: 2 }, deps), until('calling_code', DAY));
    assert.deepEqual(await claim({ draft: 2, number: '+64211234567', at: 3 }, deps), { allowed: true });
    assert.deepEqual(await claim({ draft: 1, number: '+64219999999', at: 2 * HOUR }, deps), until('all', DAY));
    assert.deepEqual(await claim({ draft: 1, number: '+64219999999', at: DAY }, deps), { allowed: true });
  });

  it('go to Australia and New Zealand alone where nothing else is set', async () => {
    const nowhere = { allowed: false, reason: 'country', until: null };
    for (const number of ['+447911123456', '+12025550123', '+6791234567', '0412345678', '', '+', '61412345678'])
      assert.deepEqual(await claim({ number }), nowhere, number);
    assert.equal(await countSends(), 0);
    assert.deepEqual(await claim({ number: '+64211234567' }), { allowed: true });
  });

  it('are kept for a day as a keyed hash of the number, and cleared then', async () => {
    await claim({});
    const [row] = await server.database.selectFrom('sms_sends').selectAll().execute();
    assert.match(row?.number_hash ?? '', /^[0-9a-f]{64}$/);
    assert.doesNotMatch(JSON.stringify(row), /412345678|345678/);

    server.travelTo(new Date(START.getTime() + DAY - 1));
    await clearOnce(server.deps);
    assert.equal(await countSends(), 1);
    server.travelTo(new Date(START.getTime() + DAY));
    await clearOnce(server.deps);
    assert.equal(await countSends(), 0);
    server.travelTo(START);
  });

  it('leave once of 200 that are asked for at the same time', async () => {
    const claims = await Promise.all(Array.from({ length: 200 }, () => claim({})));

    assert.equal(claims.filter(({ allowed }) => allowed).length, 1);
    assert.equal(await countSends(), 1);
  });

  it('leave once of 200 that several drafts ask for the same number at the same time', async () => {
    const claims = await Promise.all(Array.from({ length: 200 }, (_, turn) => claim({ draft: turn % 3 })));

    assert.equal(claims.filter(({ allowed }) => allowed).length, 1);
  });
});
