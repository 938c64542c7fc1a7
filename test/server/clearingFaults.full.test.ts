/** A part of the clearing that the database refuses: the job of the running service clears everything else, and that part once it can. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { addJob } from '#server/jobs/queue.ts';
import { openToApprove, waitingApplication } from './support/approvals.ts';
import { aDraft, pass } from './support/drafts.ts';
import { doDueJobs, sendDueEmails } from './support/jobs.ts';
import { leadOf } from './support/leads.ts';
import { uploadedDocument } from './support/submissions.ts';
import { addOffer, ownPdf, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

interface Kind {
  /** Part of the clearing. */
  part: string;
  /** Table whose rows it removes. */
  table: keyof Tables;
  /** Makes such a row that is due in 40 days; gives the condition that it meets, as SQL of columns after `row.`. */
  make(server: TestServer): Promise<string>;
}

const OF_APPLICATION = (id: number) => `row.application_id = ${id}`;

const KINDS: readonly Kind[] = [
  {
    part: 'logins',
    table: 'login_counts',
    make: async ({ database, deps }) => {
      const key_hash = randomUUID();
      await database.insertInto('login_counts').values({ key_hash, tries: 1, began_at: deps.clock.now() }).execute();
      return `row.key_hash = '${key_hash}'`;
    },
  },
  {
    part: 'security',
    table: 'security_events',
    make: async ({ database, deps }) => {
      const network = randomUUID();
      const at = new Date(deps.clock.now().getTime() - 390 * DAY);
      const row = { at, kind: 'wrong_code' as const, account: null, network, application_id: null };
      await database.insertInto('security_events').values(row).execute();
      return `row.network = '${network}'`;
    },
  },
  {
    part: 'budgets',
    table: 'budget_uses',
    make: async ({ database, deps }) => {
      const scope = randomUUID();
      const row = { budget: 'texts', scope, hour: deps.clock.now(), amount: 1 };
      await database.insertInto('budget_uses').values(row).execute();
      return `row.scope = '${scope}'`;
    },
  },
  {
    part: 'leads',
    table: 'people',
    make: async (server) => OF_APPLICATION(await leadOf(server, await TestClient.open(server), 'Quill')),
  },
  {
    part: 'drafts',
    table: 'application_steps',
    make: async (server) => OF_APPLICATION((await aDraft(server)).id),
  },
  {
    part: 'withdrawn',
    table: 'records',
    make: async (server) => {
      const { id } = await waitingApplication(server, await TestClient.open(server));
      const { client } = await openToApprove(server, id);
      assert.equal((await client.post(`/api/applications/${id}/decline/`, {})).status, 204);
      await sendDueEmails(server);
      return OF_APPLICATION(id);
    },
  },
  {
    part: 'sessions',
    table: 'documents',
    make: async (server) => `row.id = '${(await uploadedDocument(await TestClient.open(server), ownPdf())).id}'`,
  },
];

describe('a part of the clearing that fails', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { closes_at: '2090-01-01T00:00:00Z' });
    await addJob(server.database, { kind: 'clearing', key: 'every' }, server.deps);
  });
  after(() => server.stop());

  /** Parts whose rows are still there. */
  async function findLeft(conditions: ReadonlyMap<string, string>): Promise<string[]> {
    const left: string[] = [];
    for (const { part, table } of KINDS) {
      const { rows } = await sql`select from ${sql.table(table)} as row
        where ${sql.raw(conditions.get(part) ?? 'true')}`.execute(server.database);
      if (rows.length > 0) left.push(part);
    }
    return left;
  }

  /** Lets the database refuse to remove the rows of this condition while `run` is at work. */
  async function whileRefused(table: string, condition: string, run: () => Promise<void>): Promise<void> {
    await sql`create or replace function refuse_clearing() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = 'XX001'; end $$`.execute(server.database);
    await sql`create trigger refused_clearing before delete on ${sql.table(table)} for each row
      when (${sql.raw(condition.replaceAll('row.', 'old.'))}) execute function refuse_clearing()`.execute(
      server.database,
    );
    await run().finally(() => sql`drop trigger refused_clearing on ${sql.table(table)}`.execute(server.database));
  }

  const jobOf = () =>
    server.database
      .selectFrom('jobs')
      .select(['status', 'last_failure'])
      .where('kind', '=', 'clearing')
      .executeTakeFirstOrThrow();

  for (const { part: refused, table } of KINDS)
    it(`stops no other: ${refused}, whose rows of ${table} the database refuses to remove`, async () => {
      const conditions = new Map<string, string>();
      for (const { part, make } of KINDS) conditions.set(part, await make(server));
      assert.deepEqual(
        await findLeft(conditions),
        KINDS.map(({ part }) => part),
      );
      pass(server, 40 * DAY);

      await whileRefused(table, conditions.get(refused) ?? '', async () => {
        await doDueJobs(server, ['clearing']);
        assert.deepEqual(await findLeft(conditions), [refused]);
        assert.deepEqual(await jobOf(), { status: 'waiting', last_failure: 'XX001' });
      });

      // It is tried again by itself.
      pass(server, DAY);
      assert.equal(await doDueJobs(server, ['clearing']), 1);
      assert.deepEqual(await findLeft(conditions), []);
    });
});
