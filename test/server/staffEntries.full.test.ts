/** Unfinished entries of the issuer's staff, travelling in time: they are kept 90 days, and nobody is written to about them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clearOnce, readOverdue } from '#server/clearingJob.ts';
import { enqueueReminders } from '#server/drafts/reminders.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { aDraft, draftData, owedOf, sendWell } from './support/drafts.ts';
import { leadOf } from './support/leads.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { START, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

describe('an unfinished entry', () => {
  let server: TestServer;
  withPeopledServer((started) => (server = started));

  /** Staff of the issuer, in a session of their own. */
  async function openStaff(): Promise<TestClient> {
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    staff.token = String((await staff.call('GET', '/api/csrf/')).json()['csrf_token']);
    return staff;
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
    const contact_details = { first_name: 'Wombergast', email_address: 'wombergast@mail.example' };
    const data = { ...draftData({ contact_details }), action: 'autosave' };
    return Number((await sendWell(data, { by: await openStaff() })).json()['id']);
  }

  it('of staff is kept 90 days, of an applicant 30', async () => {
    const ofStaff = [await leadOf(server, await openStaff(), 'Quillabeth'), await savedByStaff()];
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
});
