/**
 * The end of what was submitted, travelling in time: for every status, nothing of a person is left in rows or in the store once its time is
 * over, and until then what the record names is whole. Drafts, leads and uploads: fortyDays.full.test.ts.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { toWire } from '#domain/wire.ts';
import { eventToWrite } from '#server/commands/events.ts';
import { enqueueApprovalReminders } from '#server/applications/waitingEnd.ts';
import { clearOnce, readOverdue } from '#server/clearingJob.ts';
import { readConfig } from '#server/config.ts';
import { runChanges } from '#server/database/together.ts';
import { findNeedles, needlesOf } from '#test/support/canaries.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { declineWaiting } from './support/approvals.ts';
import { sendWell } from './support/drafts.ts';
import { assertWhole } from './support/evidence.ts';
import { doDueJobs } from './support/jobs.ts';
import { freshNumbers, numbersOf, withNumbers } from './support/numbers.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;
const numbers = freshNumbers();

interface Kept {
  name: string;
  id: number;
  needles: ReturnType<typeof needlesOf>;
}

const ADVISER = {
  applicant_role: 'advisor',
  adviser_has_authority: false,
  adviser_first_name: 'Ava',
  adviser_last_name: 'Reed',
  adviser_mobile: '+61491570157',
  dealer_group_afsl: '123456',
} as const;

describe('the end of what was submitted', () => {
  let server: TestServer;
  const kept: Record<string, Kept> = {};
  before(async () => {
    server = await startTestServer();
    // It closes long after everything here has ended.
    await addOffer(server, { closes_at: '2090-01-01T00:00:00Z' });
  });
  after(() => server.stop());

  const travel = (days: number) => server.travelTo(new Date(START.getTime() + days * DAY));

  /** An application of somebody whose name and numbers stand nowhere else. */
  async function submit(name: string, contact: Application['contact_details'] = {}): Promise<Kept> {
    const client = await TestClient.open(server);
    const ready = await readySubmission(server, client, 101, anIndividualApplication, ownPdf());
    const own = withNumbers(ready.application, numbers);
    const email_address = `${name.toLowerCase()}@canary.example`;
    const contact_details = { ...own.contact_details, first_name: name, last_name: `${name}sson`, email_address };
    const application = { ...own, contact_details: { ...contact_details, ...contact } };
    const data = { ...toWire(application, { offer: 101 }), file_key: randomUUID() };
    const id = Number((await sendWell(data, { by: client })).json()['id']);
    const pdf = await client.call('GET', `/api/applications/${id}/record.pdf`);
    assert.ok([200, 404].includes(pdf.status));
    const tax = Object.fromEntries(numbersOf(own).map((number, at) => [`number ${at}`, number]));
    return (kept[name] = { name, id, needles: needlesOf({ name, email: email_address, ...tax }) });
  }

  /** Moves it as its issuer will; these moves have no call yet. */
  async function move({ id }: Kept, status: ApplicationStatus): Promise<void> {
    await server.database.transaction().execute(async (transaction) => {
      const { revision } = await transaction
        .updateTable('applications')
        .set(({ eb }) => ({ status, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .returning('revision')
        .executeTakeFirstOrThrow();
      const at = server.deps.clock.now();
      const event = { applicationId: id, at, kind: 'moved', sessionId: null, userId: null, actingAs: 'issuer' };
      await runChanges(transaction, [eventToWrite(transaction, { ...event, revision, facts: { status } })]);
    });
  }

  async function clear(): Promise<void> {
    await enqueueApprovalReminders(server.deps);
    await Promise.all([clearOnce(server.deps), clearOnce(server.deps)]);
  }

  /** What any row says of the person. */
  async function leaksOf({ needles, id }: Kept): Promise<string[]> {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(server.database);
    const found: string[] = [];
    for (const { name } of rows) {
      const table = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(
        server.database,
      );
      const bytes = Buffer.from(table.rows.map(({ text }) => text).join('\n'));
      found.push(...findNeedles(needles, bytes, name).map(({ canary, place }) => `${canary} in ${place}`));
    }
    for (const table of ['people', 'submitters', 'records', 'record_files', 'document_ties'] as const) {
      const own = await server.database
        .selectFrom(table)
        .select('application_id')
        .where('application_id', '=', id)
        .execute();
      if (own.length > 0) found.push(`rows of ${table}`);
    }
    return [...new Set(found)];
  }

  const assertGone = async (name: string) => assert.deepEqual(await leaksOf(kept[name] as Kept), [], name);
  const assertThere = async (name: string) => {
    assert.ok((await leaksOf(kept[name] as Kept)).length > 0, name);
    await assertWhole(server, kept[name]?.id ?? 0);
  };
  const statusOf = async (name: string) =>
    (
      await server.database
        .selectFrom('applications')
        .select('status')
        .where('id', '=', kept[name]?.id ?? 0)
        .executeTakeFirstOrThrow()
    ).status;

  it('comes 30 days after a decline or an expiry, and 7 years after the last move of what reached the issuer', async () => {
    const contentsBefore = server.contents().size;
    for (const name of ['Quillabeth', 'Zorvander', 'Yxtalion', 'Wombergast', 'Vexmoore']) await submit(name);
    for (const name of ['Plimsworth', 'Oddlebury'])
      await submit(name, { ...ADVISER, adviser_email: `adviser.${name.toLowerCase()}@canary.example` });
    const [submitted, accepted, rejected, completed, withdrawn] = Object.values(kept) as [Kept, Kept, Kept, Kept, Kept];
    const declined = kept['Plimsworth'] as Kept;

    travel(10);
    await declineWaiting(server, declined.id);
    await move(accepted, 'accepted');
    await move(rejected, 'rejected');
    await move(withdrawn, 'withdrawn');
    await move(completed, 'accepted');
    travel(20);
    await move(completed, 'completed');
    await clear();
    for (const name of Object.keys(kept)) await assertThere(name);

    travel(29.9);
    await clear();
    assert.equal(await statusOf('Oddlebury'), 'pending_approval');
    travel(30);
    await clear();
    assert.equal(await statusOf('Oddlebury'), 'withdrawn');
    travel(39.9);
    await clear();
    for (const name of Object.keys(kept)) await assertThere(name);
    travel(40);
    await clear();
    await assertGone('Plimsworth');
    await assertThere('Oddlebury');
    travel(60);
    await clear();
    await assertGone('Oddlebury');
    for (const { name } of [submitted, accepted, rejected, completed, withdrawn]) await assertThere(name);

    const years = 7 * 365.25;
    travel(years - 2);
    await clear();
    for (const { name } of [submitted, accepted, rejected, completed, withdrawn]) await assertThere(name);
    assert.deepEqual(
      Object.values(await readOverdue(server.deps)).filter((seconds) => seconds > 0),
      [],
    );
    travel(years + 2);
    assert.ok(((await readOverdue(server.deps))['submitted'] ?? 0) > DAY / 1000);
    await clear();
    await assertGone(submitted.name);
    await assertThere(accepted.name);
    travel(years + 12);
    await clear();
    for (const { name } of [accepted, rejected, withdrawn]) await assertGone(name);
    await assertThere(completed.name);
    travel(years + 22);
    await clear();
    for (const name of Object.keys(kept)) await assertGone(name);
    assert.equal(server.contents().size, contentsBefore);
  });

  it('leaves the bare row and its history, in which no answer stands', async () => {
    const { id } = kept['Quillabeth'] as Kept;
    const row = await server.database
      .selectFrom('applications')
      .select(['status', 'user_id', 'draft_id', 'address_hash', 'file_key', 'own_reference', 'saved_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const bare = {
      user_id: null,
      draft_id: null,
      address_hash: null,
      file_key: null,
      own_reference: null,
      saved_at: null,
    };
    assert.deepEqual(row, { status: 'submitted', ...bare });
    const events = await server.database.selectFrom('events').select('kind').where('application_id', '=', id).execute();
    assert.deepEqual(events, [{ kind: 'submitted' }]);
  });
});

describe('what waits for approval', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const INVESTOR = 'jane.citizen@canary.example';
  const THE_ADVISER = 'ava@canary.example';

  async function waiting(): Promise<number> {
    const client = await TestClient.open(server);
    const { application } = await readySubmission(server, client, 101);
    const contact = { ...application.contact_details, ...ADVISER, adviser_email: THE_ADVISER, email_address: INVESTOR };
    const data = toWire({ ...application, contact_details: contact }, { offer: 101 });
    return Number((await sendWell({ ...data, file_key: randomUUID() }, { by: client })).json()['id']);
  }
  const mailsTo = (address: string, subject: RegExp) =>
    server.sent.filter(({ to, subject: line }) => to === address && subject.test(line));
  const passTo = async (day: number): Promise<void> => {
    server.travelTo(new Date(START.getTime() + day * DAY));
    for (let time = 0; time < 2; time += 1) {
      await enqueueApprovalReminders(server.deps);
      await clearOnce(server.deps);
    }
    await doDueJobs(server, ['message']);
  };

  it('[2-ROLE-04, 2-ROLE-06, 2-ROLE-08] ends after 30 days by the service: investor and adviser are told three days before, and when it has ended', async () => {
    await addOffer(server, { closes_at: '2027-06-01T00:00:00Z', issuer_email: 'issuer@example.com' });
    const id = await waiting();
    await doDueJobs(server, ['message']);
    const soon = /^Not approved yet: /;
    await passTo(26.9);
    assert.deepEqual(mailsTo(INVESTOR, soon), []);
    await passTo(27);
    const [told] = mailsTo(INVESTOR, soon);
    assert.match(told?.text ?? '', /If you do not approve it before 21\/12\/2026, 1:00 pm AEDT, it will be withdrawn/);
    assert.match(told?.text ?? '', /\/d\//);
    assert.doesNotMatch(told?.text ?? '', /\/applications\//);
    const [adviser] = mailsTo(THE_ADVISER, soon);
    assert.match(adviser?.text ?? '', /Unless they approve it before 21\/12\/2026, 1:00 pm AEDT/);
    assert.doesNotMatch(adviser?.text ?? '', /\/d\//);
    const toRecord = new RegExp(`/applications/${id}/#[\\w-]{22}\\b`);
    assert.match(adviser?.text ?? '', toRecord);
    await passTo(28);
    assert.equal(mailsTo(INVESTOR, soon).length, 1);

    await passTo(30);
    const ended = /^Not approved in time: /;
    assert.match(
      mailsTo(INVESTOR, ended)[0]?.text ?? '',
      /It was not sent to the issuer, and there is nothing to pay\./,
    );
    assert.match(mailsTo(INVESTOR, ended)[0]?.text ?? '', toRecord);
    assert.equal(mailsTo(THE_ADVISER, ended).length, 1);
    assert.deepEqual(mailsTo('issuer@example.com', /./), []);
    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'session_id'])
      .where('application_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    assert.deepEqual(events, [{ kind: 'approval_expired', acting_as: 'service', session_id: null }]);
  });

  it('[2-ROLE-08] ends with its offer, where that closes earlier', async () => {
    server.travelTo(START);
    await addOffer(server, { closes_at: new Date(START.getTime() + 5 * DAY).toISOString() });
    server.sent.length = 0;
    const id = await waiting();
    const statusNow = async () =>
      (await server.database.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    await passTo(2);
    assert.equal(mailsTo(INVESTOR, /^Not approved yet: /).length, 1);
    assert.equal(await statusNow(), 'pending_approval');
    await passTo(5);
    assert.equal(await statusNow(), 'withdrawn');
  });
});

describe('the setting of the retention', () => {
  it('is 7 years, and never less', () => {
    assert.equal(readConfig({}).retentionYears, 7);
    assert.equal(readConfig({ RETENTION_YEARS: '10' }).retentionYears, 10);
    assert.throws(() => readConfig({ RETENTION_YEARS: '6' }), /RETENTION_YEARS/);
  });
});
