/**
 * Forty days of what was never submitted: a lead, two drafts with their documents, links, codes and holds, an upload that nobody used. Each goes
 * at its day, from the tables, the files of the database, the store of files and the log (reliability P6).
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Application } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { enqueueReminders } from '#server/drafts/reminders.ts';
import { filesUnder, findNeedles, needlesOf, readIfThere } from '#test/support/canaries.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { makeCode, sendWell, verifyNumber } from './support/drafts.ts';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { doDueJobs } from './support/jobs.ts';
import { freshNumbers, numbersOf, withNumbers } from './support/numbers.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;
const numbers = freshNumbers();

/** Whoever applies, as nobody else is called. */
class Somebody {
  readonly name: string;
  readonly contact: { first_name: string; last_name: string; email_address: string; tel_mobile: string };
  readonly document: Buffer;
  readonly #numbers: string[] = [];
  id = 0;

  constructor(name: string, mobile: string) {
    this.name = name;
    const last_name = `${name}sson`;
    this.contact = {
      first_name: name,
      last_name,
      email_address: `${name.toLowerCase()}@canary.example`,
      tel_mobile: mobile,
    };
    this.document = Buffer.concat([ownPdf(), Buffer.from(`% ${name} in a document\n`)]);
  }

  asApplication(application: Application): Application {
    const own = withNumbers(application, numbers);
    this.#numbers.push(...numbersOf(own));
    return { ...own, contact_details: { ...own.contact_details, ...this.contact } };
  }

  needles() {
    const { email_address, tel_mobile } = this.contact;
    const tax = Object.fromEntries(this.#numbers.map((number, at) => [`${this.name}'s number ${at}`, number]));
    return needlesOf({ [this.name]: this.name, email: email_address, mobile: tel_mobile, ...tax });
  }
}

describe('forty days', () => {
  let server: TestServer;
  const lines: string[] = [];
  const lead = new Somebody('Quillabeth', '+61491570156');
  const draft = new Somebody('Zorvander', '+61491570157');
  const savedAgain = new Somebody('Yxtalion', '+61491570158');
  const uploader = new Somebody('Wombergast', '+61491570159');
  let again: () => Promise<void>;

  before(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    server = await startTestServer({ logStream, config: { publicUrl: PUBLIC_URL } });
    server.app.log.level = 'trace';
    await addOffer(server);
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const send = async (by: TestClient, data: object, ifMatch?: number) =>
    (await sendWell(data, { by, ifMatch })).json() as { id: number; revision: number };

  /** Saves it with documents, a verified number and a code; gives what saves it again. */
  const save = async (somebody: Somebody): Promise<() => Promise<void>> => {
    const client = await TestClient.open(server);
    const ready = await readySubmission(server, client, 101, anIndividualApplication, somebody.document);
    const data = {
      ...toWire(somebody.asApplication(ready.application), { offer: 101 }),
      action: 'save_as_draft',
      file_key: randomUUID(),
    };
    const { id, revision } = await send(client, data);
    somebody.id = id;
    await verifyNumber(server, id, somebody.contact.tel_mobile);
    await makeCode(server, id);
    return async () => {
      await server.database
        .insertInto('draft_holds')
        .values({ ...(await sessionOf(id)), application_id: id, link_id: null, began_at: now(), used_at: now() })
        .execute();
      await send(client, { ...data, application_id: id }, revision);
    };
  };
  const sessionOf = (id: number) =>
    server.database.selectFrom('applications').select('session_id').where('id', '=', id).executeTakeFirstOrThrow();

  /** All that is left of somebody, in any byte of the database and the store of files, or in the log. */
  const leaksOf = async (somebody: Somebody): Promise<string[]> => {
    const needles = somebody.needles();
    const found = findNeedles(needles, Buffer.from(lines.join('')), 'the log');
    await sql`checkpoint`.execute(server.database);
    if (server.kind === 'embedded')
      for (const file of filesUnder(server.dataDirectory)) found.push(...findNeedles(needles, readIfThere(file), file));
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(server.database);
    for (const { name } of rows) {
      const table = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(
        server.database,
      );
      found.push(...findNeedles(needles, Buffer.from(table.rows.map(({ text }) => text).join('\n')), name));
    }
    return [...new Set(found.map(({ canary, place }) => `${canary} in ${place}`))];
  };
  const count = async (table: 'draft_codes' | 'draft_holds' | 'draft_links' | 'people' | 'document_ties', id: number) =>
    (await server.database.selectFrom(table).select('application_id').where('application_id', '=', id).execute())
      .length;

  /** What a day brings, each job twice. */
  const live = async (day: number): Promise<void> => {
    server.travelTo(new Date(START.getTime() + day * DAY));
    for (let time = 0; time < 2; time += 1) {
      await enqueueReminders(server.deps);
      await Promise.all([clearOnce(server.deps), clearOnce(server.deps)]);
    }
    await doDueJobs(server, ['message', 'sms']);
    // The tables are written anew after the hour in which something was removed, and then the log.
    for (const seconds of [3_620, 3_630]) {
      server.travelTo(new Date(START.getTime() + day * DAY + seconds * 1_000));
      await doDueJobs(server, ['rewriting']);
    }
  };

  it('each is gone at its day, and not before', { timeout: 240_000 }, async () => {
    const leading = await TestClient.open(server);
    lead.id = (await send(leading, { offer: 101, action: 'splash', contact_details: lead.contact })).id;
    await save(draft);
    again = await save(savedAgain);
    await (await TestClient.open(server)).upload(uploader.document, `${uploader.name}.pdf`);
    const contents = server.contents().size;
    for (const each of [lead, draft, savedAgain, uploader]) assert.notDeepEqual(await leaksOf(each), [], each.name);

    for (let day = 1; day <= 40; day += 1) {
      server.travelTo(new Date(START.getTime() + day * DAY));
      if (day === 8) await again();
      await live(day);

      assert.equal(await count('people', lead.id), day < 30 ? 1 : 0, `the lead on day ${day}`);
      for (const [each, end] of [
        [draft, 30],
        [savedAgain, 38],
      ] as const) {
        const isThere = day < end;
        const place = `${each.name} on day ${day}`;
        assert.equal((await count('people', each.id)) > 0, isThere, place);
        assert.equal((await count('document_ties', each.id)) > 0, isThere, place);
        assert.equal(await count('draft_codes', each.id), day < 2 ? 1 : 0, place);
        assert.equal((await count('draft_holds', each.id)) > 0, day === 8 && each === savedAgain, place);
        assert.equal((await count('draft_links', each.id)) > 0, isThere && (day < 31 || day >= 35), place);
      }
      if (day === 29)
        for (const each of [lead, draft, uploader]) assert.notDeepEqual(await leaksOf(each), [], each.name);
      if (day === 30) for (const each of [lead, draft, uploader]) assert.deepEqual(await leaksOf(each), [], each.name);
    }

    for (const each of [lead, draft, savedAgain, uploader]) assert.deepEqual(await leaksOf(each), [], each.name);
    assert.equal(server.contents().size, contents - 3);
  });

  it('the clearing did each thing once, and those who were about to lose a draft were told', async () => {
    const removals = await server.database
      .selectFrom('events')
      .select(['application_id', 'acting_as'])
      .where('kind', '=', 'draft_removed')
      .orderBy('application_id')
      .execute();

    assert.deepEqual(
      removals,
      [lead, draft, savedAgain].map(({ id }) => ({ application_id: id, acting_as: 'service' })),
    );
    const told = server.sent.filter(({ subject }) => subject.includes('will be deleted soon')).map(({ to }) => to);
    assert.deepEqual(told, [draft.contact.email_address, savedAgain.contact.email_address]);
  });
});
