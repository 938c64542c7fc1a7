/** Unfinished entries of the issuer's staff, travelling in time: they are kept 90 days, and nobody is written to about them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { clearOnce, readOverdue } from '#server/clearingJob.ts';
import { eventToWrite } from '#server/commands/events.ts';
import { runChanges } from '#server/database/together.ts';
import { enqueueReminders } from '#server/drafts/reminders.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { aDraft, owedOf } from './support/drafts.ts';
import { leadOf } from './support/leads.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { START, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

describe('an unfinished entry', () => {
  let server: TestServer;
  withPeopledServer((started) => (server = started));

  /** A lead that staff of the issuer have begun, in a session of its own. */
  async function leadOfStaff(name: string): Promise<number> {
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    staff.token = String((await staff.call('GET', '/api/csrf/')).json()['csrf_token']);
    return leadOf(server, staff, name);
  }

  const clearOn = async (day: number): Promise<void> => {
    server.travelTo(new Date(START.getTime() + day * DAY));
    await enqueueReminders(server.deps);
    await Promise.all([clearOnce(server.deps), clearOnce(server.deps)]);
  };
  const isThere = async (id: number): Promise<boolean> => {
    const rows = await server.database.selectFrom('people').select('key').where('application_id', '=', id).execute();
    return rows.length > 0;
  };
  const overdue = async (part: string) => (await readOverdue(server.deps))[part];

  /** Saved with the service at the start, as the page of staff saves an entry by itself. */
  async function savedByStaff(): Promise<number> {
    const id = await leadOfStaff('Wombergast');
    await server.database.transaction().execute(async (transaction) => {
      const saved = { draft_id: randomUUID(), saved_at: START };
      await transaction.updateTable('applications').set(saved).where('id', '=', id).execute();
      const by = { applicationId: id, at: START, sessionId: null, userId: null, actingAs: 'issuer', revision: 2 };
      await runChanges(transaction, [eventToWrite(transaction, { ...by, kind: 'draft_autosaved', facts: {} })]);
    });
    return id;
  }

  it('of staff is kept 90 days, of an applicant 30', async () => {
    const ofStaff = [await leadOfStaff('Quillabeth'), await savedByStaff()];
    const [lead, draft] = [
      await leadOf(server, await TestClient.open(server), 'Zorvander'),
      (await aDraft(server, { first_name: 'Yxtalion' })).id,
    ];
    const assertAt = async (day: number, there: { staff: boolean; applicant: boolean }): Promise<void> => {
      await clearOn(day);
      for (const id of ofStaff) assert.equal(await isThere(id), there.staff, `of staff, day ${day}`);
      for (const id of [lead, draft]) assert.equal(await isThere(id), there.applicant, `of an applicant, day ${day}`);
    };

    await assertAt(29.9, { staff: true, applicant: true });
    await assertAt(30, { staff: true, applicant: false });
    await assertAt(89.9, { staff: true, applicant: false });
    server.travelTo(new Date(START.getTime() + 91 * DAY));
    assert.deepEqual([await overdue('leads'), await overdue('drafts')], [DAY / 1000, DAY / 1000]);
    await assertAt(91, { staff: false, applicant: false });
    assert.deepEqual([await overdue('leads'), await overdue('drafts')], [0, 0]);
  });

  it('of staff is spoken of in no reminder; of an applicant three days before its 30 are over', async () => {
    const [ofStaff, draft] = [await savedByStaff(), (await aDraft(server, { first_name: 'Vexmoore' })).id];
    const remindersOf = async (id: number) =>
      (await owedOf(server, id)).map(({ template, occasion }) => [template, occasion]);

    await clearOn(27);
    assert.deepEqual(await remindersOf(draft), [['draft_ending', '2026-12-21']]);
    assert.deepEqual(await remindersOf(ofStaff), []);
    await clearOn(87);
    assert.deepEqual(await remindersOf(ofStaff), []);
  });

  it('of staff that an applicant saved since is the applicant’s', async () => {
    const id = await savedByStaff();
    await server.database.transaction().execute(async (transaction) => {
      const by = { applicationId: id, at: START, sessionId: null, userId: null, actingAs: 'investor', revision: 3 };
      await runChanges(transaction, [eventToWrite(transaction, { ...by, kind: 'draft_saved', facts: {} })]);
    });
    await clearOn(29.9);
    assert.equal(await isThere(id), true);
    await clearOn(30);
    assert.equal(await isThere(id), false);
  });
});
