/**
 * Every table at the end of what it keeps: applications of every status, with rows of every kind that an applicant leaves, until their time
 * is over. A table or status that is not named here makes the test red.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ContactDetails } from '#domain/application.ts';
import { STATUS_MOVES } from '#domain/statuses.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { toWire } from '#domain/wire.ts';
import { clearOnce } from '#server/clearingJob.ts';
import type { Tables } from '#server/database/tables.ts';
import { createAccount } from '#server/users/users.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { ADVISER, atApprovalLink, openToApprove } from './support/approvals.ts';
import { draftData, newestCode, newestToken, pass, sendWell, verifyNumber, wrongCode } from './support/drafts.ts';
import { assertWhole } from './support/evidence.ts';
import { doDueJobs } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import {
  addOffer,
  encodeForm,
  ownPdf,
  START,
  startTestServer,
  TestClient,
  type TestServer,
} from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

/**
 * What becomes of a table's rows that an applicant leaves. `goes`: none of them stays. `bare`: they stay, and nothing in them but what the
 * list names. `nobody`: they hold nothing of an applicant.
 */
type Fate = 'goes' | 'nobody' | { bare: readonly string[] };

const FATES: Record<keyof Tables, Fate> = {
  application_steps: 'goes',
  people: 'goes',
  people_places: 'goes',
  organisations: 'goes',
  bank_accounts: 'goes',
  number_handles: 'goes',
  documents: 'goes',
  document_ties: 'goes',
  submitters: 'goes',
  notes: 'goes',
  payments: 'goes',
  allotments: 'goes',
  listed_applications: 'goes',
  listed_matches: 'goes',
  listed_match_counts: 'goes',
  records: 'goes',
  record_files: 'goes',
  idempotency_keys: 'goes',
  mail_sends: 'goes',
  sms_sends: 'goes',
  budget_uses: 'goes',
  security_events: 'goes',
  login_counts: 'goes',
  draft_access: 'goes',
  draft_links: 'goes',
  address_undos: 'goes',
  deleted_drafts: 'goes',
  draft_codes: 'goes',
  draft_visits: 'goes',
  draft_holds: 'goes',
  draft_presence: 'goes',
  draft_known: 'goes',
  draft_guesses: 'goes',
  file_claims: 'goes',
  applications: {
    bare: [
      'id',
      'reference',
      'offer_id',
      'status',
      'revision',
      'session_id',
      'created_at',
      'submitted_at',
      'emptied_at',
      'reached_at',
      'by_staff',
    ],
  },
  // Rights of sessions and accounts, by their ids.
  grants: { bare: ['id', 'application_id', 'kind', 'session_id', 'since', 'until'] },
  // Names of steps, counts, statuses and hashes, and the member of staff who acted; no answer.
  events: {
    bare: ['id', 'application_id', 'at', 'kind', 'session_id', 'user_id', 'acting_as', 'revision', 'facts'],
  },
  outbox: {
    bare: ['id', 'application_id', 'channel', 'template', 'occasion', 'created_at', 'status', 'sent_at', 'attempts'],
  },
  // Those that history names: of staff, with their account.
  sessions: { bare: ['id', 'user_id', 'acting_as', 'created_at', 'expires_at', 'last_active_at', 'emptied_at'] },
  jobs: 'nobody',
  offers: 'nobody',
  offer_files: 'nobody',
  files: 'nobody',
  issuers: 'nobody',
  server_keys: 'nobody',
  // Of people who have an account: it ends when they ask for it.
  users: 'nobody',
  devices: 'nobody',
  holders: 'nobody',
  subregisters: 'nobody',
  holder_access: 'nobody',
};

/** Answer to a save. */
interface Saved {
  id: number;
  revision: number;
}

/** Person whose application ends in each status. */
const PEOPLE: Record<ApplicationStatus, string> = {
  draft: 'Quillabeth',
  pending_approval: 'Zorvander',
  submitted: 'Yxtalion',
  accepted: 'Wombergast',
  rejected: 'Vexmoore',
  withdrawn: 'Plimsworth',
  completed: 'Oddlebury',
};
const STATUSES = Object.keys(PEOPLE) as ApplicationStatus[];

const tablesWith = (fate: Fate) => (Object.keys(FATES) as (keyof Tables)[]).filter((table) => FATES[table] === fate);

describe('every table', () => {
  let server: TestServer;
  const ids = new Map<ApplicationStatus, number>();
  const idOf = (status: ApplicationStatus) => ids.get(status) ?? 0;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { closes_at: '2090-01-01T00:00:00Z' });
  });
  after(() => server.stop());

  const rowsOf = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(server.database)).rows;
  const findFilled = async (tables: readonly string[]) => {
    const filled: string[] = [];
    // The person of an account is nobody's applicant.
    for (const table of tables) if ((await rowsOf(table)).some(({ kind }) => kind !== 'account')) filled.push(table);
    return filled;
  };
  const clear = () => Promise.all([clearOnce(server.deps), clearOnce(server.deps)]);

  async function ready(name: string, client: TestClient, contact: ContactDetails = {}) {
    const make = (offer: Parameters<typeof anApplicationBy>[1]) => anApplicationBy('company', offer);
    const { application } = await readySubmission(server, client, 101, make, ownPdf());
    const own = { first_name: name, email_address: `${name.toLowerCase()}@canary.example`, ...contact };
    return { ...application, contact_details: { ...application.contact_details, ...own } };
  }

  async function submit(status: ApplicationStatus, contact: ContactDetails = {}): Promise<number> {
    const client = await TestClient.open(server);
    const application = await ready(PEOPLE[status], client, contact);
    const data = { ...toWire(application, { offer: 101 }), file_key: randomUUID() };
    const id = Number((await sendWell(data, { by: client })).json()['id']);
    ids.set(status, id);
    await client.call('GET', `/api/applications/${id}/record.pdf`);
    return id;
  }

  /** A saved draft, open in a browser that has given its code after a wrong one. */
  async function saveDraft(): Promise<void> {
    const client = await TestClient.open(server);
    const application = await ready(PEOPLE.draft, client);
    const { id, revision } = (await sendWell(draftData(application), { by: client })).json() as unknown as Saved;
    ids.set('draft', id);
    await verifyNumber(server, id);
    const { client: other, address } = await atApprovalLink(server, id);
    assert.equal((await other.post(address, { action: 'send_sms_code' })).status, 200);
    const code = await newestCode(server, id);
    await other.post(address, { action: 'sms_login', otp_token: wrongCode(code) });
    const given = await other.post(address, { action: 'sms_login', otp_token: code });
    other.follow(given);
    other.token = String((await other.call('GET', '/api/csrf/')).json()['csrf_token']);
    const presence = { page: randomUUID(), idle: '0', doing: 'stay' };
    assert.equal((await other.post(`/api/applications/${id}/presence/`, presence)).status, 200);
    await other.post('/login/', { username: 'nobody@example.com', password: 'wrong' });
    // A change of its address can be undone.
    const contact_details = { ...application.contact_details, email_address: 'another@canary.example' };
    const moved = draftData({ ...application, contact_details }, { application_id: id });
    await sendWell(moved, { by: client, ifMatch: revision });
  }

  /** A saved draft that was deleted by its link alone. */
  async function deleteDraft(): Promise<void> {
    const client = await TestClient.open(server);
    const { id } = (
      await sendWell(draftData(await ready(PEOPLE.draft, client)), { by: client })
    ).json() as unknown as Saved;
    const address = `/d/${await newestToken(server, id)}/delete/`;
    assert.equal((await client.call('POST', address, await encodeForm({ sure: 'yes' }))).status, 200);
  }

  async function signInStaff(): Promise<TestClient> {
    const person = { username: 'staff@example.com', first_name: 'A', last_name: 'Clerk', tel_mobile: '' };
    const groups = { is_investor: false, is_adviser: false, is_issuer_staff: true, is_issuer_admin: false };
    const account = { person, password: 'a-long-password-1', groups, issuer: 'Emberfield Copper Limited' };
    await createAccount(server.deps, account, server.deps.clock.now());
    const client = await TestClient.open(server);
    await client.logIn(person.username, account.password);
    return client;
  }

  async function addNote(staff: TestClient, id: number): Promise<void> {
    const note = { id: randomUUID(), text: PEOPLE.submitted };
    assert.equal((await staff.post(`/api/issuer/applications/${id}/notes/`, note)).status, 204);
  }

  async function recordPayment(staff: TestClient, id: number): Promise<void> {
    const day = server.deps.clock.now().toISOString().slice(0, 10);
    const payment = { id: randomUUID(), received_on: day, amount: '5.00', bank_reference: PEOPLE.submitted, seen: '0' };
    assert.equal((await staff.post(`/api/issuer/applications/${id}/payments/`, payment)).status, 204);
  }

  async function move(staff: TestClient, status: 'accepted' | 'rejected'): Promise<void> {
    const kind = status === 'accepted' ? 'accept' : 'reject';
    await decide(staff, idOf(status), { kind, reason: kind === 'reject' ? 'twice' : '' });
  }

  async function decide(staff: TestClient, id: number, given: Record<string, string>): Promise<void> {
    const blank = { from: 'submitted', reason: '', allotted_on: '', units: '', holder_number: '' };
    const address = `/api/issuer/applications/${id}/moves/`;
    assert.equal((await staff.post(address, { id: randomUUID(), ...blank, ...given })).status, 204);
  }

  async function complete(staff: TestClient): Promise<void> {
    const id = idOf('completed');
    await decide(staff, id, { kind: 'accept' });
    const allotted_on = server.deps.clock.now().toISOString().slice(0, 10);
    await decide(staff, id, {
      kind: 'complete',
      from: 'accepted',
      allotted_on,
      units: '5',
      holder_number: 'X0012345678',
    });
  }

  it('is named here, and every status', async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not like 'kysely%' and tablename <> '_sync_probe'`.execute(server.database);
    assert.deepEqual(rows.map(({ name }) => name).sort(), Object.keys(FATES).sort());
    assert.deepEqual([...STATUSES].sort(), [...new Set(STATUS_MOVES.map(({ to }) => to))].sort());
  });

  it('holds nothing of a person once the time of every status is over, and until then all that records name', async () => {
    const contents = server.contents().size;
    await saveDraft();
    await deleteDraft();
    for (const status of ['submitted', 'accepted', 'rejected', 'completed'] as const) await submit(status);
    await submit('pending_approval', ADVISER);
    await submit('withdrawn', { ...ADVISER, adviser_email: 'other.adviser@example.com' });
    const { client } = await openToApprove(server, idOf('withdrawn'));
    assert.equal((await client.post(`/api/applications/${idOf('withdrawn')}/decline/`, {})).status, 204);
    const staff = await signInStaff();
    for (const status of ['accepted', 'rejected'] as const) await move(staff, status);
    await complete(staff);
    await addNote(staff, idOf('submitted'));
    await recordPayment(staff, idOf('submitted'));
    await doDueJobs(server, ['message', 'sms']);
    const empty = tablesWith('goes').filter((table) => table !== 'file_claims');
    assert.deepEqual(await findFilled(empty), empty, 'each of them was filled');

    const submitted = STATUSES.filter((status) => status !== 'draft');
    for (const status of submitted) await assertWhole(server, idOf(status));
    pass(server, 29.9 * DAY);
    await clear();
    for (const status of submitted) await assertWhole(server, idOf(status));
    pass(server, 31 * DAY);
    await clear();
    const early = new Set<ApplicationStatus>(['draft', 'withdrawn', 'pending_approval']);
    for (const status of submitted.filter((each) => !early.has(each))) await assertWhole(server, idOf(status));
    const people = await server.database.selectFrom('people').select('application_id').distinct().execute();
    const left = STATUSES.filter((status) => people.some((row) => row.application_id === idOf(status)));
    assert.deepEqual(left.sort(), ['accepted', 'completed', 'pending_approval', 'rejected', 'submitted']);
    pass(server, 31 * DAY);
    await clear();

    server.travelTo(new Date(START.getTime() + (7 * 365.25 - 2) * DAY));
    await clear();
    for (const status of submitted.filter((each) => !early.has(each))) await assertWhole(server, idOf(status));
    server.travelTo(new Date(START.getTime() + (7 * 365.25 + 2) * DAY));
    await clear();

    assert.deepEqual(await findFilled(tablesWith('goes')), []);
    assert.equal(server.contents().size, contents);
    for (const [table, fate] of Object.entries(FATES)) {
      if (typeof fate === 'string') continue;
      const kept = new Set(fate.bare);
      const said = (await rowsOf(table)).flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) => (value === null || kept.has(column) ? [] : [column])),
      );
      assert.deepEqual([...new Set(said)], [], `columns of ${table}`);
    }
    const facts = (await rowsOf('events')).flatMap(({ facts: each }) => Object.keys(each as object));
    const plain = ['steps', 'documents', 'status', 'record', 'approves', 'same_network', 'note'];
    plain.push('move', 'from', 'reason', 'replaces_emails', 'payment', 'amount', 'received_on');
    assert.deepEqual(
      [...new Set(facts)].filter((name) => !plain.includes(name)),
      [],
    );
  });
});
