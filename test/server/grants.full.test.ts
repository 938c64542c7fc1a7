/** Grants: what generated histories leave behind gives everybody what was inferred before, as it is written and as it is migrated. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Application, ContactDetails } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { findAccess } from '#server/applications/access.ts';
import { emptyDeclined } from '#server/commands/emptyDeclined.ts';
import { runCommand } from '#server/commands/runCommand.ts';
import { MIGRATIONS_FOLDER } from '#server/database/database.ts';
import type { CallerSession } from '#server/sessions/sessions.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { ADVISER, declineWaiting, newCsrfToken } from './support/approvals.ts';
import { draftData, send } from './support/drafts.ts';
import { inferAccess } from './support/inferredAccess.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { START, TestClient, type TestServer } from './support/testServer.ts';

const RUNS = { numRuns: 1_000 };
const DAY = 24 * 60 * 60_000;

/** People of the demonstration, and the capacity that each takes. */
const PEOPLE = {
  visitor: null,
  investor: ['olivia.hartley@example.com', null],
  adviser: ['rohan.mehta@example.com', '/advisor/'],
  staff: ['grace.nakamura@example.com', '/issuer/'],
} as const;
type Person = keyof typeof PEOPLE;
const PERSONS = Object.keys(PEOPLE) as Person[];

describe('grants', () => {
  let server: TestServer;
  withPeopledServer((started) => (server = started));
  const done: Record<string, number> = {};

  async function clientOf(person: Person): Promise<TestClient> {
    const client = await TestClient.open(server);
    await logIn(client, person);
    return client;
  }

  async function logIn(client: TestClient, person: Person, file: Record<string, string> = {}): Promise<void> {
    const account = PEOPLE[person];
    if (account === null) return;
    const [username, capacity] = account;
    assert.equal((await client.logIn(username, DEMO_PASSWORD, file)).status, 204);
    if (capacity !== null) client.follow(await client.call('GET', capacity));
    await newCsrfToken(client);
  }

  /** Everybody who got a session since, as the service would know them. */
  async function callers(since: Date): Promise<CallerSession[]> {
    const rows = await server.database.selectFrom('sessions').selectAll().where('created_at', '>=', since).execute();
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      actingAs: row.acting_as,
      expiresAt: row.expires_at,
      lastActiveAt: row.last_active_at,
      browserHash: null,
      network: '192.0.2.0',
    }));
  }

  /** Compares the sessions of this day with the applications of this day and the day before: accounts have some of both. */
  async function assertSame(when: string, day: Date): Promise<void> {
    const before = new Date(day.getTime() - DAY);
    const recent = server.database.selectFrom('applications').select('id').where('created_at', '>=', before);
    const ids = (await recent.execute()).map(({ id }) => id);
    for (const caller of await callers(day))
      for (const id of ids) {
        const given = [...(await findAccess(server.deps, caller, id))].sort();
        assert.deepEqual(given, await inferAccess(server, caller, id), `${when}: ${caller.actingAs} on ${id}`);
      }
  }

  class History {
    readonly #drafts: { id: number; revision: number; by: TestClient; fileKey: string }[] = [];
    readonly #waiting: number[] = [];
    readonly #declined: number[] = [];
    readonly #clients = new Map<Person, TestClient>();
    readonly #day: Date;

    constructor(day: Date) {
      this.#day = day;
    }

    async #client(person: Person): Promise<TestClient> {
      const known = this.#clients.get(person) ?? (await clientOf(person));
      this.#clients.set(person, known);
      return known;
    }

    async #application(by: TestClient, contact: ContactDetails = {}): Promise<Application> {
      const { application } = await readySubmission(server, by, 101);
      return { ...application, contact_details: { ...application.contact_details, ...contact } };
    }

    async save(person: Person): Promise<void> {
      const by = await this.#client(person);
      const fileKey = randomUUID();
      const answer = await send({ ...draftData(await this.#application(by)), file_key: fileKey }, { by });
      if (answer.status !== 200) return;
      const { id, revision } = answer.json() as { id: number; revision: number };
      this.#drafts.push({ id, revision, by, fileKey });
      done['saved'] = (done['saved'] ?? 0) + 1;
    }

    async lead(person: Person): Promise<void> {
      const by = await this.#client(person);
      const { contact_details = {} } = await this.#application(by);
      const data = { ...toWire({ contact_details }, { offer: 101 }), action: 'splash', file_key: randomUUID() };
      const answer = await send(data, { by });
      if (answer.status === 200) done['lead'] = (done['lead'] ?? 0) + 1;
    }

    async submit(person: Person, isDraft: boolean): Promise<void> {
      const draft = isDraft ? this.#drafts.at(-1) : undefined;
      const by = draft?.by ?? (await this.#client(person));
      const data = { ...toWire(await this.#application(by), { offer: 101 }), file_key: randomUUID() };
      const answer = draft
        ? await send({ ...data, application_id: draft.id, file_key: draft.fileKey }, { by, ifMatch: draft.revision })
        : await send(data, { by });
      if (answer.status === 200) done['submitted'] = (done['submitted'] ?? 0) + 1;
    }

    async askApproval(person: Person): Promise<void> {
      const by = await this.#client(person);
      const application = await this.#application(by, ADVISER);
      const answer = await send({ ...toWire(application, { offer: 101 }), file_key: randomUUID() }, { by });
      if (answer.status !== 200) return;
      this.#waiting.push(Number(answer.json()['id']));
      done['asked'] = (done['asked'] ?? 0) + 1;
    }

    async decline(): Promise<void> {
      const id = this.#waiting.pop();
      if (id === undefined || !(await declineWaiting(server, id))) return;
      this.#declined.push(id);
      done['declined'] = (done['declined'] ?? 0) + 1;
    }

    async empty(): Promise<void> {
      const id = this.#declined.pop();
      if (id === undefined) return;
      await server.database.updateTable('outbox').set({ status: 'given_up' }).execute();
      for (const session of await callers(this.#day)) {
        const outcome = await runCommand(server.deps, emptyDeclined, { session, target: id, input: null });
        if (outcome === null) done['emptied'] = (done['emptied'] ?? 0) + 1;
      }
    }

    /** The visitor's page goes on with an account. */
    async takeOver(person: Person): Promise<void> {
      const draft = this.#drafts.at(-1);
      if (!draft || person === 'visitor') return;
      await logIn(draft.by, person, { file_key: draft.fileKey, application_id: String(draft.id) });
      this.#clients.set(person, draft.by);
      this.#clients.delete('visitor');
      done['taken over'] = (done['taken over'] ?? 0) + 1;
    }

    async deleteDraft(): Promise<void> {
      const draft = this.#drafts.pop();
      const answer = draft && (await draft.by.post(`/api/applications/${draft.id}/delete-draft/`, {}));
      if (answer && answer.status < 300) done['deleted'] = (done['deleted'] ?? 0) + 1;
    }
  }

  type Step = readonly [name: string, run: (history: History) => Promise<void>];
  const person = fc.constantFrom(...PERSONS);
  const step: fc.Arbitrary<Step> = fc.oneof(
    person.map((by): Step => [`save ${by}`, (history) => history.save(by)]),
    person.map((by): Step => [`lead ${by}`, (history) => history.lead(by)]),
    fc.tuple(person, fc.boolean()).map(([by, of]): Step => [`submit ${by} ${of}`, (history) => history.submit(by, of)]),
    fc
      .constantFrom<Person>('visitor', 'adviser')
      .map((by): Step => [`ask ${by}`, (history) => history.askApproval(by)]),
    fc.constant<Step>(['decline', (history) => history.decline()]),
    fc.constant<Step>(['empty', (history) => history.empty()]),
    person.map((by): Step => [`take over ${by}`, (history) => history.takeOver(by)]),
    fc.constant<Step>(['delete', (history) => history.deleteDraft()]),
  );

  /** Takes the table away and makes it anew of rows and history, as an upgrade does. */
  async function migrateAgain(): Promise<void> {
    await sql`drop trigger applications_owned_first on applications`.execute(server.database);
    await sql`drop trigger applications_owned on applications`.execute(server.database);
    await sql`drop trigger applications_reached on applications`.execute(server.database);
    await sql`drop function follow_owner, note_reached`.execute(server.database);
    await sql`drop table grants`.execute(server.database);
    await sql`alter table applications drop column reached_at`.execute(server.database);
    const migration = fs.readFileSync(path.join(MIGRATIONS_FOLDER, '0039-grants.sql'), 'utf8');
    await sql.raw(migration).execute(server.database);
  }

  it('give each session and account what was inferred from rows and history, and an upgrade makes the same of them', async () => {
    let days = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const day = new Date(START.getTime() + (days += 1) * DAY);
        server.travelTo(day);
        for (const table of ['sms_sends', 'mail_sends', 'login_counts'] as const)
          await server.database.deleteFrom(table).execute();
        const history = new History(day);
        for (const [name, run] of steps) {
          await run(history);
          await assertSame(name, day);
        }
        await migrateAgain();
        await assertSame('migrated', day);
      }),
      RUNS,
    );
    const all = ['saved', 'lead', 'submitted', 'asked', 'declined', 'emptied', 'taken over', 'deleted'];
    assert.deepEqual(Object.keys(done).sort(), all.sort(), JSON.stringify(done));
  });
});
