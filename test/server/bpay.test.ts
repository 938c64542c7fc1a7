/** Customer references for BPAY: how a biller has them, and that one which a person was told stays theirs. */
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Biller } from '#domain/offer.ts';
import { readOfferFile } from '#server/offers/offerFile.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';

const CODE = { bpay_biller_code: '555301' };
const V05 = { ...CODE, crn_rule: 'MOD10V05' } as const;

async function problemsOf(biller: object): Promise<string[]> {
  const reading = await readOfferFile(writeOfferFile({ biller: biller }));
  return 'problems' in reading ? reading.problems.map(({ path, message }) => `${path}: ${message}`) : [];
}

describe('customer references of a biller', () => {
  for (const [what, biller, problem] of [
    ['no settings', CODE, null],
    ['a number by MOD10V05', { ...V05, crn_length: 9, crn_example: '394523459' }, null],
    ['a number by MOD10V01', { ...CODE, crn_rule: 'MOD10V01', crn_length: 9, crn_example: '123456782' }, null],
    ['another of MOD10V01, by its default', { ...CODE, crn_length: 10, crn_example: '0123456782' }, null],
    ['a prefix', { ...V05, crn_prefix: '3945', crn_length: 9, crn_example: '394523459' }, null],
    ['the longest number', { ...V05, crn_length: 20, crn_example: '10000000000000000001' }, null],
    ['the shortest number', { ...V05, crn_length: 2, crn_example: '55' }, null],
    [
      'the check digit of the other rule',
      { ...CODE, crn_length: 9, crn_example: '394523459' },
      /crn_example: must end in 0 by MOD10V01/,
    ],
    [
      'another check digit',
      { ...V05, crn_length: 9, crn_example: '394523450' },
      /crn_example: must end in 9 by MOD10V05/,
    ],
    ['a digit too few', { ...V05, crn_length: 9, crn_example: '39452345' }, /crn_example: must have 9 digits/],
    [
      'another prefix',
      { ...V05, crn_prefix: '77', crn_length: 9, crn_example: '394523459' },
      /crn_example: must begin with 77/,
    ],
    [
      'a prefix that leaves no room',
      { ...V05, crn_prefix: '39452345', crn_length: 9, crn_example: '394523459' },
      /crn_example: leaves no room/,
    ],
    ['a rule without an example', V05, /crn_example: is missing/],
    ['a length without an example', { ...CODE, crn_length: 8 }, /crn_example: is missing/],
    [
      'a rule that is not known',
      { ...CODE, crn_rule: 'MOD11', crn_example: '394523459' },
      /crn_rule: must be one of MOD10V01, MOD10V05/,
    ],
    ['a length of one', { ...V05, crn_length: 1, crn_example: '3' }, /crn_length: must be 2 to 20/],
    ['a length of 21', { ...V05, crn_length: 21, crn_example: '394523459' }, /crn_length: must be 2 to 20/],
    [
      'letters in the prefix',
      { ...V05, crn_prefix: 'A1', crn_length: 9, crn_example: '394523459' },
      /crn_prefix: must be digits/,
    ],
  ] as const) {
    it(`[2-NEXT-11] ${problem === null ? 'takes' : 'refuses'} ${what} as an offer is imported`, async () => {
      const problems = await problemsOf(biller);

      if (problem === null) assert.deepEqual(problems, []);
      else
        assert.ok(
          problems.some((line) => problem.test(line)),
          JSON.stringify(problems),
        );
    });
  }
});

describe('the customer reference of an application', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  /** What a person is told who submits under this biller: in the answer, in the row. */
  async function submitUnder(biller: Biller) {
    await addOffer(server, { biller });
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const answer = (await client.submit(data)).json() as {
      id: number;
      payment: { bpay: { reference: string } | null };
    };
    const row = await server.database
      .selectFrom('applications')
      .select('bpay_reference')
      .where('id', '=', answer.id)
      .executeTakeFirstOrThrow();
    return { id: answer.id, told: answer.payment.bpay?.reference ?? null, kept: row.bpay_reference };
  }

  it('[2-NEXT-11] is made by its biller’s rule, prefix and length, and kept with the application', async () => {
    const { id, told, kept } = await submitUnder({
      ...V05,
      crn_prefix: '394',
      crn_length: 9,
      crn_example: '394523459',
    });

    assert.match(String(told), new RegExp(`^394${String(id).padStart(5, '0')}\\d$`));
    const sum = [...String(told).slice(0, -1)].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
    assert.equal(String(told).slice(-1), String(sum % 10));
    assert.equal(kept, told);
  });

  it('[2-NEXT-11] stays as it was told where the biller’s settings change before the e-mail is written', async () => {
    const { told } = await submitUnder(CODE);
    await addOffer(server, { biller: { ...V05, crn_prefix: '394', crn_length: 9, crn_example: '394523459' } });
    await sendDueEmails(server);

    const written = server.sent.map(({ text }) => text).filter((text) => text.includes(`Reference: ${String(told)}`));
    assert.equal(written.length, 1);
  });

  it('[2-NEXT-11] is left out, and never shared with another application, where the biller’s numbers have no room', async () => {
    await submitUnder(CODE);
    // One digit for the application, as if many had been submitted before.
    await sql`select setval('applications_id_seq', 1000)`.execute(server.database);
    await submitUnder(CODE);
    const { told, kept } = await submitUnder({ ...V05, crn_prefix: '5', crn_length: 3, crn_example: '555' });

    assert.deepEqual([told, kept], [null, null]);
  });

  it('[2-NEXT-11] is the same for what was submitted before it was kept', async () => {
    const { id, told } = await submitUnder(CODE);
    const migration = await readMigration();
    await server.database.updateTable('applications').set({ bpay_reference: null }).execute();
    await sql.raw(migration).execute(server.database);
    const row = await server.database
      .selectFrom('applications')
      .select('bpay_reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    assert.equal(row.bpay_reference, told);
  });
});

/** The part of the migration that numbers what stands already. */
async function readMigration(): Promise<string> {
  const text = await fs.readFile(new URL('../../server/migrations/0037-bpay-references.sql', import.meta.url), 'utf8');
  return text.slice(text.indexOf('update applications'));
}
